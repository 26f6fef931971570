import { expect, test } from "vitest";
import { engineNames, enginesNamed } from "./engine-names.ts";
import { newEngine } from "./engine-schema.ts";
import { asBoatChanges, engineIdIn, engineOf, enginesOf, firstEngine, isFirstEngine } from "./engines.ts";

const boat = "00000000-0000-4000-8000-00000000000b";
const other = "00000000-0000-4000-8000-00000000000e";

const stamps = { version: 3, created_at: "2026-06-01T00:00:00.000Z", updated_at: "2026-06-02T00:00:00.000Z" };
const aBoat = { id: boat, nom_moteur: "Moteur bâbord", moteur: "Yanmar 4JH57", heures_moteur: 812.5, ...stamps };

test("the first engine is written with its boat", () => {
  const first = firstEngine(aBoat);
  expect(first).toEqual({
    id: boat,
    bateau_id: boat,
    nom: "Moteur bâbord",
    type: "Yanmar 4JH57",
    heures: 812.5,
    ...stamps,
  });
  expect(asBoatChanges({ nom: "Moteur", heures: 900 })).toEqual({ nom_moteur: "Moteur", heures_moteur: 900 });
  expect(asBoatChanges({ type: "Volvo D2-60" })).toEqual({ moteur: "Volvo D2-60" });
  expect(isFirstEngine(first)).toBe(true);
});

test("the first stands first, then the others as they came; those of other boats stand with theirs", () => {
  const engine = (id: string, day: number, bateau_id = boat) => ({
    ...{ id, bateau_id, nom: id, type: "Y", heures: 0 },
    ...stamps,
    created_at: `2026-06-0${day}T00:00:00.000Z`,
  });
  const ids = enginesOf([aBoat], [engine("c", 3), engine("b", 2), engine("z", 1, other)]).map(({ id }) => id);
  expect(ids).toEqual([boat, "b", "c"]);
});

test("what names no engine is of the first", () => {
  expect(engineOf({ bateau_id: boat, moteur_id: null })).toBe(boat);
  expect(engineOf({ bateau_id: boat, moteur_id: other })).toBe(other);
  expect([firstEngine(aBoat), { id: other, bateau_id: boat }].map(engineIdIn)).toEqual([null, other]);
});

test.each([
  [1, ["Moteur"]],
  [2, ["Moteur bâbord", "Moteur tribord"]],
  [3, ["Moteur 1", "Moteur 2", "Moteur 3"]],
])("%d engines are called %j", (count, names) => {
  expect(engineNames(count)).toEqual(names);
});

test.each([
  ["2 x Volvo Penta D2-60", 2, "Volvo Penta D2-60"],
  ["2× Yanmar 4JH57", 2, "Yanmar 4JH57"],
  ["2 x MAN V8, 2 x 1 200 ch", 2, "MAN V8, 1 200 ch"],
  ["4X Mercury 600", 4, "Mercury 600"],
  ["Yanmar 3JH40, 40 ch", 1, "Yanmar 3JH40, 40 ch"],
  ["9 x Seagull", 1, "9 x Seagull"],
  ["2 x ", 1, "2 x "],
])("%s: %d of « %s »", (moteur, count, type) => {
  expect(enginesNamed(moteur)).toEqual({ count, type });
});

test.each([
  ["whole", { bateau_id: boat, nom: "Moteur tribord", type: "Yanmar 4JH57", heures: 12.5 }, true],
  ["without hours", { bateau_id: boat, nom: "Moteur tribord", type: "Yanmar 4JH57" }, true],
  ["without a name", { bateau_id: boat, nom: " ", type: "Yanmar 4JH57" }, false],
  ["with negative hours", { bateau_id: boat, nom: "M", type: "Y", heures: -1 }, false],
  ["with a field more", { bateau_id: boat, nom: "M", type: "Y", user_id: other }, false],
])("a new engine %s", (_name, input, isTaken) => {
  expect(newEngine.safeParse(input).success).toBe(isTaken);
});
