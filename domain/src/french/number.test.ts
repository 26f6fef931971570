import { expect, test } from "vitest";
import { counted, euros, frenchNumber, frenchTenths, metres, signedNumber, widelySpaced, withUnit } from "./number.ts";

test.each([
  [frenchNumber, 1500, "1\u202f500"],
  [frenchNumber, 2.5, "2,5"],
  [frenchNumber, 0.12345, "0,123"],
  [frenchTenths, 842.55, "842,6"],
  [frenchTenths, 842, "842"],
  [signedNumber, 12.5, "+12,5"],
  [signedNumber, -3, "-3"],
  [signedNumber, -0, "0"],
  [widelySpaced, 20_000, "20\u00a0000"],
  [euros, 1234.5, "1\u202f234,50\u00a0€"],
  [metres, 12, "12,0\u00a0m"],
  [metres, 3.456, "3,46\u00a0m"],
])("%o writes %d as %j", (write, value, text) => {
  expect(write(value)).toBe(text);
});

test("what is counted agrees with its number", () => {
  expect(counted(1, "article")).toBe("1\u00a0article");
  expect(counted(1200, "article")).toBe("1\u202f200\u00a0articles");
  expect(counted(2, "cheval", "chevaux")).toBe("2\u00a0chevaux");
});

test("a unit stays on the line of its number", () => {
  expect(withUnit(1200, "L")).toBe("1\u202f200\u00a0L");
});
