import { describe, expect, test } from "vitest";
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

test("a category that is not chosen is asked for", () => {
  const verdict = maintenanceForm.safeParse({ ...asTyped, categorie: "" });
  expect(verdict.error?.issues).toMatchObject([{ path: ["categorie"], message: "Ce champ est requis." }]);
});
