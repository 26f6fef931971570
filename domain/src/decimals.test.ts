import { expect, test } from "vitest";
import { asKept, roundTo } from "./index.ts";

test.each([
  [1.005, 2, 1.01],
  [0.25, 1, 0.3],
  [0.0005, 3, 0.001],
  [0.00049, 3, 0],
  [1e-7, 3, 0],
  [999_999.9995, 3, 1_000_000],
  [-1.005, 2, -1.01],
  [0, 1, 0],
])("%d to %d decimals is %d", (value, places, rounded) => {
  expect(roundTo(value, places)).toBe(rounded);
});

test("of a row, the numbers with decimals are rounded, and nothing else", () => {
  const row = { nom: "Rouet", quantite: 1.23456, prix: null, annee: 1999.5 };
  expect(asKept(row)).toEqual({ nom: "Rouet", quantite: 1.235, prix: null, annee: 1999.5 });
});
