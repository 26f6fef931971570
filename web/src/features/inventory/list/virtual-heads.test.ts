import { expect, test } from "vitest";
import type { ListRow } from "./list-rows.ts";
import { headAt, headsOf } from "./virtual-heads.ts";

const head = (level: "h2" | "h3"): ListRow => ({ kind: "heading", key: "", level, nom: "", count: 1, open: true });
const cards: ListRow = { kind: "cards", key: "", articles: [] };
const rows = [head("h2"), head("h3"), cards, cards, head("h2"), cards];

test("a section begins at its own head, not at those within it", () => {
  expect(headsOf(rows)).toEqual([0, 4]);
});

test.each([
  [0, 0],
  [1, 0],
  [3, 0],
  [4, 4],
  [5, 4],
])("row %i stands below head %i", (index, expected) => {
  expect(headAt(headsOf(rows), index)).toBe(expected);
});

test("where there is no section there is no head", () => {
  expect(headAt([], 3)).toBeUndefined();
});
