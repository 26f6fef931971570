import { expect, test } from "vitest";
import { countPlaywright, countVitest, judgeStage, walkedAgain } from "./results.mjs";

test("Vitest's tests are counted by their outcome", () => {
  const assertionResults = ["passed", "passed", "failed", "pending", "todo"].map((status) => ({ status }));
  expect(countVitest({ testResults: [{ status: "failed", assertionResults }] })).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
  });
});

test("a test file that could not be loaded is a failure", () => {
  const passing = { status: "passed", assertionResults: [{ status: "passed" }] };
  expect(countVitest({ testResults: [passing, { status: "failed", assertionResults: [] }] }).failed).toBe(1);
});

test("a flaky journey is a failure", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 3 };
  expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 2, skipped: 3 });
});

test.each([
  ["passes", { passed: 3, failed: 0, skipped: 1 }, 0, 0],
  ["keeps its failures", { passed: 3, failed: 2, skipped: 0 }, 1, 2],
  ["that crashed after its last test fails", { passed: 3, failed: 0, skipped: 0 }, 1, 1],
  ["in which nothing ran fails", { passed: 0, failed: 0, skipped: 5 }, 0, 1],
  ["without a report fails", undefined, 0, 1],
])("a stage %s", (_, counts, exitCode, failed) => {
  expect(judgeStage(counts, exitCode).failed).toBe(failed);
});

const FIRST = { passed: 130, failed: 4, skipped: 1 };
test.each([
  ["all pass", { passed: 4, failed: 0, skipped: 0 }, { passed: 134, failed: 0, skipped: 1 }],
  ["one fails again", { passed: 3, failed: 1, skipped: 0 }, { passed: 133, failed: 1, skipped: 1 }],
  ["one was not walked", { passed: 3, failed: 0, skipped: 0 }, { passed: 133, failed: 1, skipped: 1 }],
  ["the second walk itself broke", { passed: 0, failed: 1, skipped: 0 }, { passed: 130, failed: 4, skipped: 1 }],
  ["all pass, and the run broke after", { passed: 4, failed: 1, skipped: 0 }, { passed: 133, failed: 1, skipped: 1 }],
])("of four that failed and are walked again, %s", (_, again, counts) => {
  expect(walkedAgain(FIRST, again)).toEqual(counts);
});
