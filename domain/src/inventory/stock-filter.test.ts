import { expect, test } from "vitest";
import { passesStock, STOCK_FILTERS, type StockFilter } from "./stock-filter.ts";

const today = "2026-06-15";
const stock = (quantite: number, date_peremption: string | null = null) => ({
  quantite,
  quantite_max: 100,
  date_peremption,
});

test.each<[what: string, article: ReturnType<typeof stock>, filters: StockFilter[]]>([
  ["full, and good for ever", stock(100), []],
  ["a quarter full", stock(25), []],
  ["less than that", stock(24), ["a-racheter"]],
  ["a fifth full", stock(20), ["critique", "a-racheter"]],
  ["empty", stock(0), ["vide", "a-racheter"]],
  ["of today", stock(100, "2026-06-15"), ["perimes"]],
  ["of tomorrow", stock(100, "2026-06-16"), ["expirent"]],
  ["of next year", stock(100, "2027-06-16"), []],
  ["used up before it went bad", stock(0, "2026-06-01"), ["vide", "a-racheter"]],
])("an article that is %s", (_, article, filters) => {
  expect(STOCK_FILTERS.filter((filter) => passesStock(article, filter, today))).toEqual(["tous", ...filters]);
});
