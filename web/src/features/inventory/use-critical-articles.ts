import type { Boat } from "@bosco/domain/boats";
import { isDashboardCritical, stockPercent } from "@bosco/domain/inventory";
import { useQuery } from "@tanstack/react-query";
import { articlesQuery } from "./articles/articles-query.ts";

/** What runs out aboard a boat, the emptiest first; `articles` says how loading went. */
export function useCriticalArticles(boat: Boat | undefined) {
  const articles = useQuery(articlesQuery);
  const critical = (articles.data ?? [])
    .filter((article) => article.bateau_id === boat?.id && isDashboardCritical(article))
    .sort((a, b) => stockPercent(a) - stockPercent(b));
  return { articles, critical };
}
