import { describe, expect, test } from "vitest";
import { parseFrenchDay, slashDay } from "./typed-day.ts";

describe("parseFrenchDay", () => {
  test.each([
    ["03/04/2026", "2026-04-03"],
    ["3/4/2026", "2026-04-03"],
    ["3-4-2026", "2026-04-03"],
    ["3.4.2026", "2026-04-03"],
    ["03042026", "2026-04-03"],
    [" 29/02/2028 ", "2028-02-29"],
    ["31/12/1999", "1999-12-31"],
  ])("%j is %s", (typed, day) => {
    expect(parseFrenchDay(typed)).toBe(day);
  });

  test.each([
    [""],
    ["29/02/2027"],
    ["31/04/2026"],
    ["00/01/2026"],
    ["01/13/2026"],
    ["1/1/26"],
    ["demain"],
    ["01/01/0026"],
    ["31/12/1849"],
  ])("%j is no day", (typed) => {
    expect(parseFrenchDay(typed)).toBeNull();
  });
});

test.each([
  ["03", "0", "03/"],
  ["03/04", "03/0", "03/04/"],
  ["03", "03/", "03"],
  ["03//", "03/", "03/"],
  ["3/04", "3/0", "3/04/"],
  ["3/", "3", "3/"],
  ["03/04/2", "03/04/", "03/04/2"],
])("typing %j after %j gives %j", (typed, before, text) => {
  expect(slashDay(typed, before)).toBe(text);
});
