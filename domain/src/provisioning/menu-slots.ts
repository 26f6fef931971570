import type { Food } from "./food.ts";
import { FRUITS, PROTEINS, STARCHES, VEGETABLES } from "./foods.ts";
import { BREAKFASTS, DAIRY_AND_SPREADS, LARDER } from "./groceries.ts";

/** A food and what stands in for it, best first: the first one that the diets allow. */
type Option = readonly Food[];

/**
 * One part of a meal. Its options come in tiers: further ones join only where the diets leave fewer than `enough`
 * of those before.
 */
export interface Slot {
  tiers: readonly (readonly Option[])[];
  enough: number;
}

const each = (...foods: Food[]): Option[] => foods.map((food) => [food]);
const P = PROTEINS;
const S = STARCHES;
const V = VEGETABLES;
const F = FRUITS;
const B = BREAKFASTS;
const D = DAIRY_AND_SPREADS;
const L = LARDER;

export const PROTEIN: Slot = {
  enough: 4,
  tiers: [
    each(P.whiteFish, P.steak, P.chicken, P.sausages, P.ham, P.smokedSalmon, P.bacon, P.eggs).concat(
      each(P.tuna, P.sardines, P.mackerel, P.duck, P.cornedBeef),
    ),
    each(P.falafel, P.mozzarella, P.tofu, P.tempeh, P.grilledCheese, P.seitan, P.chickpeas, P.redBeans, P.soyMince),
    each(P.pumpkinSeeds, P.hempSeeds),
  ],
};

export const STARCH: Slot = {
  enough: 2,
  tiers: [
    [[S.pasta, S.glutenFreePasta], [S.rice], [S.potatoes], [S.semolina, S.quinoa], [S.lentils], [S.polenta]],
    each(S.sweetPotatoes, S.chestnuts),
    each(V.cauliflower, V.cabbage, V.spinach, V.mushrooms),
  ],
};

export const VEGETABLE: Slot = {
  enough: 4,
  tiers: [
    each(V.lettuce, V.tomatoes, V.broccoli, V.cucumber, V.courgettes, V.peppers, V.cauliflower, V.leeks).concat(
      each(V.carrots, V.cabbage, V.greenBeans, V.peas, V.ratatouille, V.spinach, V.mushrooms),
      each(V.palmHearts, V.artichokes),
    ),
  ],
};

export const BREAKFAST: Slot = {
  enough: 2,
  tiers: [
    [[B.bread, B.glutenFreeBread], [B.brioche], [B.oats], [B.muesli], [B.rusks]],
    each(B.riceCakes, B.buckwheatFlakes),
    each(P.eggs, B.chia),
  ],
};

export const BREAD: Slot = {
  enough: 1,
  tiers: [each(B.bread, B.sandwichBread, B.crispbread), each(B.glutenFreeBread), each(B.riceCakes)],
};

export const FRUIT: Slot = {
  enough: 3,
  tiers: [each(F.bananas, F.pears, F.kiwis, F.oranges, F.apples), each(F.raspberries, F.avocado, F.olives)],
};

export const CHEESE: Slot = {
  enough: 1,
  tiers: [each(D.camembert, D.comte, D.meltedCheese), each(D.walnuts)],
};

export const DESSERT: Slot = {
  enough: 2,
  tiers: [each(D.yoghurts, D.stewedApples, D.creamDessert), each(D.soyDessert), each(D.coconutFlakes)],
};

export const SNACK: Slot = {
  enough: 2,
  tiers: [
    each(L.biscuits, L.driedFruit, L.chocolate, L.cerealBars),
    each(L.almonds, D.walnuts),
    each(L.raisins, D.coconutFlakes),
  ],
};

/** What fills the day up to the energy it needs: dense, and good without cooking. */
export const RESERVE: Slot = {
  enough: 4,
  tiers: [
    each(L.driedFruit, L.chocolate, L.almonds, L.hazelnuts),
    each(D.walnuts),
    each(L.raisins, P.pumpkinSeeds, P.hempSeeds, D.coconutFlakes),
  ],
};

/** Every day the same. */
export const STAPLES: readonly Slot[] = [
  { enough: 1, tiers: [[[D.butter, D.margarine, D.almondButter]]] },
  { enough: 1, tiers: [[[D.jam, D.honey]]] },
  { enough: 1, tiers: [[[D.milk, D.soyDrink, D.almondDrink]]] },
  ...[L.oliveOil, L.choppedTomatoes, L.sugar, L.salt, L.pepper, L.vinegar].map((food) => ({
    enough: 1,
    tiers: [[[food]]],
  })),
];

export const SOUP: Slot = { enough: 1, tiers: [each(L.soup)] };
/** Fat in place of what a diet without starches leaves out. */
export const RICH: Slot = { enough: 1, tiers: [each(L.coconutMilk)] };
