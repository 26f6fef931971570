import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { CATALOGUE } from "./catalogue.ts";
import { DAY_CHOICES, MOST_PERSONS } from "./choices.ts";
import { forbiddenWord, suits } from "./diets.ts";
import { generateProvisions, needsOf } from "./generate.ts";
import type { GeneratorChoices } from "./generator.ts";
import { energyOf, planMeals, planReserve, servingsOf } from "./menu-plan.ts";
import { waterNeed } from "./needs.ts";
import { toListArticle } from "./rounding.ts";
import { DIETS, type Diet, LIST_CATEGORIES, LIST_UNITS, listArticle, SEASONS } from "./schema.ts";

// why: 120,960 lists take longer on a busy machine than one test is usually given.
vi.setConfig({ testTimeout: 60_000 });

const SPECIFIED: readonly Diet[] = ["vegetarien", "vegan", "keto", "sans-gluten", "paleo"];
const ASKED_FOR = DIETS.filter((diet) => !SPECIFIED.includes(diet));
const combinations: Diet[][] = [
  ...Array.from({ length: 2 ** SPECIFIED.length }, (_, bits) => SPECIFIED.filter((_diet, bit) => (bits >> bit) & 1)),
  ...ASKED_FOR.map((diet) => [diet]),
  ASKED_FOR,
  ["vegan", "keto", "sans-fruits-a-coque"],
  [...DIETS],
];
const filterSets = Array.from({ length: 8 }, (_, bits) => ({
  alimentaire: (bits & 1) > 0,
  boissons: (bits & 2) > 0,
  hygiene: (bits & 4) > 0,
}));
const byName = new Map(CATALOGUE.map((food) => [food.nom, food]));
const units = new Set<string>(LIST_UNITS);
const categories = new Set<string>(LIST_CATEGORIES);

type Amounts = Map<string, number>;

/** Every list of a season, filter set and diets, by persons and days. */
function listsOf(saison: GeneratorChoices["saison"], filtres: GeneratorChoices["filtres"]) {
  return Array.from({ length: MOST_PERSONS }, (_, index) =>
    DAY_CHOICES.map((nombreJours) => {
      const choices = { nombrePersonnes: index + 1, nombreJours, saison, filtres };
      const { articles } = generateProvisions(choices);
      return { choices, articles, mine: amounts(articles) };
    }),
  );
}

const amounts = (articles: readonly { nom: string; quantite_max: number }[]): Amounts =>
  new Map(articles.map(({ nom, quantite_max }) => [nom, quantite_max]));

const shrinks = (before: Amounts, after: Amounts) =>
  [...before].filter(([nom, quantity]) => (after.get(nom) ?? 0) < quantity).map(([nom]) => nom);

describe("the whole grid: 1 to 10 persons, 12 lengths, 3 seasons, 8 filter sets, 42 combinations of diets", () => {
  const cases = SEASONS.flatMap((saison) =>
    combinations.map((regimes) => ({ saison, regimes, name: regimes.join(" + ") || "sans régime" })),
  );

  test.each(cases)("$saison, $name", ({ saison, regimes }) => {
    const faults = new Set<string>();
    const judged = new Map<string, string | undefined>();
    const judge = (nom: string) => {
      if (!judged.has(nom)) judged.set(nom, forbiddenWord(nom, regimes));
      return judged.get(nom);
    };
    for (const filters of filterSets) {
      const grid = listsOf(saison, { ...filters, regimes });
      grid.forEach((row, persons) => {
        row.forEach(({ choices, articles, mine }, place) => {
          const here = `${choices.nombrePersonnes}p ${choices.nombreJours}j`;
          if (mine.size !== articles.length) faults.add(`${here}: the same name twice`);
          for (const { nom, categorie, quantite_max, unite } of articles) {
            const forbidden = categorie === "Hygiène" ? undefined : judge(nom);
            if (forbidden) faults.add(`${nom}: ${forbidden} is forbidden`);
            if (!units.has(unite) || !categories.has(categorie)) faults.add(`${nom}: ${unite}, ${categorie}`);
            if (!Number.isInteger(quantite_max) || quantite_max < 1) faults.add(`${here}: ${quantite_max} ${nom}`);
            const filter = {
              Alimentation: "alimentaire",
              Boissons: "boissons",
              Hygiène: "hygiene",
              Nettoyage: "hygiene",
            }[categorie as string] as keyof typeof filters;
            if (!filters[filter]) faults.add(`${nom} was not asked for`);
          }
          if (filters.alimentaire !== articles.some(({ categorie }) => categorie === "Alimentation"))
            faults.add(`${here}: food`);
          const shorter = place > 0 && shrinks(row[place - 1]?.mine ?? new Map(), mine);
          if (shorter && shorter.length > 0) faults.add(`${here}: a day more and less ${shorter[0]}`);
          const fewer = persons > 0 && shrinks(grid[persons - 1]?.[place]?.mine ?? new Map(), mine);
          if (fewer && fewer.length > 0) faults.add(`${here}: a person more and less ${fewer[0]}`);
        });
      });
    }
    expect([...faults]).toEqual([]);
  });

  test.each(cases)("$saison, $name: energy, variety and shelf life", ({ saison, regimes }) => {
    const winter = saison === "hiver" ? 1.15 : 1;
    for (const plan of [...planMeals(21, saison, regimes), ...planReserve(21, saison, regimes)]) {
      const energy = energyOf(servingsOf(plan));
      expect(energy).toBeGreaterThanOrEqual(2999 * winter);
      expect(energy).toBeLessThanOrEqual(3100 * winter);
      for (const { food } of servingsOf(plan)) {
        expect(food.keeps).toBeGreaterThanOrEqual(plan.day);
        expect(suits(food.traits, regimes)).toBe(true);
      }
      const foods = (servings: typeof plan.lunch) => servings.map(({ food }) => food.nom).join();
      expect(foods(plan.lunch)).not.toBe(foods(plan.dinner));
      expect(plan.breakfast).not.toEqual([]);
    }
  });
});

const anyChoices: fc.Arbitrary<GeneratorChoices> = fc.record({
  nombrePersonnes: fc.integer({ min: 1, max: MOST_PERSONS }),
  nombreJours: fc.constantFrom(...DAY_CHOICES),
  saison: fc.constantFrom(...SEASONS),
  filtres: fc.record({
    alimentaire: fc.boolean(),
    boissons: fc.boolean(),
    hygiene: fc.boolean(),
    regimes: fc.subarray([...DIETS]),
  }),
});

describe("any choices", () => {
  test("what is bought covers the need, by less than one pack too much", () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const plan = choices.filtres.alimentaire
          ? [planMeals, planReserve].flatMap((plan) =>
              plan(choices.nombreJours, choices.saison, choices.filtres.regimes),
            )
          : [];
        const bought = amounts(generateProvisions(choices).articles);
        for (const { food, amount } of needsOf(choices, plan)) {
          const held = ((bought.get(food.nom) ?? 0) / food.step) * food.size;
          expect(held).toBeGreaterThanOrEqual(amount - 1e-3);
          expect(held - amount).toBeLessThan(food.size);
        }
      }),
    );
  });

  test("drinking and cooking water suffice, by less than a bottle and a can too much", () => {
    fc.assert(
      fc.property(anyChoices, (drawn) => {
        const choices = { ...drawn, filtres: { ...drawn.filtres, boissons: true } };
        const bought = amounts(generateProvisions(choices).articles);
        const { drinking, cooking } = waterNeed(choices.nombrePersonnes, choices.nombreJours, choices.saison);
        const bottles = (bought.get("Eau de source (bouteille de 1,5 L)") ?? 0) * 1.5;
        const cans = (bought.get("Eau pour la cuisine (bidon de 5 L)") ?? 0) * 5;
        expect(bottles).toBeGreaterThanOrEqual(drinking - 1e-6);
        expect(bottles).toBeLessThan(drinking + 1.5);
        expect(cans).toBeGreaterThanOrEqual(cooking - 1e-6);
        expect(cans).toBeLessThan(cooking + 5);
      }),
    );
  });

  test("the same choices give the same list, whatever the order of the diets", () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const again = { ...choices, filtres: { ...choices.filtres, regimes: [...choices.filtres.regimes].reverse() } };
        expect(generateProvisions(again)).toEqual(generateProvisions(choices));
      }),
    );
  });

  test("each article is one that a list takes", () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        for (const article of generateProvisions(choices).articles)
          expect(listArticle.safeParse(toListArticle(article)).error).toBeUndefined();
      }),
    );
  });
});

describe("seasons", () => {
  const list = (saison: GeneratorChoices["saison"]) =>
    amounts(
      generateProvisions({
        nombrePersonnes: 4,
        nombreJours: 10,
        saison,
        filtres: { alimentaire: true, boissons: true, hygiene: true, regimes: [] },
      }).articles,
    );
  const of = (saison: GeneratorChoices["saison"], nom: string) => list(saison).get(nom) ?? 0;

  test("summer asks for more water and sun cream", () => {
    const water = "Eau de source (bouteille de 1,5 L)";
    expect(of("été", water) / of("inter-saison", water)).toBeCloseTo(1.3, 1);
    expect(of("été", "Crème solaire indice 50 (tube de 150 ml)")).toBeGreaterThan(
      of("inter-saison", "Crème solaire indice 50 (tube de 150 ml)"),
    );
    expect(of("hiver", "Crème solaire indice 50 (tube de 150 ml)")).toBe(0);
  });

  test("winter asks for more energy and hot drinks", () => {
    for (const nom of ["Café moulu (paquet de 250 g)", "Lait demi-écrémé UHT (bouteille de 1 L)"])
      expect(of("hiver", nom)).toBeGreaterThanOrEqual(of("été", nom));
    expect(of("hiver", "Soupe de légumes (brique de 1 L)")).toBeGreaterThan(0);
    expect(of("hiver", "Chocolat en poudre (paquet de 450 g)")).toBeGreaterThan(
      of("été", "Chocolat en poudre (paquet de 450 g)"),
    );
  });
});

describe("a long trip", () => {
  const { articles, menus } = generateProvisions({
    nombrePersonnes: 6,
    nombreJours: 21,
    saison: "été",
    filtres: { alimentaire: true, boissons: false, hygiene: false, regimes: [] },
  });

  test("fresh meat and bread are eaten in the first days, tins in the last", () => {
    expect(
      menus
        .slice(0, 3)
        .map(({ dejeuner, diner }) => dejeuner + diner)
        .join(),
    ).toMatch(/poulet|steak|poisson/);
    expect(
      menus
        .slice(14)
        .map(({ dejeuner, diner }) => dejeuner + diner)
        .join(),
    ).not.toMatch(/poulet|steak|poisson blanc|salade verte/);
    expect(
      menus
        .slice(14)
        .map(({ dejeuner, diner }) => dejeuner + diner)
        .join(),
    ).toMatch(/thon|sardines/);
  });

  test("no ten kilos of pasta: no dish takes more than a quarter of the meals", () => {
    const dishes = menus.flatMap(({ dejeuner, diner }) => [dejeuner, diner]);
    for (const word of ["Pâtes", "Riz", "Pommes de terre", "Semoule", "thon", "œufs"]) {
      const share = dishes.filter((dish) => dish.includes(word)).length / dishes.length;
      expect(share).toBeLessThanOrEqual(0.25);
    }
    const pasta = articles.find(({ nom }) => nom.startsWith("Pâtes"));
    expect(pasta?.quantite_max).toBeLessThanOrEqual(12);
  });
});

test("every name of the catalogue is there once, and what its words give away is among its traits", () => {
  expect(byName.size).toBe(CATALOGUE.length);
  for (const food of CATALOGUE.filter(({ categorie }) => categorie !== "Hygiène" && categorie !== "Nettoyage"))
    for (const diet of DIETS) {
      const word = forbiddenWord(food.nom, [diet]);
      if (word) expect(suits(food.traits, [diet]), `${food.nom}: ${word}, ${diet}`).toBe(false);
    }
});
