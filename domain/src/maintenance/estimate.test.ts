import { describe, expect, test } from "vitest";
import { estimatedDay, hoursPerDay } from "./estimate.ts";

const at = (minute: string, heures: number) => ({ date_releve: `${minute}:00.000Z`, heures });
const reading = (day: string, heures: number) => ({ date_releve: `${day}T10:00:00.000Z`, heures });
const today = "2026-06-15";

describe("hoursPerDay", () => {
  test.each([
    ["no reading", [], undefined],
    ["a reading of last week only", [reading("2026-06-08", 800)], undefined],
    ["an engine that did not run", [reading("2026-03-07", 842)], undefined],
    ["a meter that was set back", [reading("2026-03-07", 2_000)], undefined],
    ["100 hours in 100 days", [reading("2026-03-07", 742)], 1],
    ["the oldest of several", [reading("2026-05-01", 800), reading("2026-03-07", 742), reading("2026-06-14", 842)], 1],
    ["a slip corrected downwards the same day", [at("2026-03-07T10:00", 8_420), at("2026-03-07T10:01", 742)], 1],
    ["a slip corrected upwards the same day", [at("2026-03-07T10:01", 742), at("2026-03-07T10:00", 74)], 1],
    ["a slip corrected on another day", [at("2026-03-01T10:00", 8_420), at("2026-03-07T10:00", 742)], 1],
    ["a field that was emptied", [at("2026-03-01T10:00", 0), at("2026-03-07T10:00", 742)], 1],
    ["a field emptied after it was filled in", [at("2026-03-07T10:00", 742), at("2026-03-07T10:01", 0)], 1],
    ["hours undone", [at("2026-03-07T10:00", 742), at("2026-03-07T10:01", 900), at("2026-03-07T10:02", 742)], 1],
    ["nothing older than two years", [reading("2020-01-01", 0), reading("2026-03-07", 742)], 1],
  ])("%s", (_case, readings, rate) => {
    expect(hoursPerDay({ today, heures_moteur: 842, readings })).toBe(rate);
  });
});

describe("estimatedDay", () => {
  const readings = [reading("2026-03-07", 742)];
  test.each([
    ["58 hours at one a day", 900, "2026-08-12"],
    ["half an hour", 842.5, "2026-06-16"],
    ["reached already", 842, undefined],
    ["farther than ten years", 10_000, undefined],
  ])("%s", (_case, heures_echeance, day) => {
    expect(estimatedDay(heures_echeance, { today, heures_moteur: 842, readings })).toBe(day);
  });
  test("without readings there is none", () => {
    expect(estimatedDay(900, { today, heures_moteur: 842 })).toBeUndefined();
  });
});
