import { expect, test } from "vitest";
import { engineNames, engineOf, enginesNamed, inEngineOrder, isFirstEngine, newEngine } from "./engines.ts";

const boat = "00000000-0000-4000-8000-00000000000b";
const other = "00000000-0000-4000-8000-00000000000e";

test("the first engine has the boat's id, and stands first", () => {
  const engine = (id: string, day: number) => ({ id, bateau_id: boat, created_at: `2026-06-0${day}T00:00:00.000Z` });
  const [first, second, third] = [engine(boat, 3), engine(other, 1), engine("f", 2)];
  expect(inEngineOrder([third, second, first])).toEqual([first, second, third]);
  expect([first, second].map(isFirstEngine)).toEqual([true, false]);
  expect([engineOf({ bateau_id: boat, moteur_id: null }), engineOf({ bateau_id: boat, moteur_id: other })]).toEqual([
    boat,
    other,
  ]);
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
