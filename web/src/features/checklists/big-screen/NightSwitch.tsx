import { MoonStar } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/form/Button.tsx";
import type { ThemeChoice } from "../../../ui/theme/theme.ts";
import { useTheme } from "../../../ui/theme/use-theme.ts";

/** The red night theme, and back to what was there before. */
export function useNight() {
  const [theme, choose] = useTheme();
  const before = useRef<ThemeChoice>("auto");
  const isNight = theme === "nuit";
  const toggle = () => {
    if (!isNight) before.current = theme;
    choose(isNight ? before.current : "nuit");
  };
  return { isNight, toggle };
}

export function NightSwitch({ isNight, toggle }: ReturnType<typeof useNight>) {
  return (
    // why not a Chip: pressed, it would be the brightest spot of a screen that spares the eyes.
    <Button variant="secondary" aria-pressed={isNight} className={isNight ? "bg-sea-soft" : ""} onClick={toggle}>
      <MoonStar size={18} aria-hidden="true" />
      Nuit
    </Button>
  );
}
