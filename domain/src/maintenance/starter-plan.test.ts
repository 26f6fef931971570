import { describe, expect, test } from "vitest";
import { newMaintenance } from "./schema.ts";
import { guessPlanTraits, PLAN_TRAITS, starterPlan } from "./starter-plan.ts";

const at = { today: "2026-06-15", heures_moteur: 842 };
const boat = {
  nom_constructeur: "Jeanneau",
  nom_modele: "Sun Odyssey 410",
  moteur: "Yanmar 3JH40, 40 ch",
  longueur: 12.35,
  tirant_eau: 2.14,
  capacite_eau: 330,
  capacite_eaux_usees: 80,
};
const titles = (traits: Parameters<typeof starterPlan>[0]) => starterPlan(traits, at).map(({ titre }) => titre);

describe("starterPlan", () => {
  test("a cruising sail boat gets engine, rig and gas", () => {
    expect(guessPlanTraits(boat)).toEqual(["in-bord", "voiles", "gaz"]);
    const plan = titles(guessPlanTraits(boat));
    expect(plan).toContain("Vidange moteur et filtre à huile");
    expect(plan).toContain("Inspection du gréement dormant");
    expect(plan).not.toContain("Huile d’embase");
  });

  test("a small motor boat with an outboard gets neither rig nor diesel", () => {
    const small = {
      ...boat,
      nom_modele: "Cap Camarat 6.5",
      moteur: "Yamaha F150, hors-bord",
      longueur: 6.5,
      tirant_eau: 0.5,
    };
    expect(guessPlanTraits(small)).toEqual(["hors-bord"]);
    const plan = titles(guessPlanTraits(small));
    expect(plan).toContain("Révision du hors-bord");
    expect(plan).not.toContain("Inspection du gréement dormant");
    expect(plan).not.toContain("Filtre à gasoil et décanteur");
  });

  test("what follows the engine is due 100 hours from now, everything else from today on", () => {
    for (const item of starterPlan(PLAN_TRAITS, at)) {
      expect(item.heures_echeance).toBe(item.recurrence === "Tous les 100 heures" ? 942 : null);
      expect(item.date_echeance > at.today).toBe(true);
    }
  });

  test("every item is a maintenance that the server takes", () => {
    for (const item of starterPlan(PLAN_TRAITS, at))
      expect(newMaintenance.safeParse({ ...item, bateau_id: "00000000-0000-4000-8000-00000000000b" }).success).toBe(
        true,
      );
  });

  test.each([
    ["Vidange moteur et filtre à huile", "Moteur"],
    ["Turbine de la pompe à eau de mer", "Moteur"],
    ["Huile de l’inverseur ou du saildrive", "Moteur"],
    ["Révision du hors-bord", "Moteur"],
    ["Carénage et antifouling", "Coque"],
    ["Contrôle des anodes", "Coque"],
    ["Passe-coques et vannes", "Coque"],
    ["Inspection du gréement dormant", "Voiles"],
    ["Démontage et graissage des winchs", "Voiles"],
    ["Contrôle des batteries", "Électricité"],
    ["Dates des fusées et fumigènes", "Équipements de sécurité"],
    ["Gilets gonflables", "Équipements de sécurité"],
    ["Tuyau et détendeur de gaz", "Équipements de sécurité"],
  ])("%s: %s", (titre, categorie) => {
    expect(starterPlan(PLAN_TRAITS, at).find((item) => item.titre === titre)?.categorie).toBe(categorie);
  });

  test("nothing that wears out comes only once: coolant and gearbox oil come back every year", () => {
    const plan = starterPlan(PLAN_TRAITS, at);
    expect(plan.filter(({ recurrence }) => recurrence === "Aucune")).toEqual([]);
    for (const word of [/refroidissement/, /inverseur/])
      expect(plan.find(({ titre }) => word.test(titre))).toMatchObject({
        recurrence: "Annuelle",
        date_echeance: "2027-06-15",
      });
  });
});
