import { expect, test } from "vitest";
import { monthStart, weekday, weekOfYear, weekStart } from "./week.ts";

test.each([
  ["2026-03-16", "2026-03-16", 0, 2026, 12],
  ["2026-03-22", "2026-03-16", 6, 2026, 12],
  ["2026-03-23", "2026-03-23", 0, 2026, 13],
  // 2026 begins on a Thursday: it has 53 weeks
  ["2026-01-01", "2025-12-29", 3, 2026, 1],
  ["2025-12-28", "2025-12-22", 6, 2025, 52],
  ["2026-12-31", "2026-12-28", 3, 2026, 53],
  ["2027-01-03", "2026-12-28", 6, 2026, 53],
  ["2027-01-04", "2027-01-04", 0, 2027, 1],
  ["2024-02-29", "2024-02-26", 3, 2024, 9],
  ["1850-01-01", "1849-12-31", 1, 1850, 1],
  ["2200-12-31", "2200-12-29", 2, 2201, 1],
])("%s is in the week of Monday %s", (day, monday, place, year, week) => {
  expect(weekStart(day)).toBe(monday);
  expect(weekday(day)).toBe(place);
  expect(weekOfYear(day)).toEqual({ year, week });
});

test("a month starts on its first", () => {
  expect(monthStart("2026-03-31")).toBe("2026-03-01");
});
