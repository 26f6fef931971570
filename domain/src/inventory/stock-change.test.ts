import { expect, test } from "vitest";
import { adjustedStock, stockWithPurchases } from "./index.ts";

test.each([
  ["within", 2, 5, 1, 3],
  ["no further than the maximum", 4, 5, 3, 5],
  ["no less than nothing", 1, 5, -3, 0],
  ["beyond the maximum already: it stays", 8, 5, 1, 8],
  ["beyond the maximum already: it may shrink", 8, 5, -1, 7],
  ["in thousandths, without the noise of arithmetic", 0.1, 5, 0.2, 0.3],
  ["a half of a thousandth goes up", 1.001, 5, 0.0005, 1.002],
])("a stock is adjusted %s", (_, quantite, quantite_max, delta, after) => {
  expect(adjustedStock({ quantite, quantite_max }, delta)).toBe(after);
});

test("what was bought twice counts twice, and the column's limit holds", () => {
  const { ids, quantity } = stockWithPurchases([
    { id: "a", quantite: 0.1 },
    { id: "b", quantite: 1 },
    { id: "a", quantite: 0.2 },
  ]);
  expect(ids).toEqual(["a", "b"]);
  expect(quantity({ id: "a", quantite: 0 })).toBe(0.3);
  expect(quantity({ id: "b", quantite: 999_999.5 })).toBe(1_000_000);
  expect(quantity({ id: "c", quantite: 4 })).toBe(4);
});
