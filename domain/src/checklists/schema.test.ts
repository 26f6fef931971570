import { describe, expect, test } from "vitest";
import { checklistEditForm, checklistForm } from "./form.ts";
import { isWorthFiling, runLines } from "./run.ts";
import { newChecklist } from "./schema.ts";

const id = "b05c0000-0000-4000-8000-000000000a01";
const filled = { bateau_id: id, nom: "Départ", type: "Départ" as const, taches: "Gaz\nVHF" };
const firstMessage = (verdict: { error?: { issues: { message: string }[] } }) => verdict.error?.issues[0]?.message;

describe("the form that creates", () => {
  test.each([
    [{ bateau_id: "" }, "Veuillez sélectionner un navire"],
    [{ nom: "  " }, "Veuillez entrer un nom pour la checklist"],
    [{ taches: " \n " }, "Veuillez entrer au moins une tâche"],
    [{ type: "Autre" }, "Type de checklist inconnu."],
    [{ taches: `Gaz\n${"x".repeat(501)}` }, "Ligne 2 : 500 caractères au maximum."],
    [{ taches: "x\n".repeat(501) }, "500 tâches au maximum."],
  ])("with %j says %s", (more, message) => {
    expect(firstMessage(checklistForm.safeParse({ ...filled, ...more }))).toBe(message);
  });

  test("takes what is complete", () => {
    expect(checklistForm.safeParse(filled).success).toBe(true);
  });
});

describe("the form that edits", () => {
  test.each([
    [{ nom: "" }, "Veuillez saisir un nom pour la checklist"],
    [{ taches: "\n\n" }, "Veuillez ajouter au moins une tâche"],
  ])("with %j says %s", (more, message) => {
    expect(firstMessage(checklistEditForm.safeParse({ nom: "Départ", taches: "Gaz", ...more }))).toBe(message);
  });
});

describe("what the server takes", () => {
  test("tasks are trimmed and empty ones dropped", () => {
    expect(newChecklist.parse({ ...filled, taches: [" Gaz ", "", "  ", "VHF"] }).taches).toEqual(["Gaz", "VHF"]);
  });

  test.each([[[]], [["", " "]]])("%j is no task at all", (taches) => {
    expect(firstMessage(newChecklist.safeParse({ ...filled, taches }))).toBe("Veuillez entrer au moins une tâche");
  });
});

describe("a run", () => {
  const untouched = { tache: "Gaz", etat: false, note: "", maintenance_id: null };

  test("keeps what was ticked, noted and found wrong", () => {
    expect(runLines([{ ...untouched, etat: true, note: "ok", maintenance_id: id }])).toEqual([
      { tache: "Gaz", etat: true, note: "ok", probleme: true },
    ]);
  });

  test.each([
    [{}, false],
    [{ etat: true }, true],
    [{ note: "à voir" }, true],
    [{ maintenance_id: id }, true],
  ])("with %j is worth filing: %s", (more, worth) => {
    expect(isWorthFiling([untouched, { ...untouched, ...more }])).toBe(worth);
  });
});
