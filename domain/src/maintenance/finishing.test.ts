import { describe, expect, test } from "vitest";
import { finishingChanges, finishingUndone, noteRoom, withNote, withoutNotes } from "./finishing.ts";
import { nextOccurrence, successorOf } from "./next-occurrence.ts";
import { aMaintenance } from "./test-maintenance.ts";

const DAY = "2026-06-15";
const SAID = "Fait le 15/06/2026\u00a0: ";

describe("a note", () => {
  test.each([
    ["stands alone where there is no description", "", "Filtre changé", `${SAID}Filtre changé`],
    ["stands below the description", "Huile 15W40", " Filtre changé ", `Huile 15W40\n\n${SAID}Filtre changé`],
    ["of several paragraphs is one", "Huile", "Filtre\n\nJoint\n", `Huile\n\n${SAID}Filtre\nJoint`],
    ["of spaces is none", "Huile", "  \n ", "Huile"],
    ["below one of before, which stays", `Huile\n\n${SAID}a`, "b", `Huile\n\n${SAID}a\n\n${SAID}b`],
  ])("%s", (_name, description, note, expected) => {
    const kept = withNote(description, note, DAY);
    expect(kept).toBe(expected);
    expect(withoutNotes(kept)).toBe(withoutNotes(description));
  });

  test("never makes the description too long", () => {
    const description = "x".repeat(4900);
    expect(noteRoom(description, DAY)).toBe(5000 - 4900 - 2 - SAID.length);
    expect(withNote(description, "y".repeat(1000), DAY)).toHaveLength(5000);
    expect(noteRoom("x".repeat(5000), DAY)).toBe(0);
    expect(withNote("x".repeat(5000), "y", DAY)).toBe("x".repeat(5000));
  });

  test("is of the work that was done, not of the next one", () => {
    const done = aMaintenance({ recurrence: "Annuelle", description: withNote("Huile 15W40", "Fuite au joint", DAY) });
    const due = nextOccurrence(done, { day: DAY, today: DAY, heures: 10 });
    expect(due && successorOf(done, due).description).toBe("Huile 15W40");
  });

  test("leaves what was written below it later to the next one", () => {
    const description = `${withNote("Huile", "Fuite", DAY)}\n\nJoint 12 mm`;
    expect(withoutNotes(description)).toBe("Huile\n\nJoint 12 mm");
  });

  test.each(["Fait le ménage", "À faire le 15/06/2026\u00a0: vidange", "Huile. Fait le 15/06/2026\u00a0: non"])(
    "«\u00a0%s\u00a0» is none",
    (description) => expect(withoutNotes(description)).toBe(description),
  );
});

describe("what finishing sends", () => {
  const m = aMaintenance({ prix: 12, description: "Huile" });
  const filled = { date_realisation: DAY, heures_realisation: 842.5, prix: 80, note: "Fuite" };
  const status = { id: m.id, statut: "Terminée", date_realisation: DAY };
  test.each([
    [
      "all that was filled in",
      filled,
      true,
      { ...status, heures_realisation: 842.5, prix: 80, description: `Huile\n\n${SAID}Fuite`, version: m.version },
    ],
    [
      "of somebody who may only change the status, when and at which hours",
      filled,
      false,
      { ...status, heures_realisation: 842.5 },
    ],
    ["nothing that is left as it was", { ...filled, heures_realisation: null, prix: 12, note: "" }, true, status],
    [
      "a cost that is cleared",
      { ...filled, heures_realisation: null, prix: null, note: "" },
      true,
      { ...status, prix: null, version: m.version },
    ],
  ])("%s", (_name, finishing, mayEdit, expected) => {
    expect(finishingChanges(m, finishing, mayEdit)).toEqual(expected);
  });

  test("is taken back with what it wrote, and with nothing else", () => {
    expect(finishingUndone(m, finishingChanges(m, filled, true))).toEqual({
      id: m.id,
      statut: "En attente",
      prix: 12,
      description: "Huile",
    });
    expect(finishingUndone(m, finishingChanges(m, filled, false))).toEqual({ id: m.id, statut: "En attente" });
  });
});
