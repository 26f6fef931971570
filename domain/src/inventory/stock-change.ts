import { DECIMALS, roundTo } from "../fields/index.ts";
import { QUANTITY_LIMIT } from "./schema.ts";
import type { Stock } from "./stock-level.ts";

const PLACES = DECIMALS.quantite ?? 0;
/** why first to more: what arithmetic adds behind the ninth decimal must not turn a half into less than one. */
const SAFE_PLACES = 9;

const storable = (quantity: number) => Math.min(roundTo(roundTo(quantity, SAFE_PLACES), PLACES), QUANTITY_LIMIT);

/**
 * The stock after so much more or less: within 0 and its maximum, or what is aboard beyond it.
 * The server's `adjustArticle` says the same in SQL, so that two at once both count.
 */
export function adjustedStock({ quantite, quantite_max }: Stock, delta: number): number {
  return storable(Math.max(0, Math.min(quantite + delta, Math.max(quantite_max, quantite))));
}

/** The stock of each article with what was bought of it, once or several times. */
export function stockWithPurchases(purchases: readonly { id: string; quantite: number }[]) {
  const bought = new Map<string, number>();
  for (const { id, quantite } of purchases) bought.set(id, (bought.get(id) ?? 0) + quantite);
  return {
    ids: [...bought.keys()],
    quantity: ({ id, quantite }: { id: string; quantite: number }) => storable(quantite + (bought.get(id) ?? 0)),
  };
}
