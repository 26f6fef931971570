import { expect, test } from "vitest";
import { quantiles, slope } from "./quantiles.ts";

test("of a hundred times, the quantiles are those of their places", () => {
  const times = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect(quantiles(times)).toEqual({ count: 100, p50: 50, p95: 95, p99: 99, most: 100 });
  expect(quantiles([])).toEqual({ count: 0, p50: 0, p95: 0, p99: 0, most: 0 });
});

test("a slope is what grows from one sample to the next", () => {
  expect(slope([100, 102, 104, 106])).toBeCloseTo(2);
  expect(slope([5, 5, 5])).toBe(0);
  expect(slope([7])).toBe(0);
});
