import { expect, test } from "vitest";
import { foldAccents, matchesWords } from "./fold-accents.ts";

test.each([
  ["Bénéteau", "beneteau"],
  ["GRÉEMENT", "greement"],
  ["Œuf", "oeuf"],
  ["L\u2019eau", "l'eau"],
])("%s folds to %s", (text, folded) => {
  expect(foldAccents(text)).toBe(folded);
});

test.each([
  ["Bénéteau Oceanis 40", "oceanis bene", true],
  ["Bénéteau Oceanis 40", "", true],
  ["Bénéteau Oceanis 40", "oceanis 45", false],
])("%s, searched with %j: %s", (text, typed, found) => {
  expect(matchesWords(text, typed)).toBe(found);
});
