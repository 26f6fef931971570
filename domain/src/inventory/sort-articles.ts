import { compareFrench } from "../french/index.ts";
import type { Article } from "./schema.ts";
import { stockPercent } from "./stock-level.ts";

/** What the list of articles can be sorted by, in the order of its columns. */
export const ARTICLE_SORTS = [
  "nom",
  "categorie",
  "espace",
  "quantite",
  "quantite_max",
  "stock",
  "date_peremption",
  "prix_unitaire",
] as const;
export type ArticleSortKey = (typeof ARTICLE_SORTS)[number];

export interface ArticleSort {
  by: ArticleSortKey;
  descending: boolean;
}

type Sortable = Pick<
  Article,
  | "nom"
  | "categorie"
  | "sous_categorie"
  | "espace_stockage_id"
  | "quantite"
  | "quantite_max"
  | "date_peremption"
  | "prix_unitaire"
>;
type Places = ReadonlyMap<string, string>;

type Value = string | number;

/** What an article is compared by, the first that differs decides; null where it has nothing of the kind. */
const values: Record<ArticleSortKey, (article: Sortable, places: Places) => readonly (Value | null)[]> = {
  nom: ({ nom }) => [nom],
  categorie: ({ categorie, sous_categorie }) => [categorie, sous_categorie],
  espace: ({ espace_stockage_id }, places) => [places.get(espace_stockage_id ?? "") ?? null],
  quantite: ({ quantite }) => [quantite],
  quantite_max: ({ quantite_max }) => [quantite_max],
  stock: (article) => [stockPercent(article)],
  date_peremption: ({ date_peremption }) => [date_peremption],
  prix_unitaire: ({ prix_unitaire }) => [prix_unitaire],
};

function compare(a: Value | null, b: Value | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return direction * (typeof a === "number" && typeof b === "number" ? a - b : compareFrench(String(a), String(b)));
}

/**
 * The articles in an order chosen. Those that lack what is asked for come last whichever way it runs; what is equal is in
 * alphabetical order.
 */
export function sortArticles<A extends Sortable>(articles: readonly A[], sort: ArticleSort, places: Places): A[] {
  const direction = sort.descending ? -1 : 1;
  const keyed = articles.map((article) => ({ article, by: values[sort.by](article, places) }));
  keyed.sort((a, b) => {
    for (const [index, value] of a.by.entries()) {
      const order = compare(value, b.by[index] ?? null, direction);
      if (order !== 0) return order;
    }
    return compareFrench(a.article.nom, b.article.nom);
  });
  return keyed.map(({ article }) => article);
}

/** The order after a column's head was pressed: by that column, and the other way round when it is so already. */
export function pressedSort(before: ArticleSort, by: ArticleSortKey): ArticleSort {
  return { by, descending: before.by === by && !before.descending };
}
