import { expect, test } from "vitest";
import type { Expiry } from "./expiry.ts";
import { type ArticleSign, rulingSign } from "./ruling-sign.ts";
import type { CardStock, SearchStock } from "./stock-level.ts";

const table: [Expiry | null, CardStock | SearchStock, ArticleSign][] = [
  [null, "Suffisant", "Suffisant"],
  [null, "Faible", "Faible"],
  [null, "Épuisé", "Épuisé"],
  ["Périmé", "Suffisant", "Périmé"],
  ["Périmé", "Faible", "Périmé"],
  ["Périmé", "Critique", "Périmé"],
  ["Périmé", "Épuisé", "Périmé"],
  ["Expire bientôt", "Épuisé", "Épuisé"],
  ["Expire bientôt", "Critique", "Critique"],
  ["Expire bientôt", "Faible", "Expire bientôt"],
  ["Expire bientôt", "Suffisant", "Expire bientôt"],
  ["Périmé", "Plein", "Périmé"],
  ["Périmé", "Vide", "Périmé"],
  ["Expire bientôt", "Vide", "Vide"],
  ["Expire bientôt", "Partiel", "Expire bientôt"],
  ["Expire bientôt", "Plein", "Expire bientôt"],
];

test.each(table)("of %s and %s, %s rules", (age, stock, ruling) => {
  expect(rulingSign(age, stock)).toBe(ruling);
});
