import { describe, expect, test } from "vitest";
import { type Block, readMarks, withoutMarks } from "./answer-marks.ts";

const plain = (text: string) => [{ text, strong: false }];
const item = (text: string, ...inside: string[]) => ({
  runs: plain(text),
  inside: inside.map((one) => ({ runs: plain(one), inside: [] })),
});

describe("the marks of our sheets", () => {
  test.each<[string, string, Block[]]>([
    ["a paragraph", "Un pas.", [{ kind: "paragraph", runs: plain("Un pas.") }]],
    [
      "two paragraphs",
      "Un.\n\nDeux.",
      [
        { kind: "paragraph", runs: plain("Un.") },
        { kind: "paragraph", runs: plain("Deux.") },
      ],
    ],
    [
      "bold type",
      "**Quand ?** Tous les ans.",
      [
        {
          kind: "paragraph",
          runs: [
            { text: "Quand ?", strong: true },
            { text: " Tous les ans.", strong: false },
          ],
        },
      ],
    ],
    ["stars that never close", "2 ** 3", [{ kind: "paragraph", runs: [...plain("2 "), ...plain("** 3")] }]],
    ["a heading", "## Moteur", [{ kind: "heading", runs: plain("Moteur") }]],
    ["a warning", "> Attention : gare.", [{ kind: "warning", runs: plain("Attention : gare.") }]],
    ["bullets", "- a\n- b", [{ kind: "list", ordered: false, start: 1, items: [item("a"), item("b")] }]],
    [
      "steps that go on after a blank line",
      "1. a\n\n2. b",
      [{ kind: "list", ordered: true, start: 1, items: [item("a"), item("b")] }],
    ],
    ["steps that begin elsewhere", "4. d", [{ kind: "list", ordered: true, start: 4, items: [item("d")] }]],
    [
      "a list inside a step",
      "1. a\n   - x\n   - y\n2. b",
      [{ kind: "list", ordered: true, start: 1, items: [item("a", "x", "y"), item("b")] }],
    ],
    [
      "a table",
      "| V | État |\n|---|---|\n| 12,7 | pleine |",
      [{ kind: "table", head: [plain("V"), plain("État")], rows: [[plain("12,7"), plain("pleine")]] }],
    ],
    [
      "a year at the head of a line",
      "2026. Une bonne année.",
      [{ kind: "paragraph", runs: plain("2026. Une bonne année.") }],
    ],
    ["nothing", " \n \n", []],
  ])("%s", (_, text, blocks) => {
    expect(readMarks(text)).toEqual(blocks);
  });

  test("a list ends where the next paragraph begins", () => {
    expect(readMarks("1. a\n\nFin.\n\n1. b").map(({ kind }) => kind)).toEqual(["list", "paragraph", "list"]);
  });
});

test("ten times as many marks take about ten times as long, not a hundred times", () => {
  const cost = (characters: number) => {
    const before = process.cpuUsage();
    for (const mark of ["**", "| ", "- ", "> ", "# ", "1. ", "\n", "|\n", "[a](b) "])
      readMarks(mark.repeat(characters / mark.length));
    return process.cpuUsage(before).user;
  };
  // why the best of three: a busy machine charges its own work to whoever runs
  const best = (characters: number) => Math.min(cost(characters), cost(characters), cost(characters));
  cost(5_000); // warm
  const few = best(5_000);
  expect(best(50_000)).toBeLessThan(40 * Math.max(few, 1_000));
});

test("what is copied has no marks", () => {
  expect(withoutMarks("## Titre\n> Attention : **gare**.\n1. Un pas.")).toBe("Titre\nAttention : gare.\n1. Un pas.");
});
