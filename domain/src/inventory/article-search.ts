import { fold } from "../french/index.ts";
import type { Article } from "./schema.ts";

export const SEARCH_MIN = 2;
export const SEARCH_RESULTS = 10;

type Searchable = Pick<Article, "nom" | "categorie" | "sous_categorie"> &
  Partial<Pick<Article, "reference" | "numero_fabricant">>;

/**
 * What the search looks through: name, category, sub-category, reference and maker's number, folded. The database keeps the
 * first three in `recherche`.
 */
export function searchText({ nom, categorie, sous_categorie, reference, numero_fabricant }: Searchable): string {
  const numbers = `${reference ?? ""} ${numero_fabricant ?? ""}`;
  // why on a line of its own: nobody types one, so nothing is found across the two.
  return fold(`${nom} ${categorie ?? ""} ${sous_categorie ?? ""}\n${numbers}`);
}

const folded = new WeakMap<object, string>();

/** The text of a row, folded the first time it is asked for. */
function textOf(article: Searchable): string {
  const known = folded.get(article);
  if (known !== undefined) return known;
  const text = searchText(article);
  folded.set(article, text);
  return text;
}

/** Folds some rows ahead of the search, so that a long list is ready before anyone types. */
export function prepareSearch(articles: readonly Searchable[], from: number, count: number): void {
  for (const article of articles.slice(from, from + count)) textOf(article);
}

/** At most ten articles that contain what was typed, literally; none below two characters. Each row is folded once. */
export function searchArticles<A extends Searchable>(
  articles: readonly A[],
  typed: string,
  limit = SEARCH_RESULTS,
): A[] {
  if (typed.trim().length < SEARCH_MIN) return [];
  const wanted = fold(typed.trim());
  const found: A[] = [];
  for (const article of articles) {
    if (!textOf(article).includes(wanted)) continue;
    found.push(article);
    if (found.length === limit) break;
  }
  return found;
}
