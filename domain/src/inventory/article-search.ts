import { fold } from "../french/index.ts";
import type { Article } from "./schema.ts";

export const SEARCH_MIN = 2;
export const SEARCH_RESULTS = 10;

type Searchable = Pick<Article, "nom" | "categorie" | "sous_categorie">;

/** What the search looks through: name, category and sub-category, folded. The database keeps the same in `recherche`. */
export function searchText({ nom, categorie, sous_categorie }: Searchable): string {
  return fold(`${nom} ${categorie ?? ""} ${sous_categorie ?? ""}`);
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
