import { describe, expect, test } from "vitest";
import { judgeEdit } from "./edit.ts";
import { changedFields, isComplete, maintenanceForm } from "./form.ts";
import { aMaintenance } from "./test-maintenance.ts";

const filled = { bateau_id: "b", titre: "Vidange", categorie: "Moteur", date_echeance: "2026-06-15" } as const;

describe("isComplete", () => {
  test("with boat, title, category and date", () => expect(isComplete(filled)).toBe(true));
  test.each(["bateau_id", "titre", "categorie", "date_echeance"] as const)("not without %s", (name) => {
    expect(isComplete({ ...filled, [name]: "" })).toBe(false);
    expect(isComplete({ ...filled, titre: "   " })).toBe(false);
  });
});

const row = aMaintenance({ prix: 12 });
const asTyped = { ...row, date_realisation: "" };

describe("changedFields", () => {
  test("nothing when nothing changed", () => {
    expect(changedFields(row, maintenanceForm.parse(asTyped))).toEqual({});
  });
  test("the fields that differ, and no completion of what is not finished", () => {
    const typed = { ...asTyped, titre: " Vidange et filtre ", prix: null, date_realisation: "2026-06-01" };
    expect(changedFields(row, maintenanceForm.parse(typed))).toEqual({ titre: "Vidange et filtre", prix: null });
  });
  test("the completion of what is finished", () => {
    const typed = { ...asTyped, statut: "Terminée", date_realisation: "2026-06-01", heures_realisation: 12 } as const;
    expect(changedFields(row, maintenanceForm.parse(typed))).toEqual({
      statut: "Terminée",
      date_realisation: "2026-06-01",
      heures_realisation: 12,
    });
  });
});

describe("a period", () => {
  const parsed = (typed: object) => maintenanceForm.safeParse({ ...asTyped, ...typed });
  test("that is hidden again is nobody's mistake", () => {
    const { data } = parsed({ recurrence: "Annuelle", recurrence_mois: Number.NaN, recurrence_heures: 250_000 });
    expect(data).toMatchObject({ recurrence_mois: 12, recurrence_heures: null });
  });
  test.each([
    [{ recurrence_mois: null, recurrence_heures: null }, "recurrence_mois"],
    [{ recurrence_mois: 0, recurrence_heures: null }, "recurrence_mois"],
    [{ recurrence_mois: null, recurrence_heures: Number.NaN }, "recurrence_heures"],
    [{ recurrence_mois: 12, recurrence_heures: 0.5 }, "recurrence_heures"],
  ])("of 'Autre' is asked for, and judged: %j", (period, name) => {
    const { error } = parsed({ recurrence: "Autre", ...period });
    expect(error?.issues.map(({ path }) => path[0])).toContain(name);
  });
});

test.each([
  ["engine", { moteur_id: "00000000-0000-4000-8000-00000000000e" }],
  ["boat", { bateau_id: "00000000-0000-4000-8000-00000000000f" }],
])("hours that are left as they are go with another %s", (_name, moved) => {
  const work = aMaintenance({ recurrence: "Tous les 100 heures", heures_echeance: 900 });
  const changed = changedFields(work, maintenanceForm.parse({ ...work, date_realisation: "", ...moved }));
  expect(changed).toEqual({ ...moved, heures_echeance: 900 });
  expect(judgeEdit(work, changed, { now: new Date(0), heures_moteur: 0 }).values).toMatchObject({
    heures_echeance: 900,
  });
});

test("a category that is not chosen is asked for", () => {
  const verdict = maintenanceForm.safeParse({ ...asTyped, categorie: "" });
  expect(verdict.error?.issues).toMatchObject([{ path: ["categorie"], message: "Ce champ est requis." }]);
});
