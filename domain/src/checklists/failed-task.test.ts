import { describe, expect, test } from "vitest";
import { canTie, maintenanceForFailedTask, seesToFault } from "./failed-task.ts";
import { taskHeading } from "./task-heading.ts";

describe("the maintenance of a task that failed", () => {
  const list = { nom: "Départ", bateau_id: "b" };

  test("is due in a week, and says where it comes from", () => {
    const opened = maintenanceForFailedTask({ tache: "Feux : tous essayés", note: "Hune éteint" }, list, "2026-12-28");
    expect(opened).toEqual({
      bateau_id: "b",
      titre: "Feux",
      categorie: "Électricité",
      date_echeance: "2027-01-04",
      description: "Signalé le 28/12/2026 depuis la checklist « Départ » : Feux : tous essayés\nHune éteint",
    });
  });

  test("has a title that fits", () => {
    const { titre } = maintenanceForFailedTask({ tache: "x".repeat(500), note: "" }, list, "2026-01-01");
    expect(titre).toHaveLength(120);
  });
});

describe("a task in its two parts", () => {
  test.each([
    ["VHF : essai", "VHF", "Essai"],
    ["Météo : bulletin : lu", "Météo", "Bulletin : lu"],
    ["Moteur — au ralenti", "Moteur", "Au ralenti"],
    ["Gaz fermé", "Gaz fermé", ""],
    ["Départ à 10:30", "Départ à 10:30", ""],
    ["Gaz :", "Gaz :", ""],
  ])("%s", (tache, title, detail) => {
    expect(taskHeading(tache)).toEqual({ title, detail });
  });
});

test.each([
  ["not done and without work", { etat: false, maintenance_id: null, bateau_id: "b" }, true, true],
  ["ticked", { etat: true, maintenance_id: null, bateau_id: "b" }, true, false],
  [
    "with a work already: another of the crew may have found it too",
    { etat: false, maintenance_id: "m", bateau_id: "b" },
    false,
    true,
  ],
  ["of another boat", { etat: false, maintenance_id: null, bateau_id: "c" }, false, false],
])("a task %s", (_name, task, ties, isFault) => {
  expect(canTie(task, "b")).toBe(ties);
  expect(seesToFault(task, "b")).toBe(isFault);
});
