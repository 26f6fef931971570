import { describe, expect, test } from "vitest";
import { judgeEdit } from "./edit.ts";
import type { Maintenance } from "./schema.ts";
import { aMaintenance } from "./test-maintenance.ts";

const now = new Date("2026-06-15T09:00:00Z");
const judge = (current: Partial<Maintenance>, changed: Parameters<typeof judgeEdit>[1], heures_moteur = 842) =>
  judgeEdit(aMaintenance(current), changed, { now, heures_moteur });

const done = { statut: "Terminée", date_realisation: "2026-05-01", heures_realisation: 800 } as const;
const undone = { date_realisation: null, heures_realisation: null };

describe("finishing", () => {
  test.each<[string, Partial<Maintenance>, Parameters<typeof judgeEdit>[1], object, object | null]>([
    [
      "on a server's word alone, today and at the engine's hours",
      {},
      { statut: "Terminée" },
      { date_realisation: "2026-06-15", heures_realisation: 842 },
      null,
    ],
    [
      "on the day and at the hours that were sent",
      {},
      { statut: "Terminée", date_realisation: "2026-06-14", heures_realisation: 840.5 },
      { date_realisation: "2026-06-14", heures_realisation: 840.5 },
      null,
    ],
    [
      "with hours left empty, at the engine's",
      {},
      { statut: "Terminée", heures_realisation: null },
      { date_realisation: "2026-06-15", heures_realisation: 842 },
      null,
    ],
    [
      "every month",
      { recurrence: "Mensuelle", date_echeance: "2026-06-20" },
      { statut: "Terminée" },
      {},
      { date_echeance: "2026-07-15", heures_echeance: null, date_ancre: null },
    ],
    [
      "every year, recorded long after it was done: the next is a year after that day",
      { recurrence: "Annuelle", date_echeance: "2020-03-15" },
      { statut: "Terminée", date_realisation: "2020-03-15" },
      { date_realisation: "2020-03-15" },
      { date_echeance: "2021-03-15", heures_echeance: null, date_ancre: null },
    ],
    [
      "every year, on a day that is still to come: from today on",
      { recurrence: "Annuelle", date_echeance: "2026-06-15" },
      { statut: "Terminée", date_realisation: "2027-01-01" },
      { date_realisation: "2027-01-01" },
      { date_echeance: "2027-06-15", heures_echeance: null, date_ancre: null },
    ],
    [
      "to a fixed date, in a series that began on a 31st",
      { recurrence: "Mensuelle", a_date_fixe: true, date_echeance: "2026-06-30", date_ancre: "2026-01-31" },
      { statut: "Terminée" },
      {},
      { date_echeance: "2026-07-31", heures_echeance: null, date_ancre: "2026-01-31" },
    ],
    [
      "and setting its fixed date in the same edit, which starts the series anew",
      { recurrence: "Mensuelle", a_date_fixe: true, date_echeance: "2026-06-30", date_ancre: "2026-01-31" },
      { statut: "Terminée", date_echeance: "2026-07-10" },
      { date_ancre: null },
      { date_echeance: "2026-08-10", heures_echeance: null, date_ancre: "2026-07-10" },
    ],
    [
      "by the hour, at hours that were sent",
      { recurrence: "Tous les 100 heures", heures_echeance: 800 },
      { statut: "Terminée", heures_realisation: 810.3 },
      { heures_realisation: 810.3 },
      { date_echeance: "2027-06-15", heures_echeance: 910.3, date_ancre: null },
    ],
    [
      "and making it recur in the same edit",
      {},
      { statut: "Terminée", recurrence: "Tous les 6 mois" },
      {},
      { date_echeance: "2026-12-15", heures_echeance: null, date_ancre: null },
    ],
  ])("%s", (_name, current, changed, values, next) => {
    const verdict = judge(current, changed);
    expect(verdict).toMatchObject({ finishes: true, reopens: false, values: { statut: "Terminée", ...values } });
    expect(verdict.next).toEqual(next);
  });
});

describe("an edit that does not finish", () => {
  test.each<[string, Partial<Maintenance>, Parameters<typeof judgeEdit>[1], boolean, object]>([
    [
      "of an open one writes what was sent",
      {},
      { titre: "Carénage" },
      false,
      { titre: "Carénage", heures_echeance: null, ...undone },
    ],
    [
      "of an open one has no day and no hours of completion",
      {},
      { date_realisation: "2026-06-14", heures_realisation: 3 },
      false,
      { heures_echeance: null, ...undone },
    ],
    [
      "of a finished one keeps when it was done",
      { ...done, recurrence: "Annuelle" },
      { prix: 12 },
      false,
      { prix: 12, heures_echeance: null, date_realisation: "2026-05-01", heures_realisation: 800 },
    ],
    [
      "that finishes once more changes nothing",
      { ...done, recurrence: "Annuelle" },
      { statut: "Terminée" },
      false,
      { statut: "Terminée", heures_echeance: null, date_realisation: "2026-05-01", heures_realisation: 800 },
    ],
    [
      "of a finished one corrects when it was done, and forgets the hours",
      done,
      { date_realisation: "2026-04-30", heures_realisation: null },
      false,
      { heures_echeance: null, date_realisation: "2026-04-30", heures_realisation: null },
    ],
    [
      "that reopens forgets when it was done",
      { ...done, recurrence: "Annuelle" },
      { statut: "En cours" },
      true,
      { statut: "En cours", heures_echeance: null, ...undone },
    ],
    [
      "keeps the engine hours of a recurrence by hours",
      { recurrence: "Tous les 100 heures", heures_echeance: 900 },
      { titre: "Filtre" },
      false,
      { titre: "Filtre", ...undone },
    ],
    [
      "leaves the engine hours with the boat it moves away from",
      { recurrence: "Tous les 100 heures", heures_echeance: 900 },
      { bateau_id: "petrel" },
      false,
      { bateau_id: "petrel", moteur_id: null, heures_echeance: null, ...undone },
    ],
    [
      "takes the engine hours that come with another boat",
      { recurrence: "Tous les 100 heures", heures_echeance: 900 },
      { bateau_id: "petrel", heures_echeance: 120 },
      false,
      { bateau_id: "petrel", moteur_id: null, heures_echeance: 120, ...undone },
    ],
    [
      "by date has no engine hours, even when some are sent",
      {},
      { recurrence: "Annuelle", heures_echeance: 120 },
      false,
      { recurrence: "Annuelle", recurrence_mois: 12, recurrence_heures: null, heures_echeance: null, ...undone },
    ],
  ])("%s", (_name, current, changed, reopens, values) => {
    expect(judge(current, changed)).toEqual({ values, finishes: false, reopens, next: null });
  });
});
