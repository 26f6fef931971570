import type { Expiry } from "./expiry.ts";
import type { CardStock, SearchStock } from "./stock-level.ts";

export type ArticleSign = Expiry | CardStock | SearchStock;

/** What matters most first; what stands on one line matters alike, and an article never has two of it. */
const BY_WEIGHT: readonly (readonly ArticleSign[])[] = [
  ["Périmé"],
  ["Épuisé", "Vide", "Critique"],
  ["Expire bientôt"],
  ["Faible", "Partiel"],
  ["Suffisant", "Plein"],
];

const weight = new Map(BY_WEIGHT.flatMap((signs, index) => signs.map((sign) => [sign, index] as const)));

/**
 * Of what is said about an article's age and its stock, the sign that rules. It alone is coloured: 'Périmé' beside a green
 * 'Suffisant' would say that all is well.
 */
export function rulingSign(age: Expiry | null, stock: CardStock | SearchStock): ArticleSign {
  if (age === null) return stock;
  return (weight.get(age) ?? 0) < (weight.get(stock) ?? 0) ? age : stock;
}
