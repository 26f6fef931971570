import { describe, expect, test } from "vitest";
import { judgeEdit } from "./edit.ts";
import { successorOf } from "./next-occurrence.ts";
import type { Maintenance } from "./schema.ts";
import { aMaintenance } from "./test-maintenance.ts";

const now = new Date("2026-06-15T09:00:00Z");
const judge = (current: Partial<Maintenance>, changed: Parameters<typeof judgeEdit>[1], heures_moteur = 842) =>
  judgeEdit(aMaintenance(current), changed, { now, heures_moteur });

const done = { statut: "Terminée", date_realisation: "2026-05-01", heures_realisation: 800 } as const;
const undone = { date_realisation: null, heures_realisation: null };

describe("finishing", () => {
  test.each([
    ["of a meter that nobody has read, no hours are known", {}, null, null],
    ["of a new engine at nought, when that is said", { heures_realisation: 0 }, 0, 100],
    ["at the hours that were sent", { heures_realisation: 30 }, 30, 130],
  ])("%s", (_name, sent, heures_realisation, heures_echeance) => {
    const judged = judge({ recurrence: "Tous les 100 heures" }, { statut: "Terminée", ...sent }, 0);
    expect(judged.values).toMatchObject({ heures_realisation });
    expect(judged.next).toMatchObject({ heures_echeance, date_echeance: "2027-06-15" });
  });

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

describe("an edit of the series", () => {
  const series = { recurrence: "Autre", recurrence_mois: 24, recurrence_heures: 250, heures_echeance: 900 } as const;
  const fixed = { recurrence: "Annuelle", a_date_fixe: true, date_ancre: "2023-06-01" } as const;
  const other = "00000000-0000-4000-8000-00000000000c";
  const engine = "00000000-0000-4000-8000-00000000000e";
  const given = { assigne_id: other, assigne: "Anne" };
  test.each<[string, Partial<Maintenance>, Parameters<typeof judgeEdit>[1], object]>([
    [
      "of the five means its own period",
      series,
      { recurrence: "Annuelle" },
      { recurrence_mois: 12, heures_echeance: null },
    ],
    ["that says another period beside one of the five", fixed, { recurrence_mois: 5 }, { recurrence_mois: 12 }],
    ["that changes the months starts it anew", fixed, { recurrence: "Mensuelle" }, { date_ancre: null }],
    [
      "that leaves the fixed date starts it anew",
      fixed,
      { a_date_fixe: false },
      { date_ancre: null, a_date_fixe: false },
    ],
    ["without months has no fixed date", fixed, { recurrence: "Aucune" }, { a_date_fixe: false }],
    [
      "to another engine leaves the hours of the former",
      series,
      { moteur_id: engine },
      { moteur_id: engine, heures_echeance: null },
    ],
    [
      "to another engine takes the hours that are said",
      series,
      { moteur_id: engine, heures_echeance: 70 },
      { heures_echeance: 70 },
    ],
    [
      "to the first engine, by the boat's id",
      { moteur_id: engine },
      { moteur_id: aMaintenance().bateau_id },
      { moteur_id: null },
    ],
    [
      "to another boat leaves engine, hours and person behind",
      { ...series, ...given, moteur_id: engine },
      { bateau_id: other },
      { moteur_id: null, heures_echeance: null, assigne_id: null, assigne: null },
    ],
  ])("%s", (_name, current, changed, values) => {
    expect(judge(current, changed).values).toMatchObject(values);
  });

  test("says nothing of the series where nothing of it is said", () => {
    const { values } = judge({ ...series, ...given, moteur_id: engine }, { titre: "Carénage" });
    expect(values).toEqual({ titre: "Carénage", ...undone });
  });

  test("the next one has the same engine, period and person", () => {
    const work = aMaintenance({ ...series, ...given, moteur_id: engine });
    const due = { date_echeance: "2028-06-15", heures_echeance: 1092, date_ancre: null };
    expect(successorOf(work, due)).toMatchObject({ ...series, ...given, ...due, moteur_id: engine });
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
      { bateau_id: "petrel", assigne_id: null, assigne: null, heures_echeance: null, ...undone },
    ],
    [
      "takes the engine hours that come with another boat",
      { recurrence: "Tous les 100 heures", heures_echeance: 900 },
      { bateau_id: "petrel", heures_echeance: 120 },
      false,
      { bateau_id: "petrel", assigne_id: null, assigne: null, heures_echeance: 120, ...undone },
    ],
    [
      "by date has no engine hours, even when some are sent",
      {},
      { recurrence: "Annuelle", heures_echeance: 120 },
      false,
      { recurrence: "Annuelle", recurrence_mois: 12, recurrence_heures: null, heures_echeance: null, ...undone },
    ],
  ])("%s", (_name, current, changed, reopens, values) => {
    expect(judge(current, changed)).toEqual({ values, finishes: false, reopens, corrects: false, next: null });
  });
});

describe("correcting when a work was done", () => {
  const yearly = { ...done, recurrence: "Autre", recurrence_mois: 12, recurrence_heures: 100 } as const;
  test.each<[string, Partial<Maintenance>, Parameters<typeof judgeEdit>[1], object | null]>([
    ["the day", {}, { date_realisation: "2026-04-01" }, { date_echeance: "2027-04-01", heures_echeance: 900 }],
    ["the hours", {}, { heures_realisation: 790 }, { date_echeance: "2027-05-01", heures_echeance: 890 }],
    ["neither, beside its cost", {}, { prix: 20, date_realisation: "2026-05-01" }, null],
    ["the day of what has a fixed date", { a_date_fixe: true }, { date_realisation: "2026-04-01" }, null],
    ["the day, once it recurs no more", {}, { recurrence: "Aucune", date_realisation: "2026-04-01" }, null],
  ])("%s", (_name, current, changed, next) => {
    const judged = judge({ ...yearly, ...current }, changed);
    expect(judged.corrects).toBe(next !== null);
    if (next) expect(judged.next).toMatchObject(next);
    else expect(judged.next).toBeNull();
  });
});
