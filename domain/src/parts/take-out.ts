import type { Article } from "../inventory/index.ts";
import { type PartAboard, quantity } from "./aboard.ts";

type Held = Pick<Article, "id" | "nom" | "quantite" | "quantite_max">;

/** One article that leaves the stock when a work is finished: by how much, and how it comes back. */
export interface TakenOut {
  article_id: string;
  taken: number;
  /** The stock as it was, where it was more than the maximum: no step brings it back there. */
  beyondMax?: number;
}

/** What finishing takes out of the stock: what the work needs, and no more than there is. */
export function takenOut<A extends Held>(parts: readonly PartAboard<A>[]): TakenOut[] {
  return parts.flatMap(({ part, article }) => {
    const taken = quantity(Math.min(part.quantite, article.quantite));
    if (taken <= 0) return [];
    const beyond = article.quantite > article.quantite_max ? { beyondMax: article.quantite } : {};
    return [{ article_id: article.id, taken, ...beyond }];
  });
}
