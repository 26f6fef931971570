import type { ArticleSort, ArticleSortKey } from "@bosco/domain/inventory";
import { type ArticleActions, ArticleCard } from "../articles/ArticleCard.tsx";
import { ArticleLine } from "./dense/ArticleLine.tsx";
import { ArticleTableRow } from "./dense/ArticleTableRow.tsx";
import { lineDetail } from "./dense/line-detail.ts";
import type { ListRow, ListSource } from "./list-rows.ts";
import { SectionHeading } from "./SectionHeading.tsx";

/** How the rows of a list are drawn: cards in a grid, lines on a narrow screen, a table on a wide one. */
export type RowLook =
  | { kind: "cards" }
  | { kind: "lines"; sort: ArticleSort }
  | { kind: "table"; sort: ArticleSort; columns: readonly ArticleSortKey[] };

export type RowContext = {
  source: ListSource;
  look: RowLook;
  onToggle: (key: string) => void;
  actions: ArticleActions;
};

type StockRowProps = RowContext & {
  row: ListRow;
  /** In how many columns cards stand. */
  grid: string;
  /** Which of all rows it is, where not all are drawn. */
  rowIndex?: number;
};

/** A heading, or the articles of one row. */
export function StockRow({ row, grid, rowIndex, source, look, onToggle, actions }: StockRowProps) {
  if (row.kind === "heading") {
    const heading = <SectionHeading row={row} onToggle={onToggle} dense={look.kind !== "cards"} />;
    if (look.kind !== "table") return heading;
    return (
      // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a tr could not stand where a virtual list puts it
      <div role="row" aria-rowindex={rowIndex} className="px-3">
        {/* biome-ignore lint/a11y/useSemanticElements: as its row */}
        <div role="cell" aria-colspan={look.columns.length + 1}>
          {heading}
        </div>
      </div>
    );
  }
  const placeOf = (id: string | null) => source.places.get(id ?? "");
  if (look.kind === "cards")
    return (
      <div className={`grid gap-3 pb-3 ${grid}`}>
        {row.articles.map((article) => (
          <ArticleCard
            key={article.id}
            article={article}
            place={placeOf(article.espace_stockage_id)}
            today={source.today}
            {...actions}
          />
        ))}
      </div>
    );
  return row.articles.map((article) =>
    look.kind === "lines" ? (
      <ArticleLine
        key={article.id}
        article={article}
        detail={lineDetail(article, source, look.sort)}
        today={source.today}
        {...actions}
      />
    ) : (
      <ArticleTableRow
        key={article.id}
        article={article}
        place={placeOf(article.espace_stockage_id)}
        today={source.today}
        columns={look.columns}
        rowIndex={rowIndex}
        {...actions}
      />
    ),
  );
}
