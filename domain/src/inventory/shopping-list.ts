import { type ArticleGroup, groupBySubCategory } from "./grouping.ts";
import type { Article } from "./schema.ts";
import { type Stock, shoppingPriority } from "./stock-level.ts";

type Line = Pick<Article, "id" | "nom" | "sous_categorie" | "quantite" | "quantite_max" | "unite">;

/** quantite_max − quantite, to three decimals. */
export function quantityToBuy({ quantite, quantite_max }: Stock): number {
  return Math.max(0, Math.round((quantite_max - quantite) * 1000) / 1000);
}

/** The unit of a quantity to buy; 'unités' when the article has none of its own. */
export function unitToBuy({ unite }: Pick<Article, "unite">): string {
  return unite === "" || unite === "unité" ? "unités" : unite;
}

export interface ShoppingList<A> {
  critical: ArticleGroup<A>[];
  others: ArticleGroup<A>[];
  count: number;
}

/** What is missing aboard: critical articles first, then the others, each by sub-category. Full ones are left out. */
export function shoppingList<A extends Line>(articles: readonly A[]): ShoppingList<A> {
  const ranked = (priority: "critique" | "normale") =>
    articles.filter((article) => shoppingPriority(article) === priority && quantityToBuy(article) > 0);
  const [critical, others] = [ranked("critique"), ranked("normale")];
  return {
    critical: groupBySubCategory(critical),
    others: groupBySubCategory(others),
    count: critical.length + others.length,
  };
}
