import { suits } from "./diets.ts";
import type { Food } from "./food.ts";
import * as slots from "./menu-slots.ts";
import { ENERGY_FACTOR, energyNeed, reserveDays } from "./needs.ts";
import type { Diet, Season } from "./schema.ts";

/** What one person eats of a food on one day, in its own measure. */
export interface Serving {
  food: Food;
  amount: number;
}

export interface DayPlan {
  day: number;
  breakfast: Serving[];
  lunch: Serving[];
  dinner: Serving[];
  /** Bread, dairy, fruit, snacks, seasoning: what belongs to no one meal. */
  rest: Serving[];
}

/** The options that the diets leave, with their substitutes; what spoils first comes first. */
function allowed({ tiers, enough }: slots.Slot, diets: readonly Diet[]): Food[] {
  const found: Food[] = [];
  for (const tier of tiers) {
    if (found.length >= enough) break;
    for (const option of tier) {
      const food = option.find(({ traits }) => suits(traits, diets));
      if (food && !found.includes(food)) found.push(food);
    }
  }
  return found.sort((a, b) => a.keeps - b.keeps);
}

/**
 * The `turn`th choice of a slot on a day: what spoils first is eaten first, and the choice grows with the trip, so that a
 * week-end buys few things and three weeks never get dull. It does not depend on how long the trip is: one day more only
 * ever adds.
 */
function choose(foods: readonly Food[], day: number, turn: number, width: number): Food | undefined {
  const first = foods.findIndex(({ keeps }) => keeps >= day);
  return first < 0 ? undefined : foods[first + (turn % Math.min(foods.length - first, width))];
}

export const servingsOf = ({ breakfast, lunch, dinner, rest }: DayPlan) => [...breakfast, ...lunch, ...dinner, ...rest];

/** kcal */
export const energyOf = (servings: readonly Serving[]) =>
  servings.reduce((sum, { food, amount }) => sum + (food.kcal * amount) / 100, 0);

/** What is eaten on a day of reserve would still be good two months after leaving: it may wait for the next trip. */
const RESERVE_AFTER_DAY = 58;

/** The meals of the days of reserve that go with a trip, for one person. */
export function planReserve(days: number, season: Season, diets: readonly Diet[]): DayPlan[] {
  return planMeals(reserveDays(days), season, diets, RESERVE_AFTER_DAY);
}

/** The meals of each day of a trip, for one person; `after` days that are not planned. */
export function planMeals(days: number, season: Season, diets: readonly Diet[], after = 0): DayPlan[] {
  const from = (slot: slots.Slot) => allowed(slot, diets);
  const [protein, starch, vegetable] = [slots.PROTEIN, slots.STARCH, slots.VEGETABLE].map(from) as [
    Food[],
    Food[],
    Food[],
  ];
  const [breakfast, bread, fruit] = [slots.BREAKFAST, slots.BREAD, slots.FRUIT].map(from) as [Food[], Food[], Food[]];
  const [cheese, dessert, snack, reserve] = [slots.CHEESE, slots.DESSERT, slots.SNACK, slots.RESERVE].map(from) as [
    Food[],
    Food[],
    Food[],
    Food[],
  ];
  const staples = slots.STAPLES.flatMap(from);
  const soup = season === "hiver" ? from(slots.SOUP) : [];
  const rich = diets.includes("keto") || diets.includes("paleo") ? from(slots.RICH) : [];
  const factor = ENERGY_FACTOR[season];
  const serve = (food: Food | undefined, share = 1): Serving[] =>
    food ? [{ food, amount: food.portion * share * factor }] : [];

  return Array.from({ length: days }, (_, place) => {
    const index = place + after;
    const day = index + 1;
    const width = 1 + Math.floor(index / 2);
    // why: both meals of a day choose from equally many, so that they differ.
    const mealWidth = 2 + Math.floor((2 * index) / 3);
    const meal = (turn: number) =>
      [starch, protein, vegetable].flatMap((foods) => serve(choose(foods, day, turn, mealWidth)));
    const plan: DayPlan = {
      day,
      breakfast: serve(choose(breakfast, day, index, width)),
      lunch: meal(2 * index),
      dinner: meal(2 * index + 1),
      rest: [
        ...serve(choose(bread, day, 0, 1), 0.6),
        ...serve(choose(fruit, day, index, 1 + width)),
        ...serve(choose(cheese, day, index, 1)),
        ...serve(choose(dessert, day, index, width)),
        ...serve(choose(snack, day, index, width)),
        ...[...staples, ...soup, ...rich].flatMap((food) => serve(food)),
      ],
    };
    const missing = Math.max(0, energyNeed(season) - energyOf(servingsOf(plan)));
    for (const turn of [index, index + 1]) {
      const food = choose(reserve, day, turn, width + 1);
      if (food && missing > 0) plan.rest.push({ food, amount: (missing / 2 / food.kcal) * 100 });
    }
    return plan;
  });
}
