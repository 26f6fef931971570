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
    ...["Yamaha 115", "Suzuki 140", "Honda BF100", "Mercury 150 XL"].map(
      (moteur) =>
        [
          `an open boat with ${moteur}`,
          { nom_constructeur: "Chantier", nom_modele: "600", tirant_eau: null, moteur, longueur: 6, capacite_eau: 0 },
          ["hors-bord", "eaux-usees"],
        ] as [string, object, string[]],
    ),
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

  const lines = (type: (typeof CHECKLIST_TYPES)[number], ...traits: (typeof BOAT_TRAITS)[number][]) =>
    checklistTemplate(type, traits).taches;
  const about = (taches: string[], word: RegExp) => taches.filter((tache) => word.test(tache));

  test.each(["Arrivée", "Hivernage"] as const)("%s leaves the cockpit drains open", (type) => {
    expect(about(lines(type, ...BOAT_TRAITS), /vannes/i)).toEqual([expect.stringMatching(/sauf.*cockpit/)]);
  });

  test("biocide goes into gasoil only; petrol is stabilised and a portable tank emptied", () => {
    expect(about(lines("Hivernage", "in-bord"), /biocide/i)).toEqual([expect.stringMatching(/gasoil.*essence.*pas/)]);
    expect(about(lines("Hivernage", "hors-bord"), /biocide/i)).toEqual([]);
    expect(about(lines("Hivernage", "hors-bord"), /stabilis/i)).toEqual([expect.stringMatching(/portable vidé/)]);
    expect(about(lines("Hivernage", "voiles"), /gasoil|essence/i)).toEqual([]);
  });

  test("the WC gets antifreeze, the discharge is closed last, and afloat the bilge pump stays live", () => {
    expect(about(lines("Hivernage"), /^WC/)).toEqual([expect.stringMatching(/antigel.*refoulement fermé en dernier/)]);
    expect(about(lines("Hivernage"), /^Batteries/)).toEqual([
      expect.stringMatching(/à flot.*pompe de cale.*alimentée/),
    ]);
  });

  test("before leaving, ahead and astern, the steering and the oil alarm are tried", () => {
    expect(about(lines("Départ", "in-bord"), /^(Marche avant et marche arrière|Barre|Alarme)/)).toHaveLength(3);
    expect(about(lines("Départ", "hors-bord"), /^(Marche avant et marche arrière|Barre|Alarme)/)).toHaveLength(2);
    expect(about(lines("Départ"), /^(Marche avant et marche arrière|Barre|Alarme)/)).toHaveLength(1);
  });
});
