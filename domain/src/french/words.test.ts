import { expect, test } from "vitest";
import { compareFrench } from "./order.ts";
import { unitOf } from "./units.ts";
import { lowerFirst, ofName, plural, upperFirst } from "./words.ts";

test.each([
  [0, "article"],
  [1, "article"],
  [1.5, "article"],
  [-1, "article"],
  [2, "articles"],
  [-2, "articles"],
])("%d takes %s", (count, word) => {
  expect(plural(count, "article")).toBe(word);
});

test("a plural of its own is given", () => {
  expect(plural(3, "est déjà", "sont déjà")).toBe("sont déjà");
});

test.each([
  [1, "boîte", "boîte"],
  [3, "boîte", "boîtes"],
  [2, "rouleau", "rouleaux"],
  [2, "kg", "kg"],
  [2, "u.", "u."],
])("%d in %s is counted in %s", (quantity, unite, text) => {
  expect(unitOf(quantity, unite)).toBe(text);
});

test("a first letter changes its case, with its accent", () => {
  expect(upperFirst("élingue de 3 m")).toBe("Élingue de 3 m");
  expect(lowerFirst("Élingue de Korrigan")).toBe("élingue de Korrigan");
  expect(upperFirst("")).toBe("");
});

test("an accent does not send a word to the end of the alphabet", () => {
  expect(["Zinc", "étai", "Ancre", "Écoute"].sort(compareFrench)).toEqual(["Ancre", "Écoute", "étai", "Zinc"]);
});

test.each([
  ["Yann", "de Yann"],
  ["Alice", "d’Alice"],
  ["Élodie", "d’Élodie"],
  ["Hélène", "d’Hélène"],
])("what is %s's is « %s »", (name, words) => {
  expect(ofName(name)).toBe(words);
});
