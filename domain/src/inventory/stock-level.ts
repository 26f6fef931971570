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

// The thresholds, in percent of the maximum, differ on purpose: each screen asks its own question. Whoever counts 'critique' says
// its own beside the count.
/** At most this is 'Critique' on a card and in the search. */
export const CARD_CRITICAL = 25;
/** At most this is 'Faible' on a card. */
export const CARD_LOW = 50;
/** Below this an article is listed on the dashboard. */
export const DASHBOARD_CRITICAL = 25;
/** Below this an article leads the shopping list. */
export const SHOPPING_CRITICAL = 30;
/** At most this, and not empty, counts as 'Stock critique'. */
export const COUNTER_CRITICAL = 20;

export type CardStock = "Épuisé" | "Critique" | "Faible" | "Suffisant";

/** The badge of an article card. */
export function cardStock(stock: Stock): CardStock {
  const percent = stockPercent(stock);
  if (percent <= 0) return "Épuisé";
  if (percent <= CARD_CRITICAL) return "Critique";
  return percent <= CARD_LOW ? "Faible" : "Suffisant";
}

export type SearchStock = "Vide" | "Critique" | "Partiel" | "Plein";

/** The badge of a search result. */
export function searchStock(stock: Stock): SearchStock {
  const percent = stockPercent(stock);
  if (percent <= 0) return "Vide";
  if (percent <= CARD_CRITICAL) return "Critique";
  return percent < 100 ? "Partiel" : "Plein";
}

/** Whether the dashboard lists it among 'Articles critiques'. */
export function isDashboardCritical(stock: Stock): boolean {
  return stockPercent(stock) < DASHBOARD_CRITICAL;
}

export type ShoppingPriority = "critique" | "normale";

/** How the shopping list ranks it; null when there is nothing to buy. */
export function shoppingPriority(stock: Stock): ShoppingPriority | null {
  const percent = stockPercent(stock);
  if (percent >= 100) return null;
  return percent < SHOPPING_CRITICAL ? "critique" : "normale";
}

export type CounterStock = "vide" | "critique" | "normal";

/** What the inventory page and the bulk panel count: 'Stock vide', 'Stock critique' (above 0), or neither. */
export function counterStock(stock: Stock): CounterStock {
  if (stock.quantite <= 0) return "vide";
  const percent = stockPercent(stock);
  return percent > 0 && percent <= COUNTER_CRITICAL ? "critique" : "normal";
}
