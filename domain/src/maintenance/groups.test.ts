import { describe, expect, test } from "vitest";
import { groupMaintenances, maintenanceGroup, sortByDue } from "./groups.ts";
import { aMaintenance } from "./test-maintenance.ts";
import { upcoming, urgency } from "./upcoming.ts";

const at = { today: "2026-06-15", heures_moteur: 842 };
const titles = (list: { titre: string }[]) => list.map(({ titre }) => titre);

describe("maintenanceGroup", () => {
  test.each([
    ["En attente", "2026-06-14", "En retard"],
    ["En cours", "2026-06-14", "En retard"],
    ["Terminée", "2026-06-14", "Terminées"],
    ["En attente", "2026-06-15", "En attente"],
    ["En cours", "2026-06-15", "En cours"],
    ["Terminée", "2030-01-01", "Terminées"],
  ] as const)("%s, due %s: %s", (statut, date_echeance, group) => {
    expect(maintenanceGroup(aMaintenance({ statut, date_echeance }), at)).toBe(group);
  });

  test("an edit of the engine hours moves what follows them at once", () => {
    const m = aMaintenance({ recurrence: "Tous les 100 heures", heures_echeance: 900 });
    expect(maintenanceGroup(m, { ...at, heures_moteur: 899.9 })).toBe("En attente");
    expect(maintenanceGroup(m, { ...at, heures_moteur: 900 })).toBe("En retard");
  });
});

test("groups go by ascending due date, the finished ones latest first", () => {
  const list = [
    ["b", "En attente", "2026-08-01"],
    ["a", "En attente", "2026-07-01"],
    ["d", "En cours", "2026-08-02"],
    ["c", "En cours", "2026-07-02"],
    ["f", "En cours", "2026-03-01"],
    ["e", "En attente", "2026-02-01"],
    ["h", "Terminée", "2026-01-01"],
    ["g", "Terminée", "2026-09-01"],
  ] as const;
  const groups = groupMaintenances(
    list.map(([titre, statut, date_echeance]) => aMaintenance({ titre, statut, date_echeance })),
    () => at,
  );
  expect(titles(groups["En retard"])).toEqual(["e", "f"]);
  expect(titles(groups["En cours"])).toEqual(["c", "d"]);
  expect(titles(groups["En attente"])).toEqual(["a", "b"]);
  expect(titles(groups.Terminées)).toEqual(["g", "h"]);
});

test("each boat has its own hours", () => {
  const list = ["quick", "slow"].map((bateau_id) =>
    aMaintenance({ bateau_id, titre: bateau_id, recurrence: "Tous les 100 heures", heures_echeance: 500 }),
  );
  const groups = groupMaintenances(list, ({ bateau_id }) => ({
    ...at,
    heures_moteur: bateau_id === "quick" ? 600 : 400,
  }));
  expect(titles(groups["En retard"])).toEqual(["quick"]);
  expect(titles(groups["En attente"])).toEqual(["slow"]);
});

test("on the same day the title decides, with accents where they belong", () => {
  const list = ["Zinc", "Écoutes", "Eau", "anode"].map((titre, n) => aMaintenance({ titre, id: String(n) }));
  expect(titles(sortByDue(list, () => at))).toEqual(["anode", "Eau", "Écoutes", "Zinc"]);
});

describe("upcoming", () => {
  const list = Array.from({ length: 14 }, (_, n) =>
    aMaintenance({ id: String(n), titre: String(n), date_echeance: `2026-06-${String(28 - n).padStart(2, "0")}` }),
  );
  test("shows the first ten by due date, without the finished ones, and counts the late ones in all", () => {
    const finished = aMaintenance({ id: "x", titre: "x", statut: "Terminée", date_echeance: "2020-01-01" });
    const { shown, total, late } = upcoming(
      [finished, ...list, aMaintenance({ id: "y", date_echeance: "2026-06-14", statut: "En cours" })],
      () => at,
    );
    expect(shown).toHaveLength(10);
    expect(titles(shown).slice(0, 2)).toEqual(["Vidange", "13"]);
    expect({ total, late }).toEqual({ total: 15, late: 1 });
  });
  test("of a boat without any is empty", () => {
    expect(upcoming([], () => at)).toEqual({ shown: [], total: 0, late: 0 });
  });
  test.each([
    ["2026-06-14", "late"],
    ["2026-06-22", "soon"],
    ["2026-06-23", "none"],
  ])("due %s is %s", (date_echeance, expected) => {
    expect(urgency(aMaintenance({ date_echeance }), at)).toBe(expected);
  });
});
