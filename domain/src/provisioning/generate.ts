import { lowerFirst } from "../french/index.ts";
import { BY_SEASON, DRINKS, HYGIENE } from "./consumables.ts";
import { suits } from "./diets.ts";
import type { Food } from "./food.ts";
import type { GeneratedArticle, GeneratorChoices } from "./generator.ts";
import { type DayPlan, planMeals, planReserve, type Serving, servingsOf } from "./menu-plan.ts";
import { waterDays } from "./needs.ts";
import { roundUp } from "./rounding.ts";
import type { Diet, Menu, Season } from "./schema.ts";

/** What everybody aboard takes of a food on the whole trip, in its own measure. */
export interface Need {
  food: Food;
  amount: number;
}

export interface Provisions {
  articles: GeneratedArticle[];
  menus: Menu[];
}

/** The list for a trip, by calculation alone. The same choices always give the same list. */
export function generateProvisions(choices: GeneratorChoices): Provisions {
  const { nombreJours, saison, filtres } = choices;
  const plan = filtres.alimentaire ? planMeals(nombreJours, saison, filtres.regimes) : [];
  const reserve = filtres.alimentaire ? planReserve(nombreJours, saison, filtres.regimes) : [];
  return { articles: needsOf(choices, [...plan, ...reserve]).map(toArticle), menus: plan.map(toMenu) };
}

/** What is needed of everything, before it is rounded up to what shops sell. */
export function needsOf(choices: GeneratorChoices, plan: readonly DayPlan[]): Need[] {
  const { nombrePersonnes, nombreJours, saison, filtres } = choices;
  const daily: Serving[] = [
    ...plan.flatMap(servingsOf),
    ...(filtres.boissons ? consumables(DRINKS, nombreJours, saison, filtres.regimes) : []),
    ...(filtres.hygiene ? consumables(HYGIENE, nombreJours, saison, []) : []),
  ];
  const sums = new Map<Food, number>();
  for (const { food, amount } of daily) sums.set(food, (sums.get(food) ?? 0) + amount * nombrePersonnes);
  return [...sums].filter(([, amount]) => amount > 0).map(([food, amount]) => ({ food, amount }));
}

function consumables(foods: Record<string, Food>, days: number, season: Season, diets: readonly Diet[]): Serving[] {
  const share: Record<string, number | undefined> = BY_SEASON[season];
  return Object.entries(foods).flatMap(([name, food]) => {
    if (!suits(food.traits, diets)) return [];
    return [{ food, amount: food.portion * (share[name] ?? 1) * portionsOf(food, days) }];
  });
}

function portionsOf(food: Food, days: number): number {
  if (food === DRINKS.reserveWater) return 1;
  return food === DRINKS.water || food === DRINKS.cookingWater ? waterDays(days) : days;
}

/** Rounded up to whole packs. */
export function toArticle({ food, amount }: Need): GeneratedArticle {
  const { nom, categorie, unite, size, step } = food;
  return { nom, categorie, quantite_max: roundUp(amount / size) * step, unite };
}

/** A food as one says it at table: without the pack it came in. */
const plainName = ({ nom }: Food) => nom.replace(/ \([^)]*\)| (?:sans sucres ajoutés|UHT)/g, "");

function dish(servings: readonly Serving[]): string {
  const names = servings.map(({ food }, place) => (place === 0 ? plainName(food) : lowerFirst(plainName(food))));
  return [...new Set(names)].join(", ");
}

function toMenu({ day, breakfast, lunch, dinner }: DayPlan): Menu {
  return { jour: day, petit_dejeuner: dish(breakfast), dejeuner: dish(lunch), diner: dish(dinner) };
}
