import { expect, test } from "vitest";
import { clampNumber, stepNumber } from "./step-number.ts";

test.each([
  [1, 1, {}, 2],
  [0, -1, {}, 0],
  [0, -1, { min: -5 }, -1],
  [8, 1, { max: 8 }, 8],
  [0.1, 0.2, {}, 0.3],
  [12, -1, { max: 8 }, 8],
])("%d and a step of %d within %j is %d", (value, step, bounds, result) => {
  expect(stepNumber(value, step, bounds)).toBe(result);
});

test("a value outside its bounds comes back inside", () => {
  expect(clampNumber(-3, {})).toBe(0);
  expect(clampNumber(30, { min: 1, max: 10 })).toBe(10);
});
