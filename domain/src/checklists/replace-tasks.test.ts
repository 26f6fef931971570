import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { moveItem } from "./move.ts";
import { replaceTasks } from "./replace-tasks.ts";

const existing = [
  { id: "1", tache: "Gaz" },
  { id: "2", tache: "VHF" },
  { id: "3", tache: "Gaz" },
];

describe("replacing the tasks of a checklist", () => {
  test.each([
    ["the same texts keep every row", ["Gaz", "VHF", "Gaz"], ["1@1", "2@2", "3@3"], [], []],
    ["another order keeps every row", ["VHF", "Gaz", "Gaz"], ["2@1", "1@2", "3@3"], [], []],
    ["one of two equal texts goes", ["Gaz", "VHF"], ["1@1", "2@2"], [], ["3"]],
    ["a changed text is a new task", ["Gaz", "VHF 16", "Gaz"], ["1@1", "3@3"], ["VHF 16@2"], ["2"]],
    ["another case is another text", ["gaz", "VHF", "Gaz"], ["2@2", "1@3"], ["gaz@1"], ["3"]],
    ["new texts only", ["Feux"], [], ["Feux@1"], ["1", "2", "3"]],
  ])("%s", (_, texts, keep, add, remove) => {
    const replacement = replaceTasks(existing, texts);
    expect(replacement.keep.map(({ id, ordre }) => `${id}@${ordre}`)).toEqual(keep);
    expect(replacement.add.map(({ tache, ordre }) => `${tache}@${ordre}`)).toEqual(add);
    expect(replacement.remove).toEqual(remove);
  });

  test("every place from 1 on is taken once, and every row either stays or goes", () => {
    const word = fc.constantFrom("a", "b", "c", "d");
    fc.assert(
      fc.property(fc.array(word), fc.array(word), (before, texts) => {
        const rows = before.map((tache, index) => ({ id: String(index), tache }));
        const { keep, add, remove } = replaceTasks(rows, texts);
        const places = [...keep, ...add].map(({ ordre }) => ordre).sort((a, b) => a - b);
        expect(places).toEqual(texts.map((_, index) => index + 1));
        expect([...keep.map(({ id }) => id), ...remove].sort()).toEqual(rows.map(({ id }) => id).sort());
      }),
    );
  });
});

describe("moving one item", () => {
  test.each([
    [0, 2, "bca"],
    [2, 0, "cab"],
    [1, 1, "abc"],
    [0, 9, "bca"],
    [2, -4, "cab"],
    [7, 0, "abc"],
    [-1, 0, "abc"],
  ])("from %i to %i", (from, to, result) => {
    expect(moveItem([..."abc"], from, to).join("")).toBe(result);
  });
});
