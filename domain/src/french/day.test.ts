import { describe, expect, test } from "vitest";
import { frenchDay, frenchMonth, longDay, nearDay } from "./day.ts";

test("a day reads as the French write it, and none stays empty", () => {
  expect(frenchDay("2026-07-14")).toBe("14/07/2026");
  expect(frenchDay("")).toBe("");
});

describe("a day told as shortly as it can be", () => {
  test.each([
    ["2026-11-15", "15/11", "today"],
    ["2026-11-16", "16/11", "tomorrow"],
    ["2026-12-31", "31/12", "this year"],
    ["2027-02-01", "01/02", "next year, and near"],
    ["2027-10-14", "14/10", "a day before eleven months are over"],
    ["2027-10-15", "15/10", "eleven months away"],
    ["2027-10-16", "16/10/2027", "more than eleven months away"],
    ["2027-11-15", "15/11/2027", "a year away"],
    ["2028-01-01", "01/01/2028", "the year after next"],
    ["2026-11-14", "14/11/2026", "yesterday"],
    ["2026-10-15", "15/10/2026", "a month ago"],
    ["2025-11-15", "15/11/2025", "a year ago"],
  ])("%s is %s: %s", (value, expected) => {
    expect(nearDay(value, "2026-11-15")).toBe(expected);
  });

  test("at the end of a long month, eleven months later is the last day of a short one", () => {
    expect(nearDay("2027-02-28", "2026-03-31")).toBe("28/02");
    expect(nearDay("2027-03-01", "2026-03-31")).toBe("01/03/2027");
  });
});

test.each([
  ["2026-11-14", "samedi 14 novembre 2026"],
  ["2026-03-01", "dimanche 1er mars 2026"],
])("%s at length is %s", (day, text) => {
  expect(longDay(day)).toBe(text);
});

test("a month is told with its year", () => {
  expect(frenchMonth("2026-08")).toBe("août 2026");
});
