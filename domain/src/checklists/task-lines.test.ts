import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanPastedTasks, joinTasks, splitTasks } from "./task-lines.ts";

describe("one task per line", () => {
  test.each([
    ["Amarres\nGaz", ["Amarres", "Gaz"]],
    ["  Amarres  \n\n   \n\tGaz\n", ["Amarres", "Gaz"]],
    ["Amarres\r\nGaz\rVHF", ["Amarres", "Gaz", "VHF"]],
    ["   \n ", []],
    ["", []],
  ])("%j is %j", (text, tasks) => {
    expect(splitTasks(text)).toEqual(tasks);
  });

  test("splitting what was joined gives the same tasks", () => {
    const line = fc.stringMatching(/^[A-Za-zé0-9][A-Za-zé0-9 ]{0,20}[A-Za-zé0-9]$/);
    fc.assert(
      fc.property(fc.array(line), (tasks) => {
        expect(splitTasks(joinTasks(tasks))).toEqual(tasks);
      }),
    );
  });
});

describe("a pasted list", () => {
  test.each([
    ["- Gaz fermé", "Gaz fermé"],
    ["* Gaz fermé", "Gaz fermé"],
    ["• Gaz fermé", "Gaz fermé"],
    ["•Gaz fermé", "Gaz fermé"],
    ["– Gaz fermé", "Gaz fermé"],
    ["☐ Gaz fermé", "Gaz fermé"],
    ["☑Gaz fermé", "Gaz fermé"],
    ["- [ ] Gaz fermé", "Gaz fermé"],
    ["- [x] Gaz fermé", "Gaz fermé"],
    ["[] Gaz fermé", "Gaz fermé"],
    ["1. Gaz fermé", "Gaz fermé"],
    ["12) Gaz fermé", "Gaz fermé"],
    ["(3) Gaz fermé", "Gaz fermé"],
    ["4 - Gaz fermé", "Gaz fermé"],
    ["5: Gaz fermé", "Gaz fermé"],
    ["a) Gaz fermé", "Gaz fermé"],
    ["\u00a0\u00a0• 1. Gaz fermé", "Gaz fermé"],
    // what only looks like a mark stays
    ["2 amarres à l’avant", "2 amarres à l’avant"],
    ["1.5 L d’huile", "1.5 L d’huile"],
    ["12 V aux batteries", "12 V aux batteries"],
    ["-10 °C : antigel", "-10 °C : antigel"],
    ["VHF : essai", "VHF : essai"],
    ["À vérifier", "À vérifier"],
  ])("%j becomes %j", (line, task) => {
    expect(cleanPastedTasks(line)).toEqual([task]);
  });

  test("lines that are only a mark or empty are dropped", () => {
    expect(cleanPastedTasks("1. Gaz\n\n•\n - \n7.\n2. VHF")).toEqual(["Gaz", "VHF"]);
  });
});
