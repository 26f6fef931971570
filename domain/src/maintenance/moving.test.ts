import { expect, test } from "vitest";
import { judgeEdit } from "./edit.ts";
import { moveChanges, moveUndone } from "./moving.ts";
import type { Maintenance, MaintenanceChanges } from "./schema.ts";
import { aMaintenance } from "./test-maintenance.ts";

const at = { now: new Date("2026-06-15T09:00:00Z"), heures_moteur: 842 };

/** As the server and a device edit it. */
function edited(m: Maintenance, { id: _, version: __, ...changed }: MaintenanceChanges): Maintenance {
  return { ...m, ...judgeEdit(m, changed, at).values, version: m.version + 1 };
}
const moved = (m: Maintenance, day: string) => edited(m, moveChanges(m, day));
const nextOf = (m: Maintenance) => judgeEdit(m, { statut: "Terminée" }, at).next?.date_echeance;

const yearly = { recurrence: "Annuelle", recurrence_mois: 12, a_date_fixe: true } as const;
const monthly = { recurrence: "Mensuelle", recurrence_mois: 1, a_date_fixe: true } as const;

test.each<[string, Partial<Maintenance>, string[], string]>([
  ["the first, to a later day", { ...yearly, date_echeance: "2026-09-01" }, ["2026-09-20"], "2027-09-01"],
  ["the first, to an earlier day", { ...yearly, date_echeance: "2026-09-01" }, ["2026-07-10"], "2027-09-01"],
  [
    "the first, earlier than a period before",
    { ...monthly, date_echeance: "2026-09-01" },
    ["2026-07-10"],
    "2026-10-01",
  ],
  [
    "a later one, to a later day",
    { ...yearly, date_echeance: "2026-09-01", date_ancre: "2020-09-01" },
    ["2026-10-01"],
    "2027-09-01",
  ],
  [
    "a later one, to an earlier day",
    { ...yearly, date_echeance: "2026-09-01", date_ancre: "2020-09-01" },
    ["2026-07-01"],
    "2027-09-01",
  ],
  [
    "of a series of the 31st, to a later day",
    { ...monthly, date_echeance: "2026-06-30", date_ancre: "2026-01-31" },
    ["2026-07-20"],
    "2026-07-31",
  ],
  [
    "beyond the next one, whose place it takes",
    { ...monthly, date_echeance: "2026-06-30", date_ancre: "2026-01-31" },
    ["2026-08-05"],
    "2026-08-31",
  ],
  [
    "later, then earlier than its date, then later still",
    { ...yearly, date_echeance: "2026-09-01", date_ancre: "2020-09-01" },
    ["2026-10-01", "2026-07-01", "2026-11-15"],
    "2027-09-01",
  ],
  [
    "of a series that was left for two hundred years",
    { ...monthly, date_echeance: "2026-07-12", date_ancre: "1850-01-12" },
    ["2026-06-20"],
    "2026-08-12",
  ],
])("the next one stays on the fixed date when one is moved: %s", (_name, current, days, next) => {
  expect(nextOf(days.reduce(moved, aMaintenance(current)))).toBe(next);
});

test("without a fixed date the next one counts from the day it is done, moved or not", () => {
  const m = aMaintenance({ recurrence: "Annuelle", recurrence_mois: 12, date_echeance: "2026-09-01" });
  expect(moveChanges(m, "2026-10-01")).toEqual({ id: m.id, date_echeance: "2026-10-01", version: m.version });
  expect(nextOf(moved(m, "2026-10-01"))).toBe("2027-06-15");
});

test.each<[string, Partial<Maintenance>]>([
  ["the first of its series", { ...yearly, date_echeance: "2026-09-01" }],
  ["a later one", { ...monthly, date_echeance: "2026-06-30", date_ancre: "2026-01-31" }],
  ["without a fixed date", { recurrence: "Annuelle", recurrence_mois: 12, date_ancre: "2020-09-01" }],
])("a move that is taken back leaves the row as it was: %s", (_name, current) => {
  const m = aMaintenance(current);
  for (const day of ["2026-06-20", "2027-03-01"]) {
    const away = moved(m, day);
    expect(edited(away, moveUndone(m, away))).toEqual({ ...m, version: m.version + 2 });
  }
});
