import { expect, test } from "vitest";
import { meaningsOf } from "./meanings.ts";
import { plainText } from "./plain-words.ts";
import { SYNONYMS } from "./synonyms.ts";

test("every line of the trade’s names has at least two, and none twice", () => {
  for (const line of SYNONYMS) {
    const terms = line.split(/[,>]/).map((term) => plainText(term));
    expect(terms.length, line).toBeGreaterThan(1);
    expect(new Set(terms).size, line).toBe(terms.length);
    expect(terms, line).not.toContain("  ");
  }
});

test("a name within a longer one stands for it, the other words stay as typed", () => {
  expect(meaningsOf(["impeller", "volvo"])).toContainEqual({ begun: ["volvo"], whole: ["rouet"] });
});

test("a kind does not stand for the whole, nor for another kind", () => {
  expect(meaningsOf(["drisse"])).toEqual([]);
  expect(meaningsOf(["cordage"])).toContainEqual({ begun: [], whole: ["drisse"] });
});
