import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { day } from "../fields/index.ts";
import { addDays, addMonths, dayIn, daysBetween, isDay, wallClock } from "./day.ts";

describe("a day", () => {
  test.each([
    ["2026-02-28", true],
    ["2024-02-29", true],
    ["2000-02-29", true],
    ["1850-01-01", true],
    ["2200-12-31", true],
    ["2026-02-29", false],
    ["1900-02-29", false],
    ["2026-02-30", false],
    ["2026-04-31", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-01-00", false],
    ["1849-12-31", false],
    ["2201-01-01", false],
    ["0000-01-01", false],
    ["99999-01-01", false],
    ["2026-1-1", false],
    ["2026-01-01T00:00:00Z", false],
    [" 2026-01-01", false],
    ["2026-01-01\n", false],
    ["infinity", false],
    ["", false],
  ])("%j is one: %s", (value, expected) => {
    expect(isDay(value)).toBe(expected);
    expect(day.safeParse(value).success).toBe(expected);
  });

  test.each([[20260101], [null], [true], [[]]])("%j is none", (value) => {
    expect(day.safeParse(value).success).toBe(false);
  });
});

describe("months later", () => {
  test.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2024-01-31", 1, "2024-02-29"],
    ["2026-01-30", 1, "2026-02-28"],
    ["2026-01-28", 1, "2026-02-28"],
    ["2026-03-31", 1, "2026-04-30"],
    ["2026-08-31", 6, "2027-02-28"],
    ["2027-08-31", 6, "2028-02-29"],
    ["2024-02-29", 12, "2025-02-28"],
    ["2024-02-29", 48, "2028-02-29"],
    ["2025-12-31", 1, "2026-01-31"],
    ["2026-01-31", -1, "2025-12-31"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-05-15", 0, "2026-05-15"],
  ])("%s and %i months is %s", (from, months, expected) => {
    expect(addMonths(from, months)).toBe(expected);
  });
});

describe("days later", () => {
  test.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-29", 1, "2026-03-30"], // the night that summer time starts in France
    ["2026-10-25", 1, "2026-10-26"], // and ends
    ["2026-01-01", -1, "2025-12-31"],
  ])("%s and %i days is %s", (from, days, expected) => {
    expect(addDays(from, days)).toBe(expected);
    expect(daysBetween(from, expected)).toBe(days);
  });

  test("going there and back leads to the same day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: -20_000, max: 20_000 }), (start, days) => {
        const from = addDays("1900-01-01", start);
        expect(addDays(addDays(from, days), -days)).toBe(from);
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });
});

describe("the day an instant falls on", () => {
  test.each([
    ["2026-06-30T21:59:59Z", "Europe/Paris", "2026-06-30"],
    ["2026-06-30T22:00:00Z", "Europe/Paris", "2026-07-01"],
    ["2026-12-31T23:00:00Z", "Europe/Paris", "2027-01-01"],
    ["2026-12-31T23:00:00Z", "America/Martinique", "2026-12-31"],
    ["2026-12-31T23:00:00Z", "Pacific/Tahiti", "2026-12-31"],
    ["2026-01-01T09:59:59Z", "Pacific/Tahiti", "2025-12-31"],
  ])("%s in %s is %s", (instant, zone, expected) => {
    expect(dayIn(new Date(instant), zone)).toBe(expected);
  });
});

test.each([
  ["2026-06-30T22:00:30Z", "Europe/Paris", "2026-07-01 00:00"],
  ["2026-12-31T12:05:59Z", "UTC", "2026-12-31 12:05"],
])("at %s calendar and clock in %s stand at %s", (instant, zone, expected) => {
  expect(wallClock(new Date(instant), zone)).toBe(expected);
});

test.each([
  [new Date(2026, 0, 1, 0, 0, 0), "2026-01-01 00:00"],
  [new Date(2026, 6, 14, 23, 59, 59), "2026-07-14 23:59"],
  [new Date(2026, 2, 29, 12, 30), "2026-03-29 12:30"],
  [new Date(1905, 5, 15), "1905-06-15 00:00"],
])("without a zone the machine's own counts: %s", (instant, expected) => {
  expect(wallClock(instant)).toBe(expected);
  expect(dayIn(instant)).toBe(expected.slice(0, 10));
});
