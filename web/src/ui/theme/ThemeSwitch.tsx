import { ChipGroup } from "../choice/ChipGroup.tsx";
import { MenuChoices } from "../overlay/DropdownMenu.tsx";
import { themeOptions } from "./theme-options.tsx";
import { useTheme } from "./use-theme.ts";

const label = "Apparence";

/** The four themes side by side, for a page of settings. */
export function ThemeSwitch({ className }: { className?: string }) {
  const [choice, choose] = useTheme();
  return <ChipGroup label={label} chips={themeOptions} value={choice} onValueChange={choose} className={className} />;
}

/** The same inside a DropdownMenu. */
export function ThemeMenuChoices() {
  const [choice, choose] = useTheme();
  return <MenuChoices label={label} options={themeOptions} value={choice} onValueChange={choose} />;
}
