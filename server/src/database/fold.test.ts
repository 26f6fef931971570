import { fold } from "@bosco/domain/french";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What people write in French, and every letter of Latin alphabets around. */
const WORDS = [
  "Épices",
  "ÉQUIPEMENTS",
  "Sécurité",
  "œufs",
  "Bœuf",
  "ŒUVRE",
  "ex æquo",
  "garçon naïf",
  "où ça ?",
  "l’eau",
  "l'eau",
  "« vin »",
  "thé – café",
  "100 %",
  "a_b",
  "c\\d",
  "…",
  "porte‑bouteilles",
  "2×6",
  "e\u0301pices",
  "Straße",
  "Tromsø",
  "Łódź",
  "İzmir",
  "12 °C",
  "10 €",
  "n° 3",
  "",
  " ",
  "ÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŸ",
];
const letters = Array.from({ length: 0x180 - 0x20 }, (_, n) => String.fromCodePoint(n + 0x20)).filter((character) =>
  /[\p{L}\p{N}\p{P}\p{Zs}]/u.test(character),
);
/** Signs that nobody looks for; the database spells them out. */
const LEFT_OUT = ["¡", "¿", "¼", "½", "¾", "µ"];

test.each([...WORDS, ...letters.filter((letter) => !LEFT_OUT.includes(letter))])(
  "the search sees %j the same in the database and in the browser",
  async (word) => {
    const [row] = await database.query("select fold($1) as folded", [word]);
    expect(row?.folded).toBe(fold(word));
  },
);
