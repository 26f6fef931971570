import { expect, test } from "vitest";
import { labelOrder } from "./label-order.ts";

test("labels that the same features speak of stand side by side, the loudest first", () => {
  const said = [[0, 2], [0, 2], [0, 2], [1, 3], [1, 3], [0]];
  expect(labelOrder(4, said)).toEqual([0, 2, 1, 3]);
});

test("a label that nothing speaks of has its place too", () => {
  expect(labelOrder(3, [[1]]).toSorted()).toEqual([0, 1, 2]);
});
