import { THEME_NAMES, THEMES, type Theme } from "@bosco/domain/assistant";
import { Card, CardHeader } from "../../ui/content/Card.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { themeIcons } from "./theme-icons.ts";

/** The shelves of the knowledge base at a glance, beside the conversation. */
export function ThemeShelf({ onBrowse }: { onBrowse: (theme?: Theme) => void }) {
  return (
    <Card as="section" aria-label="Fiches par thème">
      <CardHeader title="Fiches par thème" />
      <ul className="-mx-3">
        {THEMES.map((theme) => {
          const Icon = themeIcons[theme];
          return (
            <li key={theme}>
              <Button variant="quiet" className="w-full justify-start px-3 text-left" onClick={() => onBrowse(theme)}>
                <Icon size={18} aria-hidden="true" className="text-sea-strong" />
                {THEME_NAMES[theme]}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
