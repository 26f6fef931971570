import { compareFrench } from "../french/index.ts";
import type { Article } from "./schema.ts";

export const NO_CATEGORY = "Sans catégorie";
export const NO_SUB_CATEGORY = "Sans sous-catégorie";

export interface ArticleGroup<A> {
  nom: string;
  articles: A[];
}
export interface CategoryGroup<A> {
  nom: string;
  /** Articles in all its sub-categories. */
  count: number;
  groups: ArticleGroup<A>[];
}

/** Names in alphabetical order; the one for 'none' comes last. */
function byName(last: string) {
  return (a: { nom: string }, b: { nom: string }) =>
    Number(a.nom === last) - Number(b.nom === last) || compareFrench(a.nom, b.nom);
}

/** Puts articles together by a name; within a group they keep their order. */
function groupBy<A>(articles: readonly A[], nameOf: (article: A) => string): ArticleGroup<A>[] {
  const groups = new Map<string, A[]>();
  for (const article of articles) {
    const nom = nameOf(article);
    const group = groups.get(nom);
    if (group) group.push(article);
    else groups.set(nom, [article]);
  }
  return [...groups].map(([nom, members]) => ({ nom, articles: members }));
}

export function groupBySubCategory<A extends Pick<Article, "sous_categorie">>(
  articles: readonly A[],
): ArticleGroup<A>[] {
  return groupBy(articles, (article) => article.sous_categorie ?? NO_SUB_CATEGORY).sort(byName(NO_SUB_CATEGORY));
}

/** The inventory as the page shows it: categories, and sub-categories within them. */
export function groupByCategory<A extends Pick<Article, "categorie" | "sous_categorie">>(
  articles: readonly A[],
): CategoryGroup<A>[] {
  return groupBy(articles, (article) => article.categorie ?? NO_CATEGORY)
    .sort(byName(NO_CATEGORY))
    .map(({ nom, articles: members }) => ({ nom, count: members.length, groups: groupBySubCategory(members) }));
}
