import { LIST_CATEGORIES, type ListArticle, type StockLine } from "@bosco/domain/provisioning";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { ArticleRow } from "./ArticleRow.tsx";
import { ROW_COLUMNS } from "./row-columns.ts";

type ArticleListProps = {
  lines: readonly StockLine[];
  showsStock: boolean;
  /** Undefined for whoever may not change the list. */
  edits:
    | { change: (place: number, fields: Partial<ListArticle>) => unknown; remove: (place: number) => unknown }
    | undefined;
};

/** The articles by category, in the order of the list. */
export function ArticleList({ lines, showsStock, edits }: ArticleListProps) {
  if (lines.length === 0)
    return <EmptyState title="Cette liste est vide" text={edits && "Ajoutez un premier article ci-dessus."} />;
  const placed = lines.map((line, place) => ({ line, place }));
  return (
    <div className="flex flex-col gap-5">
      {LIST_CATEGORIES.map((category) => {
        const own = placed.filter(({ line }) => line.article.categorie === category);
        if (own.length === 0) return null;
        return (
          <div key={category}>
            <div className="flex items-baseline gap-2 border-line border-b pb-2">
              <h3 className="text-md">{category}</h3>
              <span className="text-ink-2 text-sm tabular-nums">{own.length}</span>
            </div>
            <div aria-hidden="true" className={`hidden py-2 font-semibold text-ink-2 text-xs sm:grid ${ROW_COLUMNS}`}>
              <span>Article</span>
              <span>Besoin</span>
              <span>Unité</span>
              <span className="text-right">{showsStock && "À bord"}</span>
              <span className="text-right">À acheter</span>
            </div>
            <ul>
              {own.map(({ line, place }) => (
                <ArticleRow
                  key={`${place}-${line.article.nom}`}
                  line={line}
                  showsStock={showsStock}
                  onChange={edits && ((fields) => edits.change(place, fields))}
                  onRemove={edits && (() => edits.remove(place))}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
