import type { Day } from "../days/index.ts";
import { EXPIRING_SOON_DAYS, expiryAboard } from "./expiry.ts";
import type { Article } from "./schema.ts";
import { counterStock, DASHBOARD_CRITICAL, isDashboardCritical } from "./stock-level.ts";

/** What the inventory page can be asked to show, by its name in the address: all, what two of its counters count, and what a fleet counts. */
export const STOCK_FILTERS = ["tous", "critique", "vide", "a-racheter", "perimes", "expirent"] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

type Filtered = Pick<Article, "quantite" | "quantite_max" | "date_peremption">;

const keeps: Record<StockFilter, (article: Filtered, today: Day) => boolean> = {
  tous: () => true,
  critique: (article) => counterStock(article) === "critique",
  vide: (article) => counterStock(article) === "vide",
  "a-racheter": isDashboardCritical,
  perimes: (article, today) => expiryAboard(article, today) === "Périmé",
  expirent: (article, today) => expiryAboard(article, today) === "Expire bientôt",
};

export const passesStock = (article: Filtered, filter: StockFilter, today: Day) => keeps[filter](article, today);

/** What is shown, where none of the page's counters says so. */
export const stockFilterWords: Partial<Record<StockFilter, string>> = {
  "a-racheter": `Articles sous ${DASHBOARD_CRITICAL}\u00a0% du maximum`,
  perimes: "Articles périmés à bord",
  expirent: `Articles qui expirent dans les ${EXPIRING_SOON_DAYS}\u00a0jours`,
};
