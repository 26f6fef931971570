import { frenchNumber } from "@bosco/domain/french";
import { type Article, type ArticleGroup, quantityToBuy } from "@bosco/domain/inventory";
import { memo } from "react";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { NumberStepper } from "../../../ui/form/NumberStepper.tsx";
import { toBuy } from "./shopping-sections.ts";
import type { Purchases } from "./use-purchases.ts";

type ShoppingGroupsProps = {
  title: string;
  /** Which articles stand here, where the title does not say it all. */
  note?: string;
  groups: readonly ArticleGroup<Article>[];
  purchases: Purchases;
  onBuy: (ids: readonly string[], quantity?: number) => void;
};

/** One half of the list, by sub-category. */
export function ShoppingGroups({ title, note, groups, purchases, onBuy }: ShoppingGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2">
        <h3 className="text-md">{title}</h3>
        {note && <p className="text-ink-2 text-sm">{note}</p>}
      </div>
      <div className="grid gap-4">
        {groups.map((group) => (
          <div key={group.nom}>
            <h4 className="text-ink-2 text-sm">{group.nom}</h4>
            <ul className="divide-y divide-line">
              {group.articles.map((article) => (
                <ShoppingLine key={article.id} article={article} bought={purchases[article.id]} onBuy={onBuy} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

type ShoppingLineProps = { article: Article; bought: number | undefined; onBuy: ShoppingGroupsProps["onBuy"] };

const ShoppingLine = memo(function ShoppingLine({ article, bought, onBuy }: ShoppingLineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <Checkbox
        className="min-w-[min(10rem,100%)] flex-1"
        checked={bought !== undefined}
        onChange={(event) => onBuy([article.id], event.target.checked ? quantityToBuy(article) : undefined)}
        label={<span className={bought === undefined ? "" : "text-ink-2 line-through"}>{article.nom}</span>}
        description={`${frenchNumber(article.quantite)} / ${frenchNumber(article.quantite_max)} à bord`}
      />
      {bought === undefined ? (
        <span className="font-semibold tabular-nums">{toBuy(article)}</span>
      ) : (
        <NumberStepper
          label={`Acheté\u00a0: ${article.nom}`}
          value={bought}
          min={1}
          unit={article.unite}
          onValueChange={(quantity) => onBuy([article.id], quantity)}
        />
      )}
    </li>
  );
});
