import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths } from "../days/index.ts";
import { nextOccurrence, readersToday } from "./next-occurrence.ts";

const next = (
  recurrence: "Mensuelle" | "Tous les 6 mois" | "Annuelle",
  date_echeance: string,
  today: string,
  date_ancre: string | null = null,
) => nextOccurrence({ recurrence, date_echeance, date_ancre }, { today, heures_realisation: 0 })?.date_echeance;

describe("one period after the due date", () => {
  test.each([
    ["Mensuelle", "2026-06-15", "2026-06-15", "2026-07-15"],
    ["Mensuelle", "2026-06-15", "2026-06-01", "2026-07-15"],
    ["Mensuelle", "2026-12-15", "2026-12-20", "2027-01-15"],
    ["Mensuelle", "2026-01-31", "2026-01-31", "2026-02-28"],
    ["Mensuelle", "2024-01-31", "2024-01-31", "2024-02-29"],
    ["Mensuelle", "2026-01-30", "2026-01-30", "2026-02-28"],
    ["Mensuelle", "2026-01-29", "2026-01-29", "2026-02-28"],
    ["Mensuelle", "2024-01-29", "2024-01-29", "2024-02-29"],
    ["Mensuelle", "2026-03-31", "2026-03-31", "2026-04-30"],
    ["Mensuelle", "2026-05-31", "2026-05-31", "2026-06-30"],
    ["Mensuelle", "2026-08-31", "2026-08-31", "2026-09-30"],
    ["Mensuelle", "2026-02-28", "2026-02-28", "2026-03-28"],
    ["Mensuelle", "2024-02-29", "2024-02-29", "2024-03-29"],
    ["Mensuelle", "2026-03-29", "2026-03-29", "2026-04-29"],
    ["Mensuelle", "2026-10-25", "2026-10-25", "2026-11-25"],
    ["Mensuelle", "2026-12-31", "2026-12-31", "2027-01-31"],
    ["Tous les 6 mois", "2026-06-15", "2026-06-15", "2026-12-15"],
    ["Tous les 6 mois", "2026-08-31", "2026-08-31", "2027-02-28"],
    ["Tous les 6 mois", "2023-08-31", "2023-08-31", "2024-02-29"],
    ["Tous les 6 mois", "2026-03-31", "2026-03-31", "2026-09-30"],
    ["Tous les 6 mois", "2026-12-31", "2026-12-31", "2027-06-30"],
    ["Tous les 6 mois", "2024-02-29", "2024-02-29", "2024-08-29"],
    ["Annuelle", "2026-06-15", "2026-06-15", "2027-06-15"],
    ["Annuelle", "2024-02-29", "2024-02-29", "2025-02-28"],
    ["Annuelle", "2027-02-28", "2027-02-28", "2028-02-28"],
    ["Annuelle", "2096-02-29", "2096-02-29", "2097-02-28"],
    ["Annuelle", "2026-12-31", "2027-01-02", "2027-12-31"],
  ] as const)("%s, due %s, finished %s: %s", (recurrence, due, today, expected) => {
    expect(next(recurrence, due, today)).toBe(expected);
  });
});

describe("never in the past, however long overdue", () => {
  test.each([
    ["Mensuelle", "2026-01-15", "2026-06-15", "2026-06-15"],
    ["Mensuelle", "2026-01-15", "2026-06-16", "2026-07-15"],
    ["Mensuelle", "2020-01-31", "2026-02-10", "2026-02-28"],
    ["Mensuelle", "2020-01-31", "2026-03-01", "2026-03-31"],
    ["Mensuelle", "1999-12-31", "2024-02-29", "2024-02-29"],
    ["Tous les 6 mois", "2019-08-31", "2026-03-01", "2026-08-31"],
    ["Tous les 6 mois", "2019-08-31", "2026-02-28", "2026-02-28"],
    ["Annuelle", "2019-06-15", "2026-06-14", "2026-06-15"],
    ["Annuelle", "2019-06-15", "2026-06-15", "2026-06-15"],
    ["Annuelle", "2019-06-15", "2026-06-16", "2027-06-15"],
    ["Annuelle", "2020-02-29", "2027-12-01", "2028-02-29"],
    ["Annuelle", "1850-01-01", "2026-06-15", "2027-01-01"],
  ] as const)("%s, due %s, finished %s: %s", (recurrence, due, today, expected) => {
    expect(next(recurrence, due, today)).toBe(expected);
  });
});

describe("a series remembers its first day", () => {
  test.each([
    ["Mensuelle", "2026-02-28", "2026-02-28", "2026-01-31", "2026-03-31"],
    ["Mensuelle", "2026-04-30", "2026-04-30", "2026-01-31", "2026-05-31"],
    ["Tous les 6 mois", "2027-02-28", "2027-02-28", "2026-08-31", "2027-08-31"],
    ["Annuelle", "2027-02-28", "2027-02-28", "2024-02-29", "2028-02-29"],
  ] as const)("%s, due %s, finished %s, begun %s: %s", (recurrence, due, today, anchor, expected) => {
    expect(next(recurrence, due, today, anchor)).toBe(expected);
  });
});

test("what does not recur has no next occurrence, nor has what would come after 2200", () => {
  const once = { recurrence: "Aucune", date_echeance: "2026-06-15", date_ancre: null } as const;
  expect(nextOccurrence(once, { today: "2026-06-15", heures_realisation: 10 })).toBeNull();
  expect(next("Annuelle", "2200-06-15", "2200-06-15")).toBeUndefined();
});

test.each([
  [842, 942],
  [842.3, 942.3],
  [0, 100],
  [199_999.9, 200_099.9],
])("by the hour, finished at %d h, it is due at %d h", (heures_realisation, heures_echeance) => {
  const done = { recurrence: "Tous les 100 heures", date_echeance: "2020-01-31", date_ancre: null } as const;
  expect(nextOccurrence(done, { today: "2026-06-15", heures_realisation })).toEqual({
    heures_echeance,
    date_echeance: "2027-06-15",
    date_ancre: null,
  });
});

test("always after the due date, never before today, and the first such day of the series", () => {
  const months = { Mensuelle: 1, "Tous les 6 mois": 6, Annuelle: 12 } as const;
  const day = integer({ min: 0, max: 90_000 }).map((days) => addDays("1860-01-01", days));
  assert(
    property(constantFrom("Mensuelle", "Tous les 6 mois", "Annuelle"), day, day, (recurrence, due, today) => {
      const found = next(recurrence, due, today);
      let expected = due;
      for (let n = 1; expected <= due || expected < today; n++) expected = addMonths(due, n * months[recurrence]);
      return found === expected;
    }),
    { numRuns: 300 },
  );
});

describe("readersToday", () => {
  test.each([
    ["2026-06-15T09:00:00Z", "2026-06-14", "2026-06-14"], // Tahiti, still the evening before
    ["2026-06-15T23:30:00Z", "2026-06-16", "2026-06-16"], // Paris, already the next day
    ["2026-06-15T09:00:00Z", undefined, "2026-06-15"],
    ["2026-06-15T22:30:00Z", undefined, "2026-06-16"],
    ["2026-06-15T09:00:00Z", "2026-06-10", "2026-06-15"], // sent five days after it was made
    ["2026-06-15T09:00:00Z", "2099-01-01", "2026-06-15"], // a clock that is wrong
  ])("at %s a claim of %s counts as %s", (instant, claimed, today) => {
    expect(readersToday(claimed, new Date(instant))).toBe(today);
  });
  test.each([
    ["2026-03-28", "Niue and Tahiti"],
    ["2026-03-29", "Paris and Kiritimati"],
  ])("every reader on earth is believed: at once it is %s in %s", (claimed) => {
    expect(readersToday(claimed, new Date("2026-03-29T00:59:00Z"))).toBe(claimed);
  });
});
