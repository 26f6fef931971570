import { describe, expect, test } from "vitest";
import {
  cardStock,
  counterStock,
  isDashboardCritical,
  searchStock,
  shoppingPriority,
  stockPercent,
} from "./stock-level.ts";

/** Each border from both sides: what is in stock of 1000, then the five answers. */
const table = [
  [0, "Épuisé", "Vide", true, "critique", "vide"],
  [1, "Critique", "Critique", true, "critique", "critique"],
  [199, "Critique", "Critique", true, "critique", "critique"],
  [200, "Critique", "Critique", true, "critique", "critique"],
  [201, "Critique", "Critique", true, "critique", "normal"],
  [249, "Critique", "Critique", true, "critique", "normal"],
  [250, "Critique", "Critique", false, "critique", "normal"],
  [251, "Faible", "Partiel", false, "critique", "normal"],
  [299, "Faible", "Partiel", false, "critique", "normal"],
  [300, "Faible", "Partiel", false, "normale", "normal"],
  [301, "Faible", "Partiel", false, "normale", "normal"],
  [500, "Faible", "Partiel", false, "normale", "normal"],
  [501, "Suffisant", "Partiel", false, "normale", "normal"],
  [999, "Suffisant", "Partiel", false, "normale", "normal"],
  [1000, "Suffisant", "Plein", false, null, "normal"],
  [1200, "Suffisant", "Plein", false, null, "normal"],
] as const;

describe.each(table)("%i of 1000", (quantite, card, search, dashboard, shopping, counter) => {
  const stock = { quantite, quantite_max: 1000 };
  test(`is ${card} on its card`, () => expect(cardStock(stock)).toBe(card));
  test(`is ${search} in the search`, () => expect(searchStock(stock)).toBe(search));
  test(`is ${dashboard ? "" : "not "}critical on the dashboard`, () =>
    expect(isDashboardCritical(stock)).toBe(dashboard));
  test(`is ${shopping} on the shopping list`, () => expect(shoppingPriority(stock)).toBe(shopping));
  test(`counts as ${counter}`, () => expect(counterStock(stock)).toBe(counter));
});

describe("a maximum of 0", () => {
  test.each([0, 3])("counts as 0 %% with %i in stock", (quantite) => {
    const stock = { quantite, quantite_max: 0 };
    expect(stockPercent(stock)).toBe(0);
    expect(cardStock(stock)).toBe("Épuisé");
    expect(searchStock(stock)).toBe("Vide");
    expect(isDashboardCritical(stock)).toBe(true);
    expect(shoppingPriority(stock)).toBe("critique");
    expect(counterStock(stock)).toBe(quantite === 0 ? "vide" : "normal");
  });
});

test.each([
  [1.1, 5.5],
  [0.3, 1.5],
  [0.7, 3.5],
  [1.4, 7],
])("%d of %d is 20 percent exactly", (quantite, quantite_max) => {
  expect(stockPercent({ quantite, quantite_max })).toBe(20);
});
