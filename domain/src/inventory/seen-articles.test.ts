import { expect, test } from "vitest";
import { CEILINGS } from "../account/index.ts";
import { judgeQuantities, judgeRemoval } from "./bulk.ts";
import type { Article } from "./schema.ts";
import { isAsSeen, readSeen, seenArticles, writeSeen } from "./seen-articles.ts";
import { anArticle } from "./test-article.ts";

const id = (n: number) => `3f2b8c1e-0a4d-4e6f-9b7a-${n.toString(16).padStart(12, "0")}`;
const rice = anArticle({ id: id(1), nom: "Riz" });
const oil = anArticle({ id: id(2), nom: "Huile" });

test("what was seen is read as it was written", () => {
  const text = writeSeen([rice, oil]);
  expect(seenArticles.parse(text)).toBe(text);
  expect([...readSeen(text).keys()]).toEqual([rice.id, oil.id]);
  expect([rice, oil].every((row) => isAsSeen(row, readSeen(text)))).toBe(true);
  expect([...readSeen(writeSeen([]))]).toEqual([]);
});

test.each<[string, Partial<Article>, boolean]>([
  ["nothing", {}, true],
  ["its version alone, as a step there and back does", { version: 9, updated_at: "2026-02-01T00:00:00.000Z" }, true],
  ["its name", { nom: "Riz rond" }, false],
  ["its quantity", { quantite: 5 }, false],
  ["its place", { espace_stockage_id: id(9) }, false],
  ["a date that it did not have", { date_peremption: "2027-01-01" }, false],
  ["a value that goes from one field to another", { description: "Alimentation", categorie: null }, false],
])("somebody has changed %s: as seen is %3$s", (_name, changed, expected) => {
  expect(isAsSeen({ ...rice, ...changed }, readSeen(writeSeen([rice])))).toBe(expected);
});

test.each([
  ["no text", 7],
  ["half an article", "ab".repeat(10)],
  ["letters that are no digits", "zz".repeat(20)],
  ["capitals", "AB".repeat(20)],
  ["more than an account may hold", "0".repeat(40 * (CEILINGS.articles.pro + 1))],
])("%s is refused", (_name, sent) => {
  expect(seenArticles.safeParse(sent).success).toBe(false);
});

test("as many as an account may hold are not", () => {
  expect(seenArticles.safeParse("0".repeat(40 * CEILINGS.articles.pro)).success).toBe(true);
});

test("a deletion leaves safety gear, and what is no longer as it was seen", () => {
  const flares = anArticle({ id: id(3), categorie: "Sécurité" });
  const seen = readSeen(writeSeen([rice, oil, flares]));
  const now = [rice, { ...oil, quantite: 9 }, { ...flares, quantite: 9 }];
  expect(judgeRemoval(now, seen)).toEqual({ removed: [rice], conserves: 1, laisses: [oil.id] });
  expect(judgeRemoval([rice, flares], seen)).toEqual({ removed: [rice], conserves: 1 });
  expect(judgeRemoval(now, undefined)).toEqual({ removed: now.slice(0, 2), conserves: 1 });
});

test("another quantity is given to what is as it was seen; what has it already is not left", () => {
  const seen = readSeen(writeSeen([rice, oil]));
  const now = [rice, { ...oil, nom: "Huile d’olive" }];
  expect(judgeQuantities(now, seen, () => 99)).toEqual({ meant: [rice], laisses: [oil.id] });
  expect(judgeQuantities(now, seen, () => oil.quantite)).toEqual({ meant: now });
  expect(judgeQuantities(now, undefined, () => 99)).toEqual({ meant: now });
});
