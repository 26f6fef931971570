import type { Article } from "@bosco/domain/inventory";
import { expect, test } from "vitest";
import { keepSameRows, mergeRows } from "./merge-rows.ts";

const row = (id: string, nom: string, version = 1, updated_at = `2026-01-0${version}T00:00:00.000Z`) =>
  ({ id, nom, version, updated_at }) as Article;

test("a newer row takes its place, an older answer does not", () => {
  const known = [row("a", "Ananas", 2), row("b", "Beurre", 2)];
  const newer = row("a", "Ananas", 3);
  expect(mergeRows(known, [newer, row("b", "Beurre", 1)])).toEqual([newer, known[1]]);
});

test("new and renamed rows are sorted in", () => {
  const known = [row("a", "Ananas"), row("b", "Beurre")];
  expect(mergeRows(known, [row("c", "Épices"), row("a", "Zeste", 2)]).map(({ nom }) => nom)).toEqual([
    "Beurre",
    "Épices",
    "Zeste",
  ]);
});

test("a row that was put back with a lower version, as the demo's are, is taken", () => {
  const back = row("a", "Ananas", 1, "2026-02-01T00:00:00.000Z");
  expect(mergeRows([row("a", "Ananas", 7)], [back])).toEqual([back]);
});

test("unchanged rows stay the same objects, and an unchanged list the same list", () => {
  const before = [row("a", "Ananas"), row("b", "Beurre")];
  expect(keepSameRows(before, [row("a", "Ananas"), row("b", "Beurre")])).toBe(before);
  const after = keepSameRows(before, [row("a", "Ananas"), row("b", "Beurre", 2)]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});
