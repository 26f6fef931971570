import { expect, test } from "vitest";
import { contentsInWords } from "./contents.ts";

test.each([
  [[0, 0, 0, 0, 0], "0 maintenance, 0 article, 0 liste, 0 checklist, 0 papier"],
  [[1, 1, 1, 1, 1], "1 maintenance, 1 article, 1 liste, 1 checklist, 1 papier"],
  [[3, 12, 2, 5, 4], "3 maintenances, 12 articles, 2 listes, 5 checklists, 4 papiers"],
] as const)("%o", ([maintenances, articles, listes, checklists, papiers], words) =>
  expect(contentsInWords({ maintenances, articles, listes, checklists, papiers })).toBe(
    words.replace(/(\d) /g, "$1\u00a0"),
  ),
);
