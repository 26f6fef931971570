import { expect, test } from "vitest";
import { addDays } from "../days/index.ts";
import { dueDay } from "./due.ts";
import { sortByDue } from "./groups.ts";
import { momentsByEngine } from "./moments.ts";
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

const hoursOf = (bateau_id: string, heures: number, day: string) => ({
  bateau_id,
  heures,
  date_releve: `${day}T10:00:00.000Z`,
});
const old = hoursOf("korrigan", 742, "2026-03-07");

test.each<[string, Parameters<typeof momentsByEngine>[1], object, string]>([
  ["without readings has no rate: its date counts", [], { readings: [] }, "2026-12-01"],
  ["with one reading has the rate since then", [old], { readings: [old] }, "2026-08-12"],
  [
    "keeps the oldest of its readings",
    [hoursOf("korrigan", 800, "2026-05-04"), old, hoursOf("korrigan", 841, "2026-06-14")],
    { readings: [old] },
    "2026-08-12",
  ],
  [
    "forgets one from before the last two years",
    [hoursOf("korrigan", 1, "2024-06-14")],
    { readings: [] },
    "2026-12-01",
  ],
  ["waits until one is two weeks old", [hoursOf("korrigan", 800, "2026-06-02")], { readings: [] }, "2026-12-01"],
  ["does not take another boat's", [hoursOf("petrel", 742, "2026-03-07")], { readings: [] }, "2026-12-01"],
])("a boat %s", (_name, readings, rate, due) => {
  const at = momentsByEngine([{ id: "korrigan", heures: 842 }], readings, today)({ bateau_id: "korrigan" });
  expect(at).toEqual({ today, heures_moteur: 842, ...rate });
  const m = aMaintenance({ date_echeance: "2026-12-01", heures_echeance: 900, recurrence: "Tous les 100 heures" });
  expect(dueDay(m, at)).toBe(due);
});

test("each engine of a boat has its own hours and readings; without one it is the first, which has the boat's id", () => {
  const engines = [
    { id: "korrigan", heures: 842 },
    { id: "tribord", heures: 60 },
  ];
  const starboard = { ...hoursOf("korrigan", 10, "2026-03-07"), moteur_id: "tribord" };
  const momentOf = momentsByEngine(engines, [old, starboard], today);
  expect(momentOf({ bateau_id: "korrigan", moteur_id: null })).toEqual({ today, heures_moteur: 842, readings: [old] });
  const at = { today, heures_moteur: 60, readings: [starboard] };
  expect(momentOf({ bateau_id: "korrigan", moteur_id: "tribord" })).toEqual(at);
});

test("2,000 readings of a boat tell what the oldest tells", () => {
  const { readings } = watchedReadings(2_000);
  const m = aMaintenance({ bateau_id: "korrigan", heures_echeance: 900, recurrence: "Tous les 100 heures" });
  const at = momentsByEngine([{ id: "korrigan", heures: 842 }], readings, today)({ bateau_id: "korrigan" });
  expect(dueDay(m, at)).toBe("2026-08-12");
});

test("0 is what an empty field is kept as: nobody has read that meter", () => {
  const momentOf = momentsByEngine([{ id: "korrigan", heures: 0 }], [], today);
  expect(momentOf({ bateau_id: "korrigan" })).toEqual({ today, heures_moteur: null, readings: [] });
});

test("a boat that nobody knows has its day, and no hours", () => {
  const momentOf = momentsByEngine([{ id: "korrigan", heures: 3 }], [], today);
  expect(momentOf({ bateau_id: "petrel" })).toEqual({ today, heures_moteur: null });
});

test("N5: 10,000 maintenances look at 2,000 readings once, and not once each", () => {
  const { readings, looks } = watchedReadings(2_000);
  const list = Array.from({ length: 10_000 }, (_, n) =>
    aMaintenance({ id: String(n), bateau_id: "korrigan", heures_echeance: 900 + n, recurrence: "Tous les 100 heures" }),
  );
  const momentOf = momentsByEngine([{ id: "korrigan", heures: 842 }], readings, today);
  const grouped = looks();
  expect(grouped).toBeLessThanOrEqual(3 * 2_000);
  expect(sortByDue(list, momentOf)).toHaveLength(10_000);
  expect(looks() - grouped).toBeLessThanOrEqual(5 * 10_000);
});
