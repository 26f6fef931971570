import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amount, hours, money, whole, year } from "./numbers.ts";

/** Case I2 of the security bar: what no number field takes. */
const NO_NUMBERS = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number("1e400"),
  1e308,
  "12",
  "12abc",
  "",
  true,
  null,
  [],
  {},
];

describe.each([
  ["amount", amount(0, 200)],
  ["whole", whole(0, 200)],
  ["money", money],
  ["hours", hours],
  ["year", year],
])("I2: %s", (_name, schema) => {
  test.each(NO_NUMBERS.map((value) => [value]))("refuses %j", (value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
  test("refuses a negative number", () => {
    expect(schema.safeParse(-1).success).toBe(false);
  });
});

test.each([
  ["amount at its least", amount(0.5, 200), 0.5, true],
  ["amount below", amount(0.5, 200), 0.49, false],
  ["amount at its most", amount(0.5, 200), 200, true],
  ["amount above", amount(0.5, 200), 200.01, false],
  ["whole with a fraction", whole(0, 10), 1.5, false],
  ["whole", whole(0, 10), 10, true],
  ["year 1849", year, 1849, false],
  ["year 1850", year, 1850, true],
  ["year 2100", year, 2100, true],
  ["year 2101", year, 2101, false],
  ["year 0", year, 0, false],
  ["hours to the tenth", hours, 842.5, true],
  ["a cent", money, 0.01, true],
  ["half a cent", money, 0.005, false],
  ["a tenth of a cent of much", money, 99_999_999.991, false],
  ["the most money", money, 99_999_999.99, true],
  ["a cent more", money, 100_000_000, false],
])("%s", (_name, schema, value, expected) => {
  expect(schema.safeParse(value).success).toBe(expected);
});

test("every amount of whole cents is money", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
      expect(money.safeParse(cents / 100).success).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("what is refused is said in French, with the bound as the French write it", () => {
  expect(amount(0.5, 1000).safeParse(0).error?.issues[0]?.message).toBe("La valeur doit être au moins 0,5.");
  expect(amount(0.5, 1000).safeParse(2000).error?.issues[0]?.message).toBe("La valeur doit être au plus 1\u202f000.");
  expect(amount(0, 1).safeParse("x").error?.issues[0]?.message).toBe("Un nombre est attendu.");
});
