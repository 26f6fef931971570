import { expect, test } from "vitest";
import { daySpan, daysAgo, daysAhead } from "./span.ts";

const today = "2026-11-16";

test.each([
  [0, "0\u00a0jour"],
  [1, "1\u00a0jour"],
  [59, "59\u00a0jours"],
  [60, "1\u00a0mois"],
  [61, "2\u00a0mois"],
  [365, "11\u00a0mois"],
  [730, "23\u00a0mois"],
  [731, "2\u00a0ans"],
])("%i days are %s", (days, text) => {
  expect(daySpan(days)).toBe(text);
});

test.each([
  ["2026-11-17", "aujourd’hui"],
  ["2026-11-16", "aujourd’hui"],
  ["2026-11-15", "hier"],
  ["2026-11-13", "il y a 3\u00a0jours"],
  ["2025-11-16", "il y a 11\u00a0mois"],
])("the %s was %s", (day, text) => {
  expect(daysAgo(day, today)).toBe(text);
});

test.each([
  ["2026-11-16", "aujourd’hui"],
  ["2026-11-17", "demain"],
  ["2026-11-21", "dans 5\u00a0jours"],
])("the %s is %s", (day, text) => {
  expect(daysAhead(day, today)).toBe(text);
});
