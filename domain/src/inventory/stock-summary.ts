import { frenchNumber, unitOf, withUnit } from "../french/index.ts";
import { groupByCategory } from "./grouping.ts";
import type { Article } from "./schema.ts";

/** So many articles are read through; of more only their numbers are told. */
export const NAMED_MOST = 60;

export interface StockSummary {
  categorie: string;
  count: number;
  /** « Fusées, 4 unités; … », or nothing where there are too many to name. */
  names: string | undefined;
}

type Aboard = Pick<Article, "nom" | "categorie" | "sous_categorie" | "quantite" | "unite">;

const PIECE = "unité";
const named = ({ nom, quantite, unite }: Aboard) =>
  `${nom} (${unite === PIECE ? frenchNumber(quantite) : withUnit(quantite, unitOf(quantite, unite))})`;

/** What is aboard by category, for somebody who will own it: what is used up is not. */
export function stockSummary(articles: readonly Aboard[]): StockSummary[] {
  const aboard = articles.filter(({ quantite }) => quantite > 0);
  const isShort = aboard.length <= NAMED_MOST;
  return groupByCategory(aboard).map(({ nom, count, groups }) => ({
    categorie: nom,
    count,
    names: isShort ? groups.flatMap((group) => group.articles.map(named)).join(", ") : undefined,
  }));
}
