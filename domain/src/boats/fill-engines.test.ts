import { expect, test } from "vitest";
import { fillEngines } from "./fill-engines.ts";

const one = { moteur: "", nom_moteur: "Moteur", moteurs: [] };
const tribord = { id: "t", nom: "Moteur tribord", type: "Yanmar", heures: 790 };
const two = { moteur: "Yanmar", nom_moteur: "Moteur bâbord", moteurs: [tribord] };
const made = (nom: string) => ({ id: "new", nom, type: "Volvo D2-60", heures: 0 });

test.each([
  ["Volvo D2-60", one, { ...one, moteur: "Volvo D2-60" }],
  ["2 x Volvo D2-60", one, { moteur: "Volvo D2-60", nom_moteur: "Moteur bâbord", moteurs: [made("Moteur tribord")] }],
  [
    "3 x Volvo D2-60",
    one,
    { moteur: "Volvo D2-60", nom_moteur: "Moteur 1", moteurs: [made("Moteur 2"), made("Moteur 3")] },
  ],
  [
    "2 x Volvo D2-60",
    { ...one, nom_moteur: "Perkins" },
    { moteur: "Volvo D2-60", nom_moteur: "Perkins", moteurs: [made("Moteur tribord")] },
  ],
  ["2 x Volvo D2-60", two, { ...two, moteur: "Volvo D2-60", moteurs: [{ ...tribord, type: "Volvo D2-60" }] }],
  ["Volvo D2-60", two, { ...two, moteur: "Volvo D2-60" }],
])("« %s » on %j", (moteur, opened, expected) => {
  expect(fillEngines(moteur, opened, () => "new")).toEqual(expected);
});
