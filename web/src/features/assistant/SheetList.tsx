import { THEME_NAMES, THEMES, type Theme } from "@bosco/domain/assistant";
import { matchesWords } from "@bosco/domain/french";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Collapsible } from "../../ui/content/Collapsible.tsx";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { SearchInput } from "../../ui/form/SearchInput.tsx";
import { Loading } from "./Loading.tsx";
import { useSheets } from "./queries.ts";
import { themeIcons } from "./theme-icons.ts";

type SheetListProps = { theme: Theme | undefined; onOpen: (id: string) => void };

/** Every sheet by its shelf, or those whose title has the words. */
export function SheetList({ theme, onOpen }: SheetListProps) {
  const sheets = useSheets();
  const [typed, setTyped] = useState("");
  if (!sheets.data)
    return (
      <Loading
        query={sheets}
        failure="Impossible de charger les fiches."
        offline="Les fiches n’ont pas encore été lues sur cet appareil : elles demandent une connexion."
      />
    );
  const isSearched = typed.trim() !== "";
  const found = sheets.data.filter(({ titre }) => !isSearched || matchesWords(titre, typed.trim()));
  const shelves = THEMES.filter((one) => isSearched || !theme || one === theme)
    .map((one) => ({ theme: one, rows: found.filter((sheet) => sheet.theme === one) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="flex flex-col gap-3">
      <SearchInput
        aria-label="Chercher une fiche"
        placeholder="Chercher dans les titres"
        value={typed}
        onValueChange={setTyped}
      />
      <p role="status" className="sr-only">
        {isSearched && (found.length > 1 ? `${found.length} fiches trouvées` : `${found.length} fiche trouvée`)}
      </p>
      {shelves.length === 0 && (
        <EmptyState title="Aucune fiche trouvée" text="Essayez un autre mot, ou posez la question à l’assistant." />
      )}
      {shelves.map(({ theme: shelf, rows }) => {
        const Icon = themeIcons[shelf];
        return (
          <Collapsible
            // why: a search opens what it finds, and its end folds the shelves again.
            key={`${shelf}-${isSearched}`}
            title={THEME_NAMES[shelf]}
            count={rows.length}
            icon={<Icon size={20} aria-hidden="true" className="shrink-0 text-sea-strong" />}
            defaultOpen={isSearched || theme === shelf}
          >
            <ul className="divide-y divide-line">
              {rows.map(({ id, titre }) => (
                <li key={id}>
                  <Button variant="quiet" className="w-full text-left" onClick={() => onOpen(id)}>
                    <span className="flex-1">{titre}</span>
                    <ChevronRight size={18} aria-hidden="true" className="text-ink-2" />
                  </Button>
                </li>
              ))}
            </ul>
          </Collapsible>
        );
      })}
    </div>
  );
}
