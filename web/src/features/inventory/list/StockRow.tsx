import { type ArticleActions, ArticleCard } from "../articles/ArticleCard.tsx";
import type { ListRow, ListSource } from "./list-rows.ts";
import { SectionHeading } from "./SectionHeading.tsx";

export type RowContext = { source: ListSource; onToggle: (key: string) => void; actions: ArticleActions };

/** A heading, or cards side by side; `grid` says in how many columns. */
export function StockRow({ row, grid, source, onToggle, actions }: RowContext & { row: ListRow; grid: string }) {
  if (row.kind === "heading") return <SectionHeading row={row} onToggle={onToggle} />;
  return (
    <div className={`grid gap-3 pb-3 ${grid}`}>
      {row.articles.map((article) => (
        <ArticleCard
          key={article.id}
          article={article}
          place={source.places.get(article.espace_stockage_id ?? "")}
          today={source.today}
          {...actions}
        />
      ))}
    </div>
  );
}
