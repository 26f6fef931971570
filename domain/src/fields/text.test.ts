import { describe, expect, test } from "vitest";
import { email, optionalText, text, uuid } from "./text.ts";

const read = (schema: { safeParse(value: unknown): { success: boolean; data?: unknown } }, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : "refused";
};

describe("a text of 1 to 5 characters", () => {
  test.each<[string, unknown, string]>([
    ["plain", "cap", "cap"],
    ["with spaces around", "  cap ", "cap"],
    ["at its longest", "abcde", "abcde"],
    ["at its longest, with spaces around", " abcde ", "abcde"],
    ["with accents", "Éñœ", "Éñœ"],
    ["an emoji", "⛵", "⛵"],
    ["right-to-left override", "a\u202eb", "a\u202eb"],
    ["too long", "abcdef", "refused"],
    ["empty", "", "refused"],
    ["only spaces", "   ", "refused"],
    ["only a no-break space", "\u00a0", "refused"],
    ["NUL (I3)", "a\0b", "refused"],
    ["a lone surrogate (I3)", "a\ud83d", "refused"],
    ["a lone low surrogate (I3)", "\ude00a", "refused"],
    ["a number", 12, "refused"],
    ["null", null, "refused"],
    ["an array", ["cap"], "refused"],
  ])("%s", (_name, value, expected) => {
    expect(read(text(1, 5), value)).toBe(expected);
  });

  test("an emoji of several code points keeps them all", () => {
    const family = "👩‍👩‍👧";
    expect(read(text(1, 20), family)).toBe(family);
  });
});

describe("a text that may be absent", () => {
  test.each<[string, unknown, unknown]>([
    ["null stays null", null, null],
    ["nothing becomes null", "", null],
    ["spaces become null", "  ", null],
    ["a text is trimmed", " Brest ", "Brest"],
    ["too long is refused", "abcdefghijk", "refused"],
    ["NUL is refused", "\0", "refused"],
    ["undefined is refused", undefined, "refused"],
  ])("%s", (_name, value, expected) => {
    expect(read(optionalText(10), value)).toBe(expected);
  });
});

test("a text that may be empty keeps the empty one", () => {
  expect(read(text(0, 5), " ")).toBe("");
});

describe("an identifier", () => {
  test.each([
    ["b05c0000-0000-4000-8000-000000000101", "b05c0000-0000-4000-8000-000000000101"],
    ["B05C0000-0000-4000-8000-00000000010A", "b05c0000-0000-4000-8000-00000000010a"],
    ["x", "refused"],
    ["b05c0000000040008000000000000101", "refused"],
    ["b05c0000-0000-4000-8000-000000000101 ", "refused"],
    ["", "refused"],
  ])("%j", (value, expected) => {
    expect(read(uuid, value)).toBe(expected);
  });
});

describe("an e-mail address", () => {
  test.each([
    ["anne@exemple.fr", "anne@exemple.fr"],
    [" Anne.Le-Goff+bateau@Exemple.FR ", "anne.le-goff+bateau@exemple.fr"],
    ["anne", "refused"],
    ["anne@", "refused"],
    ["@exemple.fr", "refused"],
    ["anne@exemple", "refused"],
    ["anne @exemple.fr", "refused"],
    ["anne@exemple.fr\r\nbcc: tous@exemple.fr", "refused"],
    [`${"a".repeat(250)}@exemple.fr`, "refused"],
  ])("%j", (value, expected) => {
    expect(read(email, value)).toBe(expected);
  });
});
