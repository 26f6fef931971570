import { describe, expect, test } from "vitest";
import {
  calmedReminders,
  type DueReminder,
  daysLookedAhead,
  dueReminders,
  freshReminders,
  movedReminders,
  type Remindable,
  type SaidReminder,
} from "./index.ts";

const TODAY = "2026-11-18";
const boat = { id: "b1", nom: "Korrigan" };
const aboard: Remindable = {
  boats: [boat],
  engines: [{ id: "b1", bateau_id: "b1", heures: 900 }],
  readings: [],
  maintenances: [],
  articles: [],
  documents: [],
};
const work = (more: object) => ({
  ...{ id: "m1", bateau_id: "b1", moteur_id: null, titre: "Vidange", statut: "En attente" as const },
  ...{ date_echeance: "2027-06-01", heures_echeance: null, recurrence_mois: 12 },
  ...more,
});
const due = (more: Partial<Remindable>, delai_jours = 14) =>
  dueReminders({ ...aboard, ...more }, { today: TODAY, delai_jours });

describe("work", () => {
  test.each<[string, object, string | undefined, string | null, number | null]>([
    ["late by its date", { date_echeance: "2026-11-17" }, "dépassé", "2026-11-17", null],
    ["due today", { date_echeance: TODAY }, "bientôt", TODAY, null],
    ["due on the last day of the delay", { date_echeance: "2026-12-02" }, "bientôt", "2026-12-02", null],
    ["due a day later", { date_echeance: "2026-12-03" }, undefined, null, null],
    ["finished", { date_echeance: "2026-11-01", statut: "Terminée" }, undefined, null, null],
    ["its hours reached", { heures_echeance: 900, recurrence_mois: null }, "dépassé", null, 0],
    ["its hours passed, long before its date", { heures_echeance: 888 }, "dépassé", null, -12],
    ["few hours left", { heures_echeance: 910, recurrence_mois: null }, "bientôt", null, 10],
    [
      "many hours left, and no day that counts",
      { heures_echeance: 911, recurrence_mois: null, date_echeance: TODAY },
      undefined,
      null,
      null,
    ],
  ])("%s", (_case, more, etat, date, heures_restantes) => {
    const [found] = due({ maintenances: [work(more)] });
    expect(found?.etat).toBe(etat);
    if (etat) expect(found).toMatchObject({ bateau: "Korrigan", titre: "Vidange", date, heures_restantes });
  });

  test("whose hours will be reached within the delay, should the engine go on as it did", () => {
    const readings = [{ bateau_id: "b1", moteur_id: null, heures: 800, date_releve: "2026-08-10T10:00:00.000Z" }];
    const maintenances = [work({ heures_echeance: 912, recurrence_mois: null })];
    expect(due({ readings, maintenances }, 14)).toMatchObject([{ etat: "bientôt", date: null, heures_restantes: 12 }]);
    expect(due({ readings, maintenances }, 7)).toEqual([]);
  });

  test("of a meter that nobody has read is due by its date alone", () => {
    const engines = [{ id: "b1", bateau_id: "b1", heures: 0 }];
    expect(due({ engines, maintenances: [work({ heures_echeance: 0.1, date_echeance: "2026-11-20" })] })).toMatchObject(
      [{ etat: "bientôt", date: "2026-11-20", heures_restantes: null }],
    );
  });
});

test.each<["articles" | "documents", string, string | undefined]>([
  ["articles", "2026-11-17", "dépassé"],
  ["articles", TODAY, "dépassé"],
  ["articles", "2026-11-19", "bientôt"],
  ["articles", "2026-12-03", undefined],
  ["documents", "2026-11-17", "dépassé"],
  ["documents", TODAY, "dépassé"],
  ["documents", "2026-11-19", "bientôt"],
  ["documents", "2026-12-02", "bientôt"],
  ["documents", "2026-12-03", undefined],
])("of %s one that ends on %s is %s", (table, day, etat) => {
  const one = { id: "x", bateau_id: "b1", titre: "Fusées", day };
  const paper = { ...one, type: "Extincteurs", date_expiration: day };
  expect(due({ [table]: [table === "documents" ? paper : one] })[0]?.etat).toBe(etat);
});

const insurance = (id: string, date_expiration: string | null) => ({
  ...{ id, bateau_id: "b1", titre: "Assurance", type: "Assurance" as const, date_expiration },
});
test.each<[string, ReturnType<typeof insurance>[], string[]]>([
  ["last year's, alone", [insurance("old", "2026-11-20")], ["old"]],
  ["last year's beside this year's", [insurance("old", "2026-11-20"), insurance("new", "2027-11-20")], []],
  [
    "last year's beside one of which nobody knows the day",
    [insurance("old", "2026-11-10"), insurance("new", null)],
    ["old"],
  ],
])("of an insurance, %s: %j", (_case, documents, ids) => {
  expect(due({ documents }).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ["quotidien", 3, 3],
  ["hebdomadaire", 3, 7],
  ["hebdomadaire", 7, 7],
  ["hebdomadaire", 30, 30],
  ["jamais", 3, 3],
] as const)("a mail that is %s, %i days before, looks %i days ahead", (courriel, delai_jours, days) => {
  expect(daysLookedAhead(courriel, delai_jours)).toBe(days);
});

test("what is late comes first, then what comes first; a boat that is not seen is not spoken of", () => {
  const found = due({
    maintenances: [
      work({ id: "m1", date_echeance: "2026-11-25" }),
      work({ id: "m2", bateau_id: "elsewhere", date_echeance: TODAY }),
    ],
    articles: [{ id: "a1", bateau_id: "b1", titre: "Fusées", day: "2026-11-20" }],
    documents: [insurance("d1", "2026-11-10")],
  });
  expect(found.map(({ id }) => id)).toEqual(["d1", "a1", "m1"]);
});

describe("said before", () => {
  const now = (more: Partial<DueReminder>): DueReminder => ({
    ...{ genre: "maintenance", id: "m1", bateau_id: "b1", bateau: "Korrigan", titre: "Vidange", etat: "bientôt" },
    ...{ date: "2026-11-25", heures_restantes: null, limite: "2026-11-25|" },
    ...more,
  });
  const said = (more: Partial<SaidReminder>): SaidReminder => ({
    ...{ genre: "maintenance", objet: "m1", etat: "bientôt", limite: "2026-11-25|", dit_le: "2026-11-11" },
    ...more,
  });

  test.each<[string, Partial<DueReminder>, Partial<SaidReminder> | undefined, boolean]>([
    ["nothing", {}, undefined, true],
    ["another thing", {}, { objet: "m2" }, true],
    ["the same of another kind", {}, { genre: "article" }, true],
    ["the same", {}, {}, false],
    ["it was coming, and now it is late", { etat: "dépassé" }, {}, true],
    ["it was late, and still is", { etat: "dépassé" }, { etat: "dépassé" }, false],
    ["it was late by hours that were corrected", {}, { etat: "dépassé" }, false],
    ["put off by three days", { limite: "2026-11-24|" }, { limite: "2026-11-21|" }, false],
    ["put off beyond the delay", { limite: "2026-11-27|" }, {}, true],
    ["it was late, and was put off by days", {}, { etat: "dépassé", limite: "2026-11-10|" }, false],
    [
      "it was late, was put off by days, and is late again",
      { etat: "dépassé", limite: "2026-11-15|" },
      { etat: "dépassé", limite: "2026-11-10|" },
      true,
    ],
    [
      "it is late, and its day was corrected to another that was past already",
      { etat: "dépassé", limite: "2026-11-05|" },
      { etat: "dépassé", limite: "2026-11-10|" },
      false,
    ],
    ["its hours were put off", { limite: "|910" }, { limite: "|900" }, true],
  ])("%s: new is %s", (_case, one, before, isNew) => {
    expect(freshReminders([now(one)], before ? [said(before)] : [], 14)).toHaveLength(isNew ? 1 : 0);
  });

  test.each<[string, DueReminder[], Partial<SaidReminder>, coming: number, gone: number]>([
    ["late, and is coming", [now({})], { etat: "dépassé" }, 1, 0],
    ["late, and is nothing now", [], { etat: "dépassé" }, 0, 1],
    ["late, and still is", [now({ etat: "dépassé" })], { etat: "dépassé" }, 0, 0],
    ["coming, and still is", [now({})], {}, 0, 0],
    ["coming by a forecast that wavers", [], {}, 0, 0],
  ])("it was said to be %s: noted without a word", (_case, is, before, coming, gone) => {
    const calmed = calmedReminders(is, [said(before)]);
    expect([calmed.coming.length, calmed.gone.length]).toEqual([coming, gone]);
  });

  test.each<[string, Partial<DueReminder>, Partial<SaidReminder>, moved: string[]]>([
    ["the same limit", {}, {}, []],
    ["put off by three days", { limite: "2026-11-24|" }, { limite: "2026-11-21|" }, ["2026-11-24|"]],
    ["another thing's", { limite: "2026-11-24|" }, { objet: "m2", limite: "2026-11-21|" }, []],
  ])("what is not said again is noted with the limit that it has now, as of the day it was said: %s", (...row) => {
    const [, one, before, moved] = row;
    const noted = movedReminders([now(one)], [said(before)]);
    expect(noted.map(({ limite }) => limite)).toEqual(moved);
    for (const { dit_le, etat } of noted) expect({ dit_le, etat }).toEqual({ dit_le: "2026-11-11", etat: "bientôt" });
  });
});
