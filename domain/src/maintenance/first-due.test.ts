import { describe, expect, test } from "vitest";
import { firstDue, type LastTime, NEVER, type PlanMoment } from "./first-due.ts";
import { nextOccurrence } from "./next-occurrence.ts";

const at: PlanMoment = { today: "2026-11-18", heures_moteur: 842, annee: 2019 };
/** 200 hours in the last 400 days: one in two days. */
const used = { ...at, readings: [{ date_releve: "2025-10-14T08:00:00.000Z", heures: 642 }] };
const work = (recurrence_mois: number | null, recurrence_heures: number | null = null, a_date_fixe = false) => ({
  recurrence_mois,
  recurrence_heures,
  a_date_fixe,
});
const oil = work(12, 100);
const on = (day: string, heures: number | null = null): LastTime => ({ day, heures });
const atHours = (heures: number): LastTime => ({ day: null, heures });

describe("a boat of 2019 at 842 hours, in November 2026", () => {
  test.each([
    ["yearly, last spring", work(12), on("2026-04-10"), at, "2027-04-10", null],
    ["yearly, long ago: late", work(12), on("2024-03-31"), at, "2025-03-31", null],
    ["every 6 months, the end of a month", work(6), on("2026-08-31"), at, "2027-02-28", null],
    ["every 3 years, the raft", work(36), on("2023-12-01"), at, "2026-12-01", null],
    ["every 5 years, soon late", work(60), on("2021-11-20"), at, "2026-11-20", null],
    ["both limits, day and hours", oil, on("2026-05-02", 800.4), at, "2027-05-02", 900.4],
    ["both limits, the hours passed", oil, on("2026-05-02", 700), at, "2027-05-02", 800],
    ["both limits, the day alone", oil, on("2026-05-02"), at, "2027-05-02", 942],
    ["both limits, the day alone and a habit of hours", oil, on("2026-05-02"), used, "2027-05-02", 842],
    ["both limits, a day before the engine was new", oil, on("2019-01-02"), used, "2020-01-02", 100],
    ["both limits, the hours alone", oil, atHours(800), at, "2027-11-18", 900],
    ["both limits, the hours alone and a habit of hours", oil, atHours(800), used, "2027-08-26", 900],
    ["both limits, more hours than the meter shows", oil, atHours(850), used, "2027-11-18", 950],
    ["hours alone", work(null, 100), on("2026-05-02", 800), at, "2027-05-02", 900],
    ["a printed date", work(48, null, true), on("2027-03-01"), at, "2027-03-01", null],
    ["a printed date that has passed: late", work(48, null, true), on("2025-03-01"), at, "2025-03-01", null],
    ["never, yearly: looked at within a month", work(12), NEVER, at, "2026-12-18", null],
    ["never, both limits: within a month, hours from now", oil, NEVER, at, "2026-12-18", 942],
    ["never, every 7 years: not yet passed since new", work(84), NEVER, at, "2026-12-31", null],
    ["never, every 10 years", work(120), NEVER, at, "2029-12-31", null],
    ["never, a printed date: within a month", work(48, null, true), NEVER, at, "2026-12-18", null],
  ])("%s", (_, line, last, moment, date_echeance, heures_echeance) => {
    expect(firstDue(line, last, moment)).toEqual({ date_echeance, heures_echeance });
  });
});

test.each([
  ["never", NEVER, "2026-12-18", null],
  ["on a day", on("2026-05-02"), "2027-05-02", null],
  ["at hours that are said", on("2026-05-02", 30), "2027-05-02", 130],
])("of a meter that nobody has read no hours are counted: %s", (_name, last, date_echeance, heures_echeance) => {
  expect(firstDue(oil, last, { ...at, heures_moteur: 0 })).toEqual({ date_echeance, heures_echeance });
});

describe("a new boat", () => {
  const young = { ...at, annee: 2026, heures_moteur: 12 };
  test.each([
    ["of this year counts from today", work(12), young, "2027-11-18", null],
    ["of next year's model counts from today too", work(12), { ...young, annee: 2027 }, "2027-11-18", null],
    ["of last year counts from its end", work(24), { ...young, annee: 2025 }, "2027-12-31", null],
    ["has its first service at the engine's first hundred", oil, young, "2027-11-18", 100],
    ["that has run more is looked at within a month", oil, { ...young, heures_moteur: 130 }, "2026-12-18", 230],
    ["has a printed date to be read in its time", work(48, null, true), young, "2030-11-18", null],
  ])("%s", (_, line, moment, date_echeance, heures_echeance) => {
    expect(firstDue(line, NEVER, moment)).toEqual({ date_echeance, heures_echeance });
  });
});

test("what is known is due when finishing it then would have had it", () => {
  for (const line of [work(1), work(12), oil, work(36), work(60, 500)])
    for (const day of ["2019-02-28", "2024-02-29", "2026-11-18"]) {
      const row = { ...line, date_echeance: "2026-01-01", date_ancre: null };
      const next = nextOccurrence(row, { day, today: at.today, heures: 321.5 });
      expect(firstDue(line, on(day, 321.5), at)).toEqual({
        date_echeance: next?.date_echeance,
        heures_echeance: next?.heures_echeance,
      });
    }
});
