import { expect, test } from "vitest";
import { ESTIMATE_NAMES, type EstimatedField, estimatedIn } from "./estimated-in.ts";
import { noteEstimates } from "./estimates.ts";
import { BOAT_FIELD_NAMES } from "./field-names.ts";

const all: EstimatedField[] = ["largeur", "tirant_eau", "moteur", "capacite_carburant", "capacite_eau"];

test.each<[string, string | null, EstimatedField[], string | null]>([
  ["an empty note", null, ["capacite_eau", "largeur"], "Estimations à corriger\u00a0: largeur, capacité eau."],
  ["nothing estimated", null, [], null],
  [
    "a note of the owner's",
    "Clé sous le capot.",
    ["moteur"],
    "Clé sous le capot.\nEstimations à corriger\u00a0: moteur.",
  ],
  [
    "one fewer",
    "Avant.\nEstimations à corriger\u00a0: largeur, moteur.\nAprès.",
    ["moteur"],
    "Avant.\nEstimations à corriger\u00a0: moteur.\nAprès.",
  ],
  ["the last one gone", "Avant.\nEstimations à corriger\u00a0: largeur.", [], "Avant."],
  [
    "a price in the note",
    "Vendu $& cher.\nEstimations à corriger : largeur.",
    ["moteur"],
    "Vendu $& cher.\nEstimations à corriger\u00a0: moteur.",
  ],
])("%s is told in the note", (_, note, fields, expected) => {
  const after = noteEstimates(note, fields);
  expect(after).toBe(expected);
  expect(estimatedIn(after).sort()).toEqual([...fields].sort());
});

test.each<[string, string | null, EstimatedField[]]>([
  ["all of them", noteEstimates(null, all), all],
  [
    "an ordinary space, without a full stop",
    "Estimations à corriger : largeur,tirant d’eau",
    ["largeur", "tirant_eau"],
  ],
  ["a name that is none", "Estimations à corriger : couleur, largeur.", ["largeur"]],
  ["a note that speaks of it elsewhere", "Mes Estimations à corriger : largeur.", []],
  ["no note", null, []],
])("%s is read", (_, note, expected) => {
  expect(estimatedIn(note)).toEqual(expected);
});

test("the note calls a figure what the form calls it", () => {
  for (const field of all) expect(ESTIMATE_NAMES[field]).toBe(BOAT_FIELD_NAMES[field].toLowerCase());
});
