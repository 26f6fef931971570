import type { Article, ArticleGroup, ShoppingList } from "@bosco/domain/inventory";

type Groups = ArticleGroup<Article>[];

/** The shopping list up to so many lines. */
export function firstLines({ critical, others }: ShoppingList<Article>, most: number) {
  let left = most;
  const take = (groups: Groups): Groups =>
    groups.flatMap((group) => {
      const articles = group.articles.slice(0, Math.max(left, 0));
      left -= articles.length;
      return articles.length > 0 ? [{ ...group, articles }] : [];
    });
  return { critical: take(critical), others: take(others) };
}
