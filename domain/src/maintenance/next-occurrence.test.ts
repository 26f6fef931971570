import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths } from "../days/index.ts";
import { nextOccurrence, readersToday } from "./next-occurrence.ts";
import { aMaintenance } from "./test-maintenance.ts";

type ByDate = "Mensuelle" | "Tous les 6 mois" | "Annuelle";

describe("counted from the day on which the work was done", () => {
  test.each([
    ["on the day", "Annuelle", "2026-06-15", "2026-06-15", "2027-06-15"],
    ["early: a year early does not make it two", "Annuelle", "2027-06-15", "2026-06-15", "2027-06-15"],
    ["a month early", "Annuelle", "2026-07-15", "2026-06-15", "2027-06-15"],
    ["late", "Annuelle", "2026-06-15", "2026-09-02", "2027-09-02"],
    ["years late", "Annuelle", "2019-06-15", "2026-09-02", "2027-09-02"],
    ["every month", "Mensuelle", "2026-06-15", "2026-06-20", "2026-07-20"],
    ["every half year", "Tous les 6 mois", "2026-06-15", "2026-08-31", "2027-02-28"],
    ["a 31st before a short month", "Mensuelle", "2026-01-31", "2026-01-31", "2026-02-28"],
    ["a 31st before February of a leap year", "Mensuelle", "2024-01-31", "2024-01-31", "2024-02-29"],
    ["the end of February", "Mensuelle", "2026-02-28", "2026-02-28", "2026-03-28"],
    ["the 29th of February", "Annuelle", "2024-02-29", "2024-02-29", "2025-02-28"],
    ["the end of the year", "Mensuelle", "2026-12-31", "2026-12-31", "2027-01-31"],
  ] as const)("%s", (_name, recurrence, date_echeance, day, expected) => {
    const work = aMaintenance({ recurrence, date_echeance, date_ancre: "2001-01-31" });
    expect(nextOccurrence(work, { day, today: "2026-12-31", heures: 0 })).toEqual({
      date_echeance: expected,
      heures_echeance: null,
      date_ancre: null,
    });
  });

  test("what was done long ago is due since long ago", () => {
    const work = aMaintenance({ recurrence: "Annuelle", date_echeance: "2020-03-15" });
    const next = nextOccurrence(work, { day: "2020-03-15", today: "2026-06-15", heures: 0 });
    expect(next?.date_echeance).toBe("2021-03-15");
  });
});

describe("by the hour, from the hours at which the work was done", () => {
  test.each([
    [842, 942],
    [842.3, 942.3],
    [0, 100],
    [199_999.9, 200_099.9],
  ])("finished at %d h, it is due at %d h; the date is for a look once a year", (heures, heures_echeance) => {
    const work = aMaintenance({ recurrence: "Tous les 100 heures", date_echeance: "2020-01-31" });
    expect(nextOccurrence(work, { day: "2026-06-15", today: "2026-06-15", heures })).toEqual({
      heures_echeance,
      date_echeance: "2027-06-15",
      date_ancre: null,
    });
  });

  test("after a new hour meter, from what it shows", () => {
    const work = aMaintenance({ recurrence: "Tous les 100 heures", heures_echeance: 2_400 });
    expect(nextOccurrence(work, { day: "2026-06-15", today: "2026-06-15", heures: 12 })?.heures_echeance).toBe(112);
  });
});

describe("any other period", () => {
  const at = { day: "2026-06-15", today: "2026-06-15", heures: 842 };
  test.each([
    ["every two years", { recurrence_mois: 24 }, { date_echeance: "2028-06-15", heures_echeance: null }],
    ["every 250 hours", { recurrence_heures: 250 }, { date_echeance: "2027-06-15", heures_echeance: 1_092 }],
    [
      "every 250 hours or two years",
      { recurrence_mois: 24, recurrence_heures: 250 },
      { date_echeance: "2028-06-15", heures_echeance: 1_092 },
    ],
  ])("%s", (_name, period, expected) => {
    const next = nextOccurrence(aMaintenance({ recurrence: "Autre", ...period }), at);
    expect(next).toEqual({ ...expected, date_ancre: null });
  });
});

test("what does not recur has no next occurrence, nor has what would come after 2200", () => {
  const at = { day: "2200-06-15", today: "2200-06-15", heures: 10 };
  expect(nextOccurrence(aMaintenance({ recurrence: "Aucune" }), at)).toBeNull();
  expect(nextOccurrence(aMaintenance({ recurrence: "Annuelle" }), at)).toBeNull();
});

const fixed = (recurrence: ByDate, date_echeance: string, today: string, date_ancre: string | null = null) => {
  const work = aMaintenance({ recurrence, date_echeance, date_ancre, a_date_fixe: true });
  return nextOccurrence(work, { day: today, today, heures: 0 })?.date_echeance;
};

describe("to a fixed date: one period after the due date", () => {
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
    expect(fixed(recurrence, due, today)).toBe(expected);
  });
});

describe("to a fixed date: never in the past, however long overdue", () => {
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
    expect(fixed(recurrence, due, today)).toBe(expected);
  });
});

describe("to a fixed date: a series remembers its first day", () => {
  test.each([
    ["Mensuelle", "2026-02-28", "2026-02-28", "2026-01-31", "2026-03-31"],
    ["Mensuelle", "2026-04-30", "2026-04-30", "2026-01-31", "2026-05-31"],
    ["Tous les 6 mois", "2027-02-28", "2027-02-28", "2026-08-31", "2027-08-31"],
    ["Annuelle", "2027-02-28", "2027-02-28", "2024-02-29", "2028-02-29"],
  ] as const)("%s, due %s, finished %s, begun %s: %s", (recurrence, due, today, anchor, expected) => {
    expect(fixed(recurrence, due, today, anchor)).toBe(expected);
  });
});

test("a fixed date with hours: each by its own rule", () => {
  const period = { recurrence_mois: 12, recurrence_heures: 100 };
  const work = aMaintenance({ recurrence: "Autre", ...period, a_date_fixe: true, date_echeance: "2026-03-01" });
  expect(nextOccurrence(work, { day: "2026-06-10", today: "2026-06-15", heures: 842 })).toEqual({
    date_echeance: "2027-03-01",
    heures_echeance: 942,
    date_ancre: "2026-03-01",
  });
});

test("to a fixed date: always after the due date, never before today, and the first such day of the series", () => {
  const months = { Mensuelle: 1, "Tous les 6 mois": 6, Annuelle: 12 } as const;
  const day = integer({ min: 0, max: 90_000 }).map((days) => addDays("1860-01-01", days));
  assert(
    property(constantFrom("Mensuelle", "Tous les 6 mois", "Annuelle"), day, day, (recurrence, due, today) => {
      const found = fixed(recurrence, due, today);
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
