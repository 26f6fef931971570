import { describe, expect, test } from "vitest";
import { isComplete, isUnderWay, nextUndone, progressLevel, progressOf } from "./progress.ts";

const tasks = (pattern: string) => [...pattern].map((sign) => ({ etat: sign === "x" }));

describe("progress", () => {
  test.each([
    ["", 0, 0, 0],
    ["...", 0, 3, 0],
    ["x..", 1, 3, 33],
    ["xx.", 2, 3, 67],
    ["xxx", 3, 3, 100],
    ["xxxxxx.", 6, 7, 86],
  ])("of %j: %i of %i, %i %", (pattern, done, total, percent) => {
    expect(progressOf(tasks(pattern))).toEqual({ done, total, percent });
  });

  test.each([
    [100, "default"],
    [50, "default"],
    [49, "secondary"],
    [30, "secondary"],
    [29, "destructive"],
    [0, "destructive"],
  ] as const)("at %i the badge is %s", (percent, level) => {
    expect(progressLevel(percent)).toBe(level);
  });

  test.each([
    ["", false, false],
    ["..", false, false],
    ["x.", false, true],
    ["xx", true, false],
  ])("%j: complete %s, under way %s", (pattern, complete, underWay) => {
    expect(isComplete(progressOf(tasks(pattern)))).toBe(complete);
    expect(isUnderWay(progressOf(tasks(pattern)))).toBe(underWay);
  });

  test("299 of 300 tasks round to 100 % and are not complete", () => {
    const progress = progressOf(tasks(`${"x".repeat(299)}.`));
    expect(progress.percent).toBe(100);
    expect(isComplete(progress)).toBe(false);
  });

  test.each([
    ["...", 0, 1],
    [".x.", 0, 2],
    [".xx", 0, 0],
    ["x..", 2, 1],
    ["xxx", 1, undefined],
    ["", 0, undefined],
    ["..", -1, 0],
  ])("in %j after %i comes %s", (pattern, from, next) => {
    expect(nextUndone(tasks(pattern), from)).toBe(next);
  });
});
