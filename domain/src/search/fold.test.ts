import { describe, expect, test } from "vitest";
import { fold } from "./index.ts";

describe("text as the search sees it", () => {
  test.each([
    ["Épices", "epices"],
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
