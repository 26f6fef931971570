import { describe, expect, test } from "vitest";
import { CATALOGUE } from "./catalogue.ts";
import { generateProvisions } from "./generate.ts";
import { planMeals, planReserve, servingsOf } from "./menu-plan.ts";
import { SEASONS } from "./schema.ts";

const byName = new Map(CATALOGUE.map((food) => [food.nom, food]));

describe("reserves", () => {
  const list = (nombreJours: number) =>
    generateProvisions({
      nombrePersonnes: 4,
      nombreJours,
      saison: "inter-saison",
      filtres: { alimentaire: true, boissons: true, hygiene: false, regimes: [] },
    });

  test.each([
    [1, 1],
    [3, 1],
    [7, 1],
    [8, 2],
    [21, 2],
  ])("%d days carry the food of %d more, which no menu plans", (nombreJours, more) => {
    const { articles, menus } = list(nombreJours);
    expect(menus).toHaveLength(nombreJours);
    const energy = articles.reduce((sum, { nom, quantite_max }) => {
      const food = byName.get(nom);
      return food ? sum + ((quantite_max / food.step) * food.size * food.kcal) / 100 : sum;
    }, 0);
    expect(energy).toBeGreaterThanOrEqual(4 * (nombreJours + more) * 2999);
  });

  test("what is in reserve needs no fridge but for the butter, and is good for two months", () => {
    for (const saison of SEASONS)
      for (const plan of planReserve(21, saison, []))
        for (const { food } of servingsOf(plan)) {
          expect(food.keeps).toBeGreaterThanOrEqual(60);
          if (!food.nom.startsWith("Beurre")) expect(food.cold).toBe(false);
        }
  });

  test("five litres a person are carried and not counted on, however long the trip", () => {
    for (const days of [1, 7, 21])
      expect(list(days).articles.find(({ nom }) => nom.startsWith("Eau de réserve"))?.quantite_max).toBe(4);
  });
});

describe("fresh meat", () => {
  const eatenOn = (word: string) =>
    planMeals(21, "été", []).flatMap((plan) =>
      servingsOf(plan).some(({ food }) => food.nom.includes(word)) ? [plan.day] : [],
    );
  test("minced meat is eaten on the first day, chicken on the second at the latest", () => {
    expect(eatenOn("Steak haché")).toEqual([1]);
    expect(Math.max(...eatenOn("Blanc de poulet"))).toBe(2);
  });
});
