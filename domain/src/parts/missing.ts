import { addDays, type Day } from "../days/index.ts";
import { compareFrench } from "../french/index.ts";
import type { Article } from "../inventory/index.ts";
import { dueDay, isSoon, type Maintenance, type MomentOf } from "../maintenance/index.ts";
import { quantity } from "./aboard.ts";
import { PARTS_AHEAD_DAYS } from "./ahead.ts";
import type { Part } from "./schema.ts";

export interface MissingPart<A> {
  article: A;
  /** How much all works of that time need together, and how much of it is not aboard. */
  needed: number;
  missing: number;
}

/** The parts that are short for the works that are late or due within the coming month, by name. */
export function missingParts<A extends Pick<Article, "id" | "nom" | "quantite">>(
  { works, parts, articles }: { works: readonly Maintenance[]; parts: readonly Part[]; articles: readonly A[] },
  momentOf: MomentOf,
  today: Day,
): MissingPart<A>[] {
  const until = addDays(today, PARTS_AHEAD_DAYS);
  // why soon too: hours that are nearly reached have no day where nothing tells how the engine is used.
  const isComing = (m: Maintenance) => dueDay(m, momentOf(m)) <= until || isSoon(m, momentOf(m));
  const coming = new Set(works.filter((m) => m.statut !== "Terminée" && isComing(m)).map(({ id }) => id));
  const needs = new Map<string, number>();
  for (const { maintenance_id, article_id, quantite } of parts)
    if (coming.has(maintenance_id)) needs.set(article_id, (needs.get(article_id) ?? 0) + quantite);
  return articles
    .flatMap((article) => {
      const needed = quantity(needs.get(article.id) ?? 0);
      const missing = quantity(needed - article.quantite);
      return missing > 0 ? [{ article, needed, missing }] : [];
    })
    .sort((a, b) => compareFrench(a.article.nom, b.article.nom));
}
