import { describe, expect, test } from "vitest";
import { firstDue, NEVER } from "./first-due.ts";
import { guessPlanTraits, inPlanCalls, isPlanned, PLAN_CALL_MOST, PLAN_TRAITS, starterPlan } from "./index.ts";
import { newMaintenance } from "./schema.ts";

const bateau_id = "00000000-0000-4000-8000-00000000000b";
const boat = {
  nom_constructeur: "Jeanneau",
  nom_modele: "Sun Odyssey 410",
  moteur: "Yanmar 3JH40, 40 ch",
  longueur: 12.35,
  tirant_eau: 2.14,
  capacite_eau: 330,
  capacite_eaux_usees: 80,
};
const engine = (n: number, nom: string, type = boat.moteur) => ({
  id: n === 1 ? bateau_id : `00000000-0000-4000-8000-00000000000${n}`,
  bateau_id,
  nom,
  type,
});
const one = [engine(1, "Moteur")];
const titles = (traits: Parameters<typeof starterPlan>[0], engines = one) =>
  starterPlan(traits, engines).map(({ titre }) => titre);
/** All that can be proposed: with a saildrive, and without. */
const everything = [
  ...starterPlan(PLAN_TRAITS, one),
  ...starterPlan(
    PLAN_TRAITS.filter((trait) => trait !== "saildrive"),
    one,
  ),
];
const find = (titre: string) => everything.find((item) => item.titre === titre);

describe("what is proposed", () => {
  test("a cruising sail boat gets engine, rig, gas, raft and beacon", () => {
    expect(guessPlanTraits(boat)).toEqual(["in-bord", "voiles", "gaz", "large"]);
    const plan = titles(guessPlanTraits(boat));
    for (const titre of [
      "Vidange moteur et filtre à huile",
      "Huile de l’inverseur",
      "Inspection du gréement dormant",
      "Révision du radeau de survie",
      "Détecteurs de gaz et de monoxyde de carbone",
    ])
      expect(plan).toContain(titre);
    expect(plan).not.toContain("Huile d’embase");
    expect(plan).not.toContain("Membrane du saildrive");
  });

  test.each([
    ["Volvo Penta D2-50, saildrive", true],
    ["Yanmar 4JH57 SD60", true],
    ["Volvo Penta D2-40 150S", true],
    ["Yanmar 3JH40, 40 ch", false],
    ["Suzuki DF150", false],
  ])("%s has a saildrive: %s", (moteur, has) => {
    expect(guessPlanTraits({ ...boat, moteur }).includes("saildrive")).toBe(has);
  });

  test("a saildrive has its own oil and its membrane, and no gearbox beside it", () => {
    const plan = titles(["in-bord", "saildrive"]);
    expect(plan).toContain("Huile du saildrive");
    expect(plan).toContain("Membrane du saildrive");
    expect(plan).not.toContain("Huile de l’inverseur");
    expect(titles(["hors-bord", "saildrive"])).not.toContain("Membrane du saildrive");
  });

  test("a motor boat of 15 m that nobody knows gets neither rig nor raft once its owner says what it is", () => {
    const yacht = { ...boat, nom_constructeur: "Chantier", nom_modele: "X", longueur: 15, tirant_eau: 1.3 };
    expect(guessPlanTraits(yacht)).toContain("voiles");
    expect(guessPlanTraits(yacht, "moteur")).toEqual(["in-bord", "gaz"]);
  });

  test("a small motor boat with an outboard gets neither rig, nor diesel, nor raft", () => {
    const small = { ...boat, nom_modele: "Cap Camarat 6.5", moteur: "Yamaha F150", longueur: 6.5, tirant_eau: 0.5 };
    expect(guessPlanTraits(small)).toEqual(["hors-bord"]);
    const plan = titles(guessPlanTraits(small));
    expect(plan).toContain("Révision du hors-bord");
    for (const titre of [
      "Inspection du gréement dormant",
      "Filtre à gasoil et décanteur",
      "Révision du radeau de survie",
    ])
      expect(plan).not.toContain(titre);
  });
});

describe("each line", () => {
  test.each([
    ["Vidange moteur et filtre à huile", "Moteur", "Autre", 12, 100, false],
    ["Filtre à gasoil et décanteur", "Moteur", "Autre", 12, 250, false],
    ["Turbine de la pompe à eau de mer", "Moteur", "Annuelle", 12, null, false],
    ["Liquide de refroidissement", "Moteur", "Autre", 24, null, false],
    ["Huile de l’inverseur", "Moteur", "Autre", 12, 250, false],
    ["Huile du saildrive", "Moteur", "Autre", 12, 250, false],
    ["Membrane du saildrive", "Moteur", "Autre", 60, null, false],
    ["Coude d’échappement", "Moteur", "Autre", 24, 500, false],
    ["Révision du hors-bord", "Moteur", "Autre", 12, 100, false],
    ["Carénage et antifouling", "Coque", "Annuelle", 12, null, false],
    ["Contrôle des anodes", "Coque", "Tous les 6 mois", 6, null, false],
    ["Passe-coques et vannes", "Coque", "Annuelle", 12, null, false],
    ["Inspection du gréement dormant", "Voiles", "Annuelle", 12, null, false],
    ["Démontage et graissage des winchs", "Voiles", "Annuelle", 12, null, false],
    ["Contrôle des batteries", "Électricité", "Tous les 6 mois", 6, null, false],
    ["Dates des fusées et fumigènes", "Équipements de sécurité", "Autre", 48, null, true],
    ["Gilets gonflables", "Équipements de sécurité", "Annuelle", 12, null, false],
    ["Tuyau et détendeur de gaz", "Équipements de sécurité", "Autre", 60, null, true],
    ["Détecteurs de gaz et de monoxyde de carbone", "Équipements de sécurité", "Autre", 60, null, true],
    ["Révision du radeau de survie", "Équipements de sécurité", "Autre", 36, null, false],
    ["Batterie de la balise de détresse", "Équipements de sécurité", "Autre", 60, null, true],
  ])("%s: %s, %s", (titre, categorie, recurrence, recurrence_mois, recurrence_heures, a_date_fixe) => {
    expect(find(titre)).toMatchObject({ categorie, recurrence, recurrence_mois, recurrence_heures, a_date_fixe });
  });

  test("is a maintenance that the server takes, and comes back", () => {
    for (const item of everything) {
      const due = firstDue(item, NEVER, { today: "2026-06-15", heures_moteur: 842, annee: 2019 });
      expect(newMaintenance.safeParse({ ...item, ...due, bateau_id }).error).toBeUndefined();
      expect(item.recurrence).not.toBe("Aucune");
      expect(due.heures_echeance === null).toBe(item.recurrence_heures === null);
    }
  });
});

describe("several engines", () => {
  const pair = [engine(1, "Moteur bâbord"), engine(2, "Moteur tribord")];

  test("what is about an engine comes once for each, and says which by its engine", () => {
    const oil = starterPlan(["in-bord"], pair).filter(({ titre }) => titre.startsWith("Vidange"));
    expect(oil).toMatchObject([
      { titre: "Vidange moteur et filtre à huile", moteur_id: null, categorie: "Moteur" },
      { titre: "Vidange moteur et filtre à huile", moteur_id: pair[1]?.id, categorie: "Moteur" },
    ]);
    expect(titles(["in-bord"], pair).filter((titre) => titre.startsWith("Carénage"))).toHaveLength(1);
  });

  test("the outboard of a sail boat gets an outboard's work, the diesel a diesel's", () => {
    const mixed = [engine(1, "Moteur"), engine(2, "Annexe", "Yamaha F4, hors-bord")];
    const plan = starterPlan(["in-bord", "hors-bord"], mixed);
    const enginesOf = (start: string) => plan.flatMap((item) => (item.titre.startsWith(start) ? [item.moteur_id] : []));
    expect(enginesOf("Vidange")).toEqual([null]);
    expect(enginesOf("Huile d’embase")).toEqual([mixed[1]?.id]);
  });

  test("four engines and everything else go in calls that the contract takes, in order and none twice", () => {
    const four = [1, 2, 3, 4].map((n) => engine(n, `Moteur ${n}`));
    const plan = starterPlan(PLAN_TRAITS, four);
    const calls = inPlanCalls(plan);
    expect(plan.length).toBeGreaterThan(PLAN_CALL_MOST);
    for (const call of calls) expect(call.length).toBeLessThanOrEqual(PLAN_CALL_MOST);
    expect(calls.flat()).toEqual(plan);
    expect(inPlanCalls([])).toEqual([]);
    expect(new Set(plan.map(({ titre, moteur_id }) => `${titre} ${moteur_id}`)).size).toBe(plan.length);
  });

  test.each([
    ["that is to be done on the same engine", {}, true],
    ["whatever its accents", { titre: "VIDANGE MOTEUR ET FILTRE A HUILE" }, true],
    ["not that of the other engine", { moteur_id: pair[1]?.id ?? "" }, false],
    ["not one that is finished", { statut: "Terminée" as const }, false],
  ])("a work is planned already: one %s", (_name, more, is) => {
    const item = { titre: "Vidange moteur et filtre à huile", moteur_id: null };
    expect(isPlanned(item, [{ ...item, statut: "En attente", ...more }])).toBe(is);
  });
});
