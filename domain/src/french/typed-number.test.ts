import { describe, expect, test } from "vitest";
import { parseFrenchNumber, typeFrenchNumber } from "./typed-number.ts";

describe("parseFrenchNumber", () => {
  test.each([
    ["12,35", 12.35],
    ["12.35", 12.35],
    ["842", 842],
    ["1 234,5", 1234.5],
    ["1\u00a0234,5", 1234.5],
    ["1\u202f234\u202f567", 1234567],
    ["1.234,56", 1234.56],
    ["1.234.567,8", 1234567.8],
    [",5", 0.5],
    [".5", 0.5],
    ["5,", 5],
    ["-3,2", -3.2],
    ["\u22123,2", -3.2],
    ["+7", 7],
    [" 9 ", 9],
    ["0", 0],
  ])("%j is %d", (typed, number) => {
    expect(parseFrenchNumber(typed)).toBe(number);
  });

  test.each([[""], ["   "], ["\u202f"], [null], [undefined]])("%j says nothing", (typed) => {
    expect(parseFrenchNumber(typed)).toBeNull();
  });

  test.each([["abc"], ["12 m"], ["1,2,3"], ["1,234.5"], ["1.23,4.5"], [","], ["-"], ["1e3"], ["Infinity"], ["12,3x"]])(
    "%j is no number",
    (typed) => {
      expect(parseFrenchNumber(typed)).toBeNaN();
    },
  );

  test("a number stays itself", () => {
    expect(parseFrenchNumber(3.5)).toBe(3.5);
  });
});

describe("typeFrenchNumber", () => {
  test.each([
    [12.35, "12,35"],
    [1234567.8, "1234567,8"],
    [-3.2, "-3,2"],
    [0, "0"],
    [null, ""],
    [undefined, ""],
    [Number.NaN, ""],
  ])("%d is typed %j", (value, text) => {
    expect(typeFrenchNumber(value)).toBe(text);
  });

  test.each([[12.35], [0.1], [-7], [1e6]])("%d survives the way there and back", (value) => {
    expect(parseFrenchNumber(typeFrenchNumber(value))).toBe(value);
  });
});
