import { describe, expect, test } from "vitest";
import { dayIn } from "../days/index.ts";
import { dueDay, firstLimit, forecastDay, hoursLeft, isLate, isSoon } from "./due.ts";
import { aMaintenance } from "./test-maintenance.ts";

const engine = { heures_moteur: 842 };
const byHours = { recurrence: "Tous les 100 heures" } as const;
const both = { recurrence: "Autre", recurrence_mois: 12, recurrence_heures: 100 } as const;

describe("isLate", () => {
  test.each([
    ["due yesterday", { date_echeance: "2026-06-14" }, true],
    ["due today", { date_echeance: "2026-06-15" }, false],
    ["due tomorrow", { date_echeance: "2026-06-16" }, false],
    ["due yesterday, in progress", { date_echeance: "2026-06-14", statut: "En cours" }, true],
    ["due long ago, finished", { date_echeance: "2001-01-01", statut: "Terminée" }, false],
    ["hours not reached", { ...byHours, heures_echeance: 842.1 }, false],
    ["hours reached exactly", { ...byHours, heures_echeance: 842 }, true],
    ["hours passed", { ...byHours, heures_echeance: 800 }, true],
    ["hours passed, finished", { ...byHours, heures_echeance: 800, statut: "Terminée" }, false],
    [
      "hours not reached though the date is past",
      { ...byHours, heures_echeance: 900, date_echeance: "2025-01-01" },
      false,
    ],
    ["both limits, neither reached", { ...both, heures_echeance: 900, date_echeance: "2026-06-15" }, false],
    ["both limits, the date passed", { ...both, heures_echeance: 900, date_echeance: "2026-06-14" }, true],
    ["both limits, the hours reached", { ...both, heures_echeance: 842, date_echeance: "2027-06-14" }, true],
    [
      "both limits, the hours corrected downwards",
      { ...both, heures_echeance: 900.1, date_echeance: "2027-06-14" },
      false,
    ],
    ["hours passed though the date is far", { ...byHours, heures_echeance: 800, date_echeance: "2027-01-01" }, true],
  ] as const)("%s", (_case, more, late) => {
    expect(isLate(aMaintenance(more), { today: "2026-06-15", ...engine })).toBe(late);
  });

  // The same instant is another day elsewhere, and in Europe/Paris the nights of 29/03 and 25/10/2026 are 23 and 25 hours long.
  test.each([
    ["2026-06-15T09:59:00Z", "Europe/Paris", "2026-06-14", true],
    ["2026-06-15T09:59:00Z", "Pacific/Tahiti", "2026-06-14", false],
    ["2026-06-15T10:01:00Z", "Pacific/Tahiti", "2026-06-14", true],
    ["2026-06-14T21:59:00Z", "Europe/Paris", "2026-06-14", false],
    ["2026-06-14T22:00:00Z", "Europe/Paris", "2026-06-14", true],
    ["2026-03-28T22:59:00Z", "Europe/Paris", "2026-03-28", false],
    ["2026-03-28T23:00:00Z", "Europe/Paris", "2026-03-28", true],
    ["2026-03-29T21:59:00Z", "Europe/Paris", "2026-03-29", false],
    ["2026-03-29T22:00:00Z", "Europe/Paris", "2026-03-29", true],
    ["2026-10-24T21:59:00Z", "Europe/Paris", "2026-10-24", false],
    ["2026-10-24T22:00:00Z", "Europe/Paris", "2026-10-24", true],
    ["2026-10-25T22:59:00Z", "Europe/Paris", "2026-10-25", false],
    ["2026-10-25T23:00:00Z", "Europe/Paris", "2026-10-25", true],
    ["2026-10-25T23:00:00Z", "Pacific/Tahiti", "2026-10-25", false],
    ["2024-02-29T23:00:00Z", "Europe/Paris", "2024-02-29", true],
    ["2024-02-29T23:00:00Z", "Pacific/Tahiti", "2024-02-29", false],
    ["2026-12-31T23:00:00Z", "Europe/Paris", "2026-12-31", true],
    ["2027-01-01T09:59:00Z", "Pacific/Tahiti", "2026-12-31", false],
    ["2027-01-01T10:00:00Z", "Pacific/Tahiti", "2026-12-31", true],
  ])("at %s a reader in %s finds what is due on %s late: %s", (instant, zone, date_echeance, late) => {
    const today = dayIn(new Date(instant), zone);
    expect(isLate(aMaintenance({ date_echeance }), { today, ...engine })).toBe(late);
  });
});

describe("isSoon", () => {
  const readings = [{ date_releve: "2026-03-07T10:00:00.000Z", heures: 742 }]; // 1 h a day until the 15/06
  test.each([
    ["late", { date_echeance: "2026-06-14" }, false],
    ["due today", { date_echeance: "2026-06-15" }, true],
    ["due in 7 days", { date_echeance: "2026-06-22" }, true],
    ["due in 8 days", { date_echeance: "2026-06-23" }, false],
    ["due in 3 days, in progress", { date_echeance: "2026-06-18", statut: "En cours" }, true],
    ["due in 3 days, finished", { date_echeance: "2026-06-18", statut: "Terminée" }, false],
    ["10 hours left", { ...byHours, heures_echeance: 852, date_echeance: "2027-01-01" }, true],
    ["11 hours left", { ...byHours, heures_echeance: 853, date_echeance: "2027-01-01" }, false],
    ["90 hours left though the date is near", { ...byHours, heures_echeance: 932 }, false],
    ["both limits, the date near", { ...both, heures_echeance: 932 }, true],
    ["both limits, 10 hours left", { ...both, heures_echeance: 852, date_echeance: "2027-01-01" }, true],
    ["both limits, neither near", { ...both, heures_echeance: 932, date_echeance: "2027-01-01" }, false],
  ] as const)("%s", (_case, more, soon) => {
    expect(isSoon(aMaintenance(more), { today: "2026-06-15", ...engine, readings })).toBe(soon);
  });

  test("twenty hours a day make 100 hours soon", () => {
    const busy = {
      today: "2026-06-15",
      heures_moteur: 842,
      readings: [{ date_releve: "2026-05-26T10:00:00.000Z", heures: 442 }],
    };
    expect(isSoon(aMaintenance({ ...byHours, heures_echeance: 942 }), busy)).toBe(true);
  });
});

test.each([
  [942, 842, 100],
  [942.1, 842, 100.1],
  [900, 900, 0],
  [900, 912.5, -12.5],
])("of %d hours at %d on the meter, %d are left", (heures_echeance, heures_moteur, left) => {
  expect(hoursLeft({ heures_echeance }, { heures_moteur })).toBe(left);
});

describe("dueDay", () => {
  const at = {
    today: "2026-06-15",
    heures_moteur: 842,
    readings: [{ date_releve: "2026-03-07T10:00:00.000Z", heures: 742 }],
  };
  test.each([
    ["a date", {}, "2026-06-15"],
    ["hours, estimated", { ...byHours, heures_echeance: 900, date_echeance: "2027-06-15" }, "2026-08-12"],
    ["both limits, the hours first", { ...both, heures_echeance: 900, date_echeance: "2027-06-15" }, "2026-08-12"],
    ["both limits, the date first", { ...both, heures_echeance: 900, date_echeance: "2026-07-01" }, "2026-07-01"],
    ["hours reached: today", { ...byHours, heures_echeance: 800, date_echeance: "2027-06-15" }, "2026-06-15"],
    [
      "hours reached, the date before: that",
      { ...byHours, heures_echeance: 800, date_echeance: "2026-01-15" },
      "2026-01-15",
    ],
    [
      "hours, finished: when it was done",
      { ...byHours, heures_echeance: 800, statut: "Terminée", date_realisation: "2026-02-02" },
      "2026-02-02",
    ],
  ] as const)("%s", (_case, more, day) => {
    expect(dueDay(aMaintenance(more), at)).toBe(day);
  });
  test("hours without readings: the date", () => {
    const m = aMaintenance({ ...byHours, heures_echeance: 900, date_echeance: "2027-06-15" });
    expect(dueDay(m, { ...at, readings: [] })).toBe("2027-06-15");
  });
});

describe("which limit comes first", () => {
  const at = {
    today: "2026-06-15",
    heures_moteur: 842,
    readings: [{ date_releve: "2026-03-07T10:00:00.000Z", heures: 742 }], // 1 h a day
  };
  test.each([
    ["the hours, by the habit of the engine", { ...both, heures_echeance: 900, date_echeance: "2027-06-15" }, "heures"],
    ["the date", { ...both, heures_echeance: 900, date_echeance: "2026-07-01" }, "date"],
    ["the hours, once they are reached", { ...both, heures_echeance: 842, date_echeance: "2026-06-15" }, "heures"],
    ["there is one only", { ...byHours, heures_echeance: 900 }, undefined],
    ["there is no other", {}, undefined],
  ] as const)("%s", (_name, more, expected) => {
    expect(firstLimit(aMaintenance(more), at)).toBe(expected);
  });

  test("without readings it is the date, until few hours are left", () => {
    const m = aMaintenance({ ...both, heures_echeance: 900, date_echeance: "2027-06-15" });
    expect([firstLimit(m, { ...at, readings: [] }), forecastDay(m, { ...at, readings: [] })]).toEqual([
      "date",
      undefined,
    ]);
    expect(firstLimit({ ...m, heures_echeance: 852 }, { ...at, readings: [] })).toBe("heures");
    expect(forecastDay(m, at)).toBe("2026-08-12");
  });
});

describe("hours of a meter that nobody has read", () => {
  const old = { heures: 0, date_releve: "2026-03-07T10:00:00.000Z" };
  const at = { today: "2026-06-15", heures_moteur: null, readings: [old] };
  const far = { date_echeance: "2027-03-12" };
  test.each([
    ["alone", { ...byHours, ...far, heures_echeance: 250 }, false],
    ["of a new engine's first hours", { ...byHours, ...far, heures_echeance: 5 }, false],
    ["or a date to come", { ...both, ...far, heures_echeance: 250 }, false],
    ["or a date that is past", { ...both, heures_echeance: 250, date_echeance: "2026-06-14" }, true],
  ] as const)("%s: only a date makes it late", (_case, more, late) => {
    const m = aMaintenance(more);
    expect([hoursLeft(m, at), forecastDay(m, at), firstLimit(m, at)]).toEqual([null, undefined, undefined]);
    expect([isLate(m, at), isSoon(m, at), dueDay(m, at)]).toEqual([late, false, more.date_echeance]);
  });
});
