import type { Article } from "./schema.ts";

export type Stock = Pick<Article, "quantite" | "quantite_max">;

/**
 * How full the stock is, in percent; 0 when the maximum is not positive.
 * why in thousandths: quantities have three decimals, and 1.1 of 5.5 has to be 20 % exactly, not a little more.
 */
export function stockPercent({ quantite, quantite_max }: Stock): number {
  if (!(quantite_max > 0)) return 0;
  return (Math.round(quantite * 1000) * 100) / Math.round(quantite_max * 1000);
}

// The five thresholds differ on purpose: each screen asks its own question.

export type CardStock = "Épuisé" | "Critique" | "Faible" | "Suffisant";

/** The badge of an article card. */
export function cardStock(stock: Stock): CardStock {
  const percent = stockPercent(stock);
  if (percent <= 0) return "Épuisé";
  if (percent <= 25) return "Critique";
  return percent <= 50 ? "Faible" : "Suffisant";
}

export type SearchStock = "Vide" | "Critique" | "Partiel" | "Plein";

/** The badge of a search result. */
export function searchStock(stock: Stock): SearchStock {
  const percent = stockPercent(stock);
  if (percent <= 0) return "Vide";
  if (percent <= 25) return "Critique";
  return percent < 100 ? "Partiel" : "Plein";
}

/** Whether the dashboard lists it among 'Articles critiques': under a quarter of the maximum. */
export function isDashboardCritical(stock: Stock): boolean {
  return stockPercent(stock) < 25;
}

export type ShoppingPriority = "critique" | "normale";

/** How the shopping list ranks it; null when there is nothing to buy. */
export function shoppingPriority(stock: Stock): ShoppingPriority | null {
  const percent = stockPercent(stock);
  if (percent >= 100) return null;
  return percent < 30 ? "critique" : "normale";
}

export type CounterStock = "vide" | "critique" | "normal";

/** What the inventory page and the bulk panel count: 'Stock vide', 'Stock critique' (above 0, at most 20 %), or neither. */
export function counterStock(stock: Stock): CounterStock {
  if (stock.quantite <= 0) return "vide";
  const percent = stockPercent(stock);
  return percent > 0 && percent <= 20 ? "critique" : "normal";
}
