import { expect, test } from "vitest";
import { weekdayAndDay, weekLabel } from "./week.ts";

test.each([
  ["2026-03-18", "Semaine 12 · 16–22 mars"],
  ["2026-03-31", "Semaine 14 · 30 mars – 5 avril"],
  ["2026-12-31", "Semaine 53 · 28 décembre 2026 – 3 janvier 2027"],
  ["2027-03-16", "Semaine 11 · 15–21 mars 2027"],
  ["2027-03-30", "Semaine 13 · 29 mars – 4 avril 2027"],
  ["2026-05-01", "Semaine 18 · 27 avril – 3 mai"],
  ["2026-06-01", "Semaine 23 · 1er–7 juin"],
])("the week of %s, read in 2026, is « %s »", (day, label) => {
  expect(weekLabel(day, "2026-11-18")).toBe(label);
});

test("a day is named with its weekday", () => {
  expect(weekdayAndDay("2026-03-17")).toBe("mar. 17 mars");
  expect(weekdayAndDay("2026-03-01")).toBe("dim. 1er mars");
  expect(weekdayAndDay("2026-03-11")).toBe("mer. 11 mars");
});
