import { describe, expect, test } from "vitest";
import { BOAT_TRAITS, guessBoatTraits } from "../boats/index.ts";
import { CHECKLIST_TYPES, checklistTemplate, maintenanceForFailedTask } from "../checklists/index.ts";
import { guessPlanTraits, PLAN_TRAITS, starterPlan, workCategory } from "../maintenance/index.ts";
import { CATALOGUE } from "./catalogue.ts";
import { generateProvisions } from "./generate.ts";
import { energyNeed, reserveDays, waterNeed } from "./needs.ts";

// why here: the only floor of the domain from which boats, plan, checklists and generator are all in sight.

const engine = { id: "b", bateau_id: "b", nom: "Moteur", type: "Yanmar 3JH40" };
const plan = starterPlan(PLAN_TRAITS, [engine]);
const tasks = CHECKLIST_TYPES.flatMap((type) => checklistTemplate(type, BOAT_TRAITS).taches);
const categoryOfFailed = (tache: string) =>
  maintenanceForFailedTask({ tache, note: "" }, { nom: "x", bateau_id: "b" }, "2026-06-15").categorie;

describe("a task that fails has the category that the plan gives the same work", () => {
  test.each([
    [/^Anodes/, "Contrôle des anodes", "Coque"],
    [/^Vannes fermées/, "Passe-coques et vannes", "Coque"],
    [/^Vannes graissées/, "Passe-coques et vannes", "Coque"],
    [/^Vidange de l’huile/, "Vidange moteur et filtre à huile", "Moteur"],
    [/^Filtres à gasoil/, "Filtre à gasoil et décanteur", "Moteur"],
    [/^Courroie/, "Courroie d’alternateur", "Moteur"],
    [/^Niveaux/, "Liquide de refroidissement", "Moteur"],
    [/^Huile d’embase/, "Huile d’embase", "Moteur"],
    [/^Batteries chargées$/, "Contrôle des batteries", "Électricité"],
    [/^Batteries chargées à fond/, "Contrôle des batteries", "Électricité"],
    [/^Feux à main/, "Dates des fusées et fumigènes", "Équipements de sécurité"],
    [/^Gilets/, "Gilets gonflables", "Équipements de sécurité"],
    [/^Extincteurs/, "Extincteurs", "Équipements de sécurité"],
    [/^Détecteur de gaz/, "Tuyau et détendeur de gaz", "Équipements de sécurité"],
  ])("%s and « %s »: %s", (task, titre, categorie) => {
    const found = tasks.filter((tache) => task.test(tache));
    expect(found.length).toBeGreaterThan(0);
    for (const tache of found) expect(categoryOfFailed(tache)).toBe(categorie);
    expect(plan.find((item) => item.titre === titre)?.categorie).toBe(categorie);
  });

  test("whatever the plan is made of, its own title read as a task gives its category", () => {
    for (const { titre, categorie } of plan) expect(categoryOfFailed(titre)).toBe(categorie);
    expect(workCategory("Passe-coques")).toBe(workCategory("Vannes"));
  });
});

describe("a boat's traits mean the same to its plan and to its checklists", () => {
  const boat = {
    nom_constructeur: "Chantier",
    nom_modele: "Coque ouverte",
    longueur: 6,
    tirant_eau: null,
    capacite_eau: 0,
    capacite_eaux_usees: null,
  };
  test.each([
    ["Yamaha 115", "hors-bord"],
    ["Suzuki 140", "hors-bord"],
    ["Nanni N2.14, 14 ch", "in-bord"],
  ] as const)("%s is %s: changes oil of that kind in winter, and plans it", (moteur, trait) => {
    const traits = guessBoatTraits({ ...boat, moteur });
    expect(traits).toContain(trait);
    expect(traits).toEqual(expect.arrayContaining(guessPlanTraits({ ...boat, moteur })));
    const winter = checklistTemplate("Hivernage", traits).taches.join("\n");
    const planned = starterPlan(guessPlanTraits({ ...boat, moteur }), [{ ...engine, type: moteur }]);
    const isOutboard = trait === "hors-bord";
    expect(/embase/.test(winter)).toBe(isOutboard);
    expect(/gasoil/i.test(winter)).toBe(!isOutboard);
    expect(planned.some(({ titre }) => titre === "Huile d’embase")).toBe(isOutboard);
    expect(planned.some(({ titre }) => titre.includes("gasoil"))).toBe(!isOutboard);
  });
});

describe("the generator buys what the needs say", () => {
  const list = (nombreJours: number) =>
    generateProvisions({
      nombrePersonnes: 3,
      nombreJours,
      saison: "inter-saison",
      filtres: { alimentaire: true, boissons: true, hygiene: false, regimes: [] },
    }).articles;
  const bought = (nombreJours: number, name: string) =>
    list(nombreJours).find(({ nom }) => nom.startsWith(name))?.quantite_max ?? 0;

  test.each([
    // 3 persons, 2 L to drink and 1.5 L to cook with a day, half as much again beyond 7 days, 5 L each untouched.
    [7, 28, 7, 3],
    [10, 60, 14, 3],
    [21, 126, 29, 3],
  ])("%d days: %d bottles, %d cans and %d in reserve", (days, bottles, cans, untouched) => {
    expect(bought(days, "Eau de source")).toBe(bottles);
    expect(bought(days, "Eau pour la cuisine")).toBe(cans);
    expect(bought(days, "Eau de réserve")).toBe(untouched);
    const { drinking, cooking, reserve } = waterNeed(3, days, "inter-saison");
    expect(bottles * 1.5).toBeGreaterThanOrEqual(drinking);
    expect(cans * 5).toBeGreaterThanOrEqual(cooking);
    expect(untouched * 5).toBe(reserve);
  });

  test("3,000 kcal a person and day, 15 % more in winter, for the trip and its reserve", () => {
    expect(energyNeed("été")).toBe(3000);
    expect(energyNeed("hiver")).toBeCloseTo(3450);
    expect([1, 7, 8, 21].map(reserveDays)).toEqual([1, 1, 2, 2]);
  });

  test.each([
    ["Steak haché", 1],
    ["Blanc de poulet", 2],
    ["Filet de poisson blanc", 1],
  ])("%s keeps %d day(s)", (nom, days) => {
    expect(CATALOGUE.find((food) => food.nom === nom)?.keeps).toBe(days);
  });
});
