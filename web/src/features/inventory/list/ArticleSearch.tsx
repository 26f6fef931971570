import { frenchNumber } from "@bosco/domain/french";
import { type Article, expiry, SEARCH_MIN, searchArticles, searchStock, stockPercent } from "@bosco/domain/inventory";
import { type KeyboardEvent, useId, useState } from "react";
import { useToday } from "../../../data/today.ts";
import { SearchInput } from "../../../ui/form/SearchInput.tsx";
import { popupLook } from "../../../ui/overlay/popup-look.ts";
import { classNames } from "../../../ui/theme/class-names.ts";
import { StockSigns } from "../articles/StockSigns.tsx";
import { SearchResult } from "./SearchResult.tsx";
import { useDebounced } from "./use-debounced.ts";
import { useSearchIndex } from "./use-search-index.ts";

const DEBOUNCE_MS = 300;

type ArticleSearchProps = { articles: readonly Article[]; onChoose: (article: Article) => void };

/** Finds an article by name, category or sub-category; arrows and Enter walk through what was found. */
export function ArticleSearch({ articles, onChoose }: ArticleSearchProps) {
  const [typed, setTyped] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const today = useToday();
  useSearchIndex(articles);
  const wanted = useDebounced(typed, DEBOUNCE_MS);
  const isAsked = isOpen && typed.trim().length >= SEARCH_MIN && wanted === typed;
  const found = isAsked ? searchArticles(articles, wanted) : [];
  const activeId = found.length > 0 ? `${listId}-${active}` : undefined;

  const type = (text: string) => {
    setTyped(text);
    setIsOpen(true);
    setActive(0);
  };
  const choose = (article: Article) => {
    setIsOpen(false);
    setTyped("");
    onChoose(article);
  };
  const press = (event: KeyboardEvent) => {
    const chosen = found[active];
    if (event.key === "ArrowDown" && found.length) setActive((active + 1) % found.length);
    else if (event.key === "ArrowUp" && found.length) setActive((active - 1 + found.length) % found.length);
    else if (event.key === "Enter" && chosen) choose(chosen);
    else if (event.key === "Escape" && isOpen) setIsOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative">
      <SearchInput
        role="combobox"
        aria-label="Rechercher un article"
        aria-autocomplete="list"
        aria-expanded={isAsked}
        aria-controls={found.length > 0 ? listId : undefined}
        aria-activedescendant={activeId}
        placeholder="Rechercher un article"
        value={typed}
        onValueChange={type}
        onKeyDown={press}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
      />
      {isAsked && (
        // why no popover: it would cost more than the search itself, and the list always hangs below its field.
        <div className={classNames(popupLook, "absolute inset-x-0 top-full z-20 mt-1.5")}>
          {found.length === 0 ? (
            <p className="px-4 py-3 text-ink-2 text-sm">Aucun article trouvé</p>
          ) : (
            <div
              id={listId}
              role="listbox"
              aria-label="Articles trouvés"
              tabIndex={-1}
              className="max-h-[60dvh] overflow-y-auto p-1.5"
              // why: the focus stays in the field; the list is walked through aria-activedescendant.
              onMouseDown={(event) => event.preventDefault()}
            >
              {found.map((article, index) => (
                <SearchResult
                  key={article.id}
                  id={`${listId}-${index}`}
                  isActive={index === active}
                  onPoint={() => setActive(index)}
                  onChoose={() => choose(article)}
                  nom={article.nom}
                  shelf={[article.categorie, article.sous_categorie].filter(Boolean).join(" · ")}
                  stock={`${frenchNumber(article.quantite)} / ${frenchNumber(article.quantite_max)} · ${Math.round(stockPercent(article))}\u00a0%`}
                  signs={<StockSigns age={expiry(article, today)} stock={searchStock(article)} />}
                />
              ))}
            </div>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {isAsked && (found.length === 0 ? "Aucun article trouvé" : `${found.length} article(s) trouvé(s)`)}
      </p>
    </div>
  );
}
