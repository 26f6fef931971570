import { describe, expect, test } from "vitest";
import { fold, matchesWords } from "./fold.ts";

describe("text as the search sees it", () => {
  test.each([
    ["Épices", "epices"],
    ["GRÉEMENT", "greement"],
    ["ÉQUIPEMENTS", "equipements"],
    ["Sécurité", "securite"],
    ["œufs", "oeufs"],
    ["ŒUFS", "oeufs"],
    ["Bœuf", "boeuf"],
    ["ex æquo", "ex aequo"],
    ["garçon naïf, où ça ?", "garcon naif, ou ca ?"],
    ["e\u0301pices", "epices"],
    ["l’eau", "l'eau"],
    ["Straße", "strasse"],
    ["Tromsø", "tromso"],
    ["Łódź", "lodz"],
    ["100 %_\\", "100 %_\\"],
    ["", ""],
  ])("%s", (word, expected) => {
    expect(fold(word)).toBe(expected);
  });
});

test.each([
  ["Bénéteau Oceanis 40", "oceanis bene", true],
  ["Bénéteau Oceanis 40", "", true],
  ["Bénéteau Oceanis 40", "oceanis 45", false],
])("%s, searched with %j: %s", (text, typed, found) => {
  expect(matchesWords(text, typed)).toBe(found);
});
