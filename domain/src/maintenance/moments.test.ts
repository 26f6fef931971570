import { expect, test } from "vitest";
import { addDays } from "../days/index.ts";
import { dueDay } from "./due.ts";
import { sortByDue } from "./groups.ts";
import { momentsByBoat } from "./moments.ts";
import { aMaintenance } from "./test-maintenance.ts";

const today = "2026-06-15";

/** Readings of one boat, a day apart, that tell how often one of them was looked at. */
function watchedReadings(count: number) {
  let looks = 0;
  const readings = Array.from({ length: count }, (_, n) => ({
    bateau_id: "korrigan",
    heures: 842 - n,
    get date_releve() {
      looks += 1;
      return `${addDays(today, -n)}T10:00:00.000Z`;
    },
  }));
  return { readings, looks: () => looks };
}

test("the moment of a boat estimates as all of its readings would", () => {
  const { readings } = watchedReadings(2_000);
  const [boat, at] = [
    { id: "korrigan", heures_moteur: 842 },
    { today, heures_moteur: 842 },
  ];
  const m = aMaintenance({ bateau_id: "korrigan", heures_echeance: 900, recurrence: "Tous les 100 heures" });
  expect(dueDay(m, momentsByBoat([boat], readings, today)("korrigan"))).toBe(dueDay(m, { ...at, readings }));
});

test("a boat that nobody knows, or without readings, has its day and no rate", () => {
  const momentOf = momentsByBoat([{ id: "korrigan", heures_moteur: 3 }], [], today);
  expect(momentOf("korrigan")).toEqual({ today, heures_moteur: 3, readings: [] });
  expect(momentOf("petrel")).toEqual({ today, heures_moteur: 0 });
});

test("N5: 10,000 maintenances look at 2,000 readings once, and not once each", () => {
  const { readings, looks } = watchedReadings(2_000);
  const list = Array.from({ length: 10_000 }, (_, n) =>
    aMaintenance({ id: String(n), bateau_id: "korrigan", heures_echeance: 900 + n, recurrence: "Tous les 100 heures" }),
  );
  const momentOf = momentsByBoat([{ id: "korrigan", heures_moteur: 842 }], readings, today);
  const grouped = looks();
  expect(grouped).toBeLessThanOrEqual(3 * 2_000);
  expect(sortByDue(list, momentOf)).toHaveLength(10_000);
  expect(looks() - grouped).toBeLessThanOrEqual(5 * 10_000);
});
