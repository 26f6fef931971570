import { expect, test } from "vitest";
import { countPlaywright, countVitest, judgeStage } from "./results.mjs";

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
