import { expect, test } from "vitest";
import { clampNumber, stepBounds, stepNumber } from "./step-number.ts";

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

test.each([
  [2, -1, 1],
  [1.35, -1, 1],
  [1, -1, 1],
  [0.35, -1, 0.35],
  [0.35, 1, 1.35],
])("%d, which may be typed below one, and a step of %d is %d", (value, step, result) => {
  expect(stepNumber(value, step, stepBounds(value, { min: 1 }, 0.001))).toBe(result);
});

test("a value below what may be typed steps back inside", () => {
  expect(stepNumber(-3, -1, stepBounds(-3, {}, 0))).toBe(0);
});
