import { describe, expect, test } from "vitest";
import { bitsOf, letterMask, mistakesAllowed, mistakesBetween, soundOf } from "./spelling.ts";
import { stem } from "./stem.ts";
import { termsOf, wordsOf } from "./words.ts";

describe("words that say the same", () => {
  test.each([
    ["purger", "purge", "purgez", "purgee"],
    ["hiverner", "hivernage", "hivernez"],
    ["vidange", "vidanges", "vidanger", "vidangee"],
    ["signal", "signaux"],
    ["eau", "eaux"],
    ["batterie", "batteries", "baterie"],
    ["prendre", "prend", "pris", "prenez"],
    ["refroidir", "refroidit", "refroidissement"],
    ["naviguer", "navigation", "navigue"],
    ["nettoyer", "nettoie", "nettoyage"],
  ])("%s", (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  test("words that differ stay apart", () => {
    const words = ["voile", "voilier", "mer", "amer", "pont", "ponton", "demarreur", "demarrer", "bouee", "boue"];
    expect(new Set(words.map(stem)).size).toBe(words.length);
  });
});

describe("the words of a text", () => {
  test("accents, case, apostrophes and punctuation are gone, and a number leaves its unit", () => {
    expect(wordsOf("L’Étrave, à 150N : où ?")).toEqual(["l", "etrave", "a", "150", "n", "ou"]);
  });

  test("slang is put in the sheets' words, and what says nothing is dropped", () => {
    expect(termsOf("La turbine")).toEqual(termsOf("le rouet"));
    expect(termsOf("ma GV")).toEqual(termsOf("une grand-voile"));
    expect(termsOf("le moulinet")).toEqual(termsOf("mes winchs"));
    expect(termsOf("mal de mer")).not.toContain(stem("mer"));
    expect(termsOf("comment est-ce que je dois faire pour le…")).toEqual([]);
  });
});

describe("mistakes", () => {
  test.each([
    ["moteur", "moteur", 0],
    ["moteur", "moter", 1],
    ["moteur", "moetur", 1],
    ["ancre", "encre", 1],
    ["haubans", "aubans", 1],
    ["convertisseur", "convertiseure", 2],
    ["radeau", "rideaux", 2],
    ["voile", "moteur", 3],
  ])("%s and %s", (one, other, expected) => {
    expect(mistakesBetween(one, other, 2)).toBe(expected);
    const differing = bitsOf(letterMask(one) ^ letterMask(other));
    if (expected <= 2) expect(differing).toBeLessThanOrEqual(2 * expected);
  });

  test("a longer word may hold more of them", () => {
    expect(["gaz", "voile", "alternateur", "12345678"].map(mistakesAllowed)).toEqual([0, 1, 2, 0]);
  });

  test.each([
    ["guindo", "guindeau"],
    ["fare", "phare"],
    ["ankre", "ancre"],
  ])("%s sounds like %s", (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });
});
