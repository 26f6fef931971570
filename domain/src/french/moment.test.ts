import { expect, test } from "vitest";
import { frenchDayOf, frenchMoment, momentAgo } from "./moment.ts";

test.each([
  ["2026-06-30T21:59:59Z", "Europe/Paris", "30/06/2026 23:59"],
  ["2026-06-30T22:00:00Z", "Europe/Paris", "01/07/2026 00:00"],
  ["2026-12-31T23:05:00Z", "Pacific/Tahiti", "31/12/2026 13:05"],
])("%s is read in %s as %s", (instant, zone, text) => {
  expect(frenchMoment(instant, zone)).toBe(text);
  expect(frenchDayOf(instant, zone)).toBe(text.slice(0, 10));
});

test("without a zone the machine's own counts", () => {
  expect(frenchMoment(new Date(2026, 10, 14, 9, 5).toISOString())).toBe("14/11/2026 09:05");
});

test.each([
  ["2026-06-30T22:00:00Z", "aujourd’hui à 00:00"],
  ["2026-07-01T21:59:00Z", "aujourd’hui à 23:59"],
  ["2026-06-30T21:59:00Z", "hier à 23:59"],
  ["2026-06-28T10:00:00Z", "il y a 3\u00a0jours"],
])("what was done at %s is told on 1 July as « %s »", (instant, text) => {
  expect(momentAgo(instant, "2026-07-01", "Europe/Paris")).toBe(text);
});
