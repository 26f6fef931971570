import { expect, test } from "vitest";
import { outsideNight } from "./quiet-hours.ts";

test.each([
  ["in the morning", "2026-06-10T09:00:00+02:00", 3_600, "2026-06-10T10:00:00+02:00"],
  ["just before the evening", "2026-06-10T20:00:00+02:00", 3_599, "2026-06-10T20:59:59+02:00"],
  ["in the evening", "2026-06-10T18:00:00+02:00", 4 * 3_600, "2026-06-11T07:00:00+02:00"],
  ["at night", "2026-06-10T20:00:00+02:00", 8 * 3_600, "2026-06-11T07:00:00+02:00"],
  ["at seven", "2026-06-10T23:00:00+02:00", 8 * 3_600, "2026-06-11T07:00:00+02:00"],
  ["in the night that is an hour longer", "2026-10-24T20:30:00+02:00", 3_600, "2026-10-25T07:00:00+01:00"],
  ["in the night that is an hour shorter", "2026-03-28T20:30:00+01:00", 3_600, "2026-03-29T07:00:00+02:00"],
])("what would be tried %s", (_, now, seconds, tried) => {
  const waits = outsideNight(new Date(now), seconds, "Europe/Paris");
  expect(new Date(Date.parse(now) + waits * 1_000)).toEqual(new Date(tried));
});
