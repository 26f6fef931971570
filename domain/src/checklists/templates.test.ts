import { describe, expect, test } from "vitest";
import { BOAT_TRAITS, guessBoatTraits } from "../boats/boat-traits.ts";
import { CHECKLIST_TYPES, newChecklist } from "./schema.ts";
import { checklistTemplate } from "./templates.ts";

const boat = {
  nom_constructeur: "Jeanneau",
  nom_modele: "Sun Odyssey 410",
  moteur: "Yanmar 3JH40, 40 ch",
  longueur: 12.35,
  tirant_eau: 2.14 as number | null,
  capacite_eau: 330,
  capacite_eaux_usees: 80 as number | null,
};

describe("what a boat has", () => {
  test.each([
    ["a cruising sail boat", {}, ["voiles", "in-bord", "gaz", "eau", "eaux-usees"]],
    [
      "an open motor boat",
      {
        nom_modele: "Cap Camarat 6.5",
        moteur: "Yamaha F150, hors-bord",
        longueur: 6.5,
        tirant_eau: 0.5,
        capacite_eau: 0,
        capacite_eaux_usees: null,
      },
      ["hors-bord"],
    ],
    ["a motor yacht", { nom_constructeur: "Princess", nom_modele: "F55" }, ["in-bord", "gaz", "eau", "eaux-usees"]],
    [
      "an unknown hull with a deep keel",
      { nom_constructeur: "Chantier", nom_modele: "X", tirant_eau: 1.8 },
      ["voiles", "in-bord", "gaz", "eau", "eaux-usees"],
    ],
    [
      "an unknown hull with much engine",
      { nom_constructeur: "Chantier", nom_modele: "X", tirant_eau: null, moteur: "Volvo 300 CV" },
      ["in-bord", "gaz", "eau", "eaux-usees"],
    ],
    [
      "an unknown small sailing hull",
      { nom_constructeur: "Chantier", nom_modele: "X", tirant_eau: null, longueur: 7, moteur: "Hors-bord 6 ch" },
      ["voiles", "hors-bord", "eau", "eaux-usees"],
    ],
  ])("%s", (_, more, traits) => {
    expect(guessBoatTraits({ ...boat, ...more })).toEqual(traits);
  });
});

describe("templates", () => {
  test.each(CHECKLIST_TYPES)("%s makes a list that the server takes, whatever the boat", (type) => {
    for (const traits of [[], ...BOAT_TRAITS.map((trait) => [trait]), [...BOAT_TRAITS]]) {
      const { nom, taches } = checklistTemplate(type, traits);
      const id = "b05c0000-0000-4000-8000-000000000a01";
      expect(newChecklist.parse({ bateau_id: id, nom, type, taches }).taches).toEqual(taches);
      expect(taches.length).toBeGreaterThanOrEqual(8);
      expect(new Set(taches).size).toBe(taches.length);
    }
  });

  test.each([
    ["voiles", "Départ", /voile/i],
    ["in-bord", "Hivernage", /gasoil/i],
    ["hors-bord", "Hivernage", /embase/i],
    ["hors-bord", "Départ", /coupe-circuit/i],
    ["gaz", "Arrivée", /gaz/i],
    ["eau", "Départ", /eau douce/i],
    ["eaux-usees", "Arrivée", /eaux usées/i],
  ] as const)("a boat with %s finds it under %s, one without does not", (trait, type, word) => {
    expect(checklistTemplate(type, [trait]).taches.join("\n")).toMatch(word);
    expect(checklistTemplate(type, []).taches.join("\n")).not.toMatch(word);
  });
});
