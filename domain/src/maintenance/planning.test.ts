import { describe, expect, test } from "vitest";
import type { Moment } from "./due.ts";
import {
  dayAfterArrow,
  dayAfterMove,
  foldEmpty,
  type PlanningUnit,
  periodLabel,
  planning,
  refuseMove,
} from "./planning.ts";
import { aMaintenance } from "./test-maintenance.ts";

// a Wednesday
const today = "2026-03-18";
/** 100 hours in 100 days: one a day. */
const used: Moment = {
  today,
  heures_moteur: 800,
  readings: [{ date_releve: "2025-12-08T10:00:00Z", heures: 700 }],
};
const unused: Moment = { today, heures_moteur: 800 };

let made = 0;
const work = (titre: string, more: Parameters<typeof aMaintenance>[0] = {}) =>
  aMaintenance({ id: `00000000-0000-4000-8000-${String(++made).padStart(12, "0")}`, titre, ...more });
const byHours = { recurrence: "Tous les 100 heures", recurrence_heures: 100 } as const;
const either = { recurrence: "Autre", recurrence_heures: 100, recurrence_mois: 12 } as const;

const LIST = [
  work("Hier", { date_echeance: "2026-03-17" }),
  work("Aujourd’hui", { date_echeance: "2026-03-18" }),
  work("Dimanche", { date_echeance: "2026-03-22" }),
  work("Lundi", { date_echeance: "2026-03-23" }),
  work("Dans dix heures", { ...byHours, heures_echeance: 810, date_echeance: "2027-01-01" }),
  work("Heures dépassées", { ...byHours, heures_echeance: 799, date_echeance: "2027-01-01" }),
  work("Heures d’abord", { ...either, heures_echeance: 803, date_echeance: "2026-05-01" }),
  work("Date d’abord", { ...either, heures_echeance: 900, date_echeance: "2026-04-02" }),
  work("L’an prochain", { date_echeance: "2027-06-15" }),
  work("Faite", { date_echeance: "2026-03-19", statut: "Terminée" }),
];

/** `*` marks what is forecast. */
const drawn = (unit: PlanningUnit, at: Moment, count: number) => {
  const { late, undated, periods, later } = planning(LIST, () => at, { unit, today, count });
  const names = (of: typeof late) => of.map((one) => `${one.work.titre}${one.isForecast ? "*" : ""}`);
  const shown = periods.map(({ start, end, works }) => [`${start}/${end}`, ...names(works)]);
  return { late: names(late), undated: names(undated), shown, later };
};

describe("the planning", () => {
  test("stands by weeks from Monday on, with what follows the engine on its forecast day", () => {
    expect(drawn("semaine", used, 3)).toEqual({
      late: ["Hier", "Heures dépassées"],
      undated: [],
      shown: [
        ["2026-03-16/2026-03-22", "Aujourd’hui", "Heures d’abord*", "Dimanche"],
        ["2026-03-23/2026-03-29", "Lundi", "Dans dix heures*"],
        ["2026-03-30/2026-04-05", "Date d’abord"],
      ],
      later: 1,
    });
  });

  test("stands by months", () => {
    expect(drawn("mois", used, 2)).toMatchObject({
      shown: [
        ["2026-03-01/2026-03-31", "Aujourd’hui", "Heures d’abord*", "Dimanche", "Lundi", "Dans dix heures*"],
        ["2026-04-01/2026-04-30", "Date d’abord"],
      ],
      later: 1,
    });
  });

  test("keeps apart what no day can be told of, and puts what has a date too on its date", () => {
    const { undated, shown } = drawn("mois", unused, 3);
    expect(undated).toEqual(["Dans dix heures"]);
    expect(shown[2]).toEqual(["2026-05-01/2026-05-31", "Heures d’abord"]);
  });

  test("shows each open work once, however it is divided", () => {
    for (const unit of ["semaine", "mois"] as const)
      for (const count of [1, 5, 80]) {
        const { late, undated, periods, later } = planning(LIST, () => used, { unit, today, count });
        const shown = periods.reduce((sum, { works }) => sum + works.length, 0);
        expect(late.length + undated.length + shown + later).toBe(LIST.length - 1);
        expect(periods).toHaveLength(count);
      }
  });
});

/** Each letter a week: `x` with something due, `.` empty; what stands in brackets is folded. */
test.each([
  ["", ""],
  ["x", "x"],
  [".", "."],
  ["..", "[..]"],
  [".............", "[.............]"],
  ["x.x", "x.x"],
  ["x..x", "x..x"],
  ["x...x", "x...x"],
  ["x....x", "x.[..].x"],
  ["..x", "..x"],
  ["...x", "[..].x"],
  ["x...", "x.[..]"],
  ["...x..x.....x....", "[..].x..x.[...].x.[...]"],
])("of the weeks %s those far from any work are folded: %s", (weeks, folded) => {
  const runs = foldEmpty([...weeks].map((week) => ({ works: week === "x" ? [week] : [] })));
  const drawn = runs.map((run) => {
    const names = run.map(({ works }) => works[0] ?? ".").join("");
    return run.length > 1 ? `[${names}]` : names;
  });
  expect(drawn.join("")).toBe(folded);
});

test.each([
  ["semaine", "2026-03-18", "Semaine 12 · 16–22 mars"],
  ["mois", "2026-03-18", "mars 2026"],
] as const)("a %s of %s is called « %s »", (unit, day, label) => {
  expect(periodLabel(unit, day, today)).toBe(label);
});

test.each([
  ["a date", {}, undefined],
  ["a date that has passed", { date_echeance: "2026-01-01" }, undefined],
  ["hours alone", { ...byHours, heures_echeance: 900 }, "hours"],
  ["hours alone, reached", { ...byHours, heures_echeance: 700 }, "hours"],
  ["hours that were never said", { ...byHours }, undefined],
  ["both, the hours first", { ...either, heures_echeance: 803 }, "hours first"],
  ["both, the date first", { ...either, heures_echeance: 900, date_echeance: "2026-04-02" }, undefined],
] as const)("work due by %s: moving it is refused for %3$s", (_, more, refusal) => {
  expect(refuseMove(work("x", more), used)).toBe(refusal);
});

test.each([
  ["2026-03-20", { day: "2026-03-24" }, "2026-03-24"],
  ["2026-03-20", { day: "2026-03-17" }, "2026-03-18"],
  ["2026-03-20", { unit: "semaine", start: "2026-04-06" }, "2026-04-10"],
  // Tuesday of this week has passed
  ["2026-04-07", { unit: "semaine", start: "2026-03-16" }, "2026-03-18"],
  ["2026-03-31", { unit: "mois", start: "2026-04-01" }, "2026-04-30"],
  ["2026-03-20", { unit: "mois", start: "2027-02-01" }, "2027-02-20"],
  ["2026-04-05", { unit: "mois", start: "2026-03-01" }, "2026-03-18"],
  ["2025-11-30", { unit: "mois", start: "2026-03-01" }, "2026-03-30"],
] as const)("from %s to %o it moves to %s", (from, place, day) => {
  expect(dayAfterMove(from, place, today)).toBe(day);
});

test.each([
  ["2026-03-20", "ArrowRight", "semaine", "2026-03-21"],
  ["2026-03-20", "ArrowLeft", "semaine", "2026-03-19"],
  ["2026-03-18", "ArrowLeft", "semaine", "2026-03-18"],
  ["2026-03-20", "ArrowDown", "semaine", "2026-03-27"],
  ["2026-03-20", "ArrowUp", "semaine", "2026-03-18"],
  ["2026-03-31", "ArrowDown", "mois", "2026-04-30"],
  ["2026-05-20", "ArrowUp", "mois", "2026-04-20"],
  ["2026-01-01", "ArrowRight", "semaine", "2026-03-19"],
  ["2200-12-30", "ArrowDown", "mois", "2200-12-31"],
] as const)("from %s, %s by %s leads to %s", (from, arrow, unit, day) => {
  expect(dayAfterArrow(from, arrow, unit, today)).toBe(day);
});
