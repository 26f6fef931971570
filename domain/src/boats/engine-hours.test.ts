import { describe, expect, test } from "vitest";
import { doubtHours, engineHoursFrom } from "./engine-hours.ts";

describe("engine hours as typed", () => {
  test.each([
    [842, 842],
    [0, 0],
    [null, 0],
    [Number.NaN, 0],
    [12.5, 12.5],
  ])("%s is saved as %s", (typed, saved) => expect(engineHoursFrom(typed)).toBe(saved));
});

describe("a reading that looks like a slip of the finger", () => {
  const last = { heures: 100, day: "2026-06-10" };
  test.each([
    ["the first reading is never doubted", undefined, 9_999, "2026-06-10", undefined],
    ["the same reading", last, 100, "2026-06-10", undefined],
    ["an hour meter does not turn back", last, 99.9, "2027-06-10", "lower"],
    ["24 hours on the same day", last, 124, "2026-06-10", undefined],
    ["more than 24 hours on the same day", last, 124.1, "2026-06-10", "jump"],
    ["more than 24 hours the day after", last, 130, "2026-06-11", "jump"],
    ["48 hours in two days", last, 148, "2026-06-12", undefined],
    ["a season's use in a season", last, 180, "2026-09-10", undefined],
    ["one digit too many", last, 1_080, "2026-06-20", "jump"],
    ["a clock that runs behind does not confuse it", last, 110, "2026-06-01", undefined],
  ] as const)("%s", (_name, before, heures, today, doubt) => expect(doubtHours(before, heures, today)).toBe(doubt));
});
