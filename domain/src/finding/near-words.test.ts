import fc from "fast-check";
import { expect, test } from "vitest";
import { isOneEditApart, nearWords } from "./near-words.ts";

const word = fc.string({ minLength: 2, maxLength: 12, unit: fc.constantFrom("a", "b", "c") });

test("a letter added, left out, exchanged or swapped is one edit, either way round", () => {
  fc.assert(
    fc.property(word, fc.nat(), (text, seed) => {
      const at = seed % (text.length - 1);
      const [before, here, next, after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];
      for (const edited of [before + next + after, `${before}x${next}${after}`, `${before}x${text.slice(at)}`]) {
        expect(isOneEditApart(text, edited)).toBe(true);
        expect(isOneEditApart(edited, text)).toBe(true);
      }
      expect(isOneEditApart(text, `${before}${next}${here}${after}`)).toBe(true);
    }),
  );
});

test.each([
  ["rouet", "turbine"],
  ["rouet", "reuot"],
  ["rouet", "raues"],
  ["rouet", "ro"],
])("%s and %s are further apart", (a, b) => {
  expect(isOneEditApart(a, b)).toBe(false);
});

test("whole words come before those that only begin so, and a short word has none", () => {
  expect(nearWords("ancrs", ["ancrages", "ancre", "encrs"])).toEqual(["ancre", "encrs", "ancrages"]);
  expect(nearWords("anre", ["ancre"])).toEqual([]);
});
