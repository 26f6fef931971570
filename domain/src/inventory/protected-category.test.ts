import { expect, test } from "vitest";
import { isProtectedCategory } from "./protected-category.ts";

test.each([
  ["Sécurité", true],
  ["SÉCURITÉ", true],
  ["securite", true],
  ["Securite", true],
  ["Équipements", true],
  ["ÉQUIPEMENTS", true],
  ["equipements", true],
  ["Équipements de sécurité", false],
  ["Équipement", false],
  ["Alimentation", false],
  ["", false],
  [null, false],
])("%s: protected is %s", (categorie, expected) => {
  expect(isProtectedCategory(categorie)).toBe(expected);
});
