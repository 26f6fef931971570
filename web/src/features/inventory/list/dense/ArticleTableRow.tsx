import { euros, frenchDay, frenchNumber, unitOf } from "@bosco/domain/french";
import { type Article, type ArticleSortKey, cardStock, expiry } from "@bosco/domain/inventory";
import { memo, type ReactNode } from "react";
import { Badge } from "../../../../ui/content/Badge.tsx";
import { classNames } from "../../../../ui/theme/class-names.ts";
import type { ArticleActions } from "../../articles/ArticleCard.tsx";
import { StockSigns, signTone } from "../../articles/StockSigns.tsx";
import { useQuantity } from "../../articles/use-stock-steps.ts";
import { COLUMNS, tableRowLook, templateOf } from "./columns.ts";
import { EditPress } from "./EditPress.tsx";
import { RowMenu } from "./RowMenu.tsx";
import { RowStepper } from "./RowStepper.tsx";

type ArticleTableRowProps = ArticleActions & {
  article: Article;
  place: string | undefined;
  today: string;
  columns: readonly ArticleSortKey[];
  /** Its place among all rows, where not all are drawn. */
  rowIndex: number | undefined;
};

/** An article as a row of the desk's table. */
export const ArticleTableRow = memo(function ArticleTableRow(props: ArticleTableRowProps) {
  const { article, place, today, columns, rowIndex, ...actions } = props;
  const count = useQuantity(article);
  const signs = { age: expiry(article, today), stock: cardStock({ ...article, quantite: count.quantity }) };
  const { age, stock } = signs;
  const saysAge = columns.includes("date_peremption");
  const cells: Record<ArticleSortKey, ReactNode> = {
    nom: <EditPress article={article} {...actions} />,
    categorie: (
      <>
        {article.categorie}
        {article.sous_categorie && <span className="block text-xs">{article.sous_categorie}</span>}
      </>
    ),
    espace: place,
    quantite: <RowStepper article={article} count={count} onlyLooks={actions.onlyLooks} />,
    quantite_max: `${frenchNumber(article.quantite_max)}\u00a0${unitOf(article.quantite_max, article.unite)}`,
    // why both where the dates are hidden: a quiet 'Suffisant' alone would hide what rules.
    stock: saysAge ? <Badge tone={signTone(stock, signs)}>{stock}</Badge> : <StockSigns {...signs} />,
    date_peremption: article.date_peremption && (
      <>
        <span className="block">{frenchDay(article.date_peremption)}</span>
        {age && (
          <Badge tone={signTone(age, signs)} className="row-badge">
            {age}
          </Badge>
        )}
      </>
    ),
    prix_unitaire: article.prix_unitaire !== null && euros(article.prix_unitaire),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a tr could not stand where a virtual list puts it; what is in it takes the focus
    <div
      role="row"
      aria-rowindex={rowIndex}
      className={classNames(
        tableRowLook,
        "relative min-h-13 border-line border-t py-0.5 text-sm tabular-nums leading-tight transition-colors hover:bg-surface-2",
      )}
      style={{ gridTemplateColumns: templateOf(columns) }}
    >
      {columns.map((column) => (
        <div
          key={column}
          role={column === "nom" ? "rowheader" : "cell"}
          className={classNames(
            "min-w-0 break-words",
            column !== "nom" && "text-ink-2",
            COLUMNS[column].isNumber && "pr-2 text-right",
          )}
        >
          {cells[column]}
        </div>
      ))}
      {/* biome-ignore lint/a11y/useSemanticElements: as its row */}
      <div role="cell">{!actions.onlyLooks && <RowMenu article={article} {...actions} />}</div>
    </div>
  );
});
