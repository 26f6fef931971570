import { DRINKS, HYGIENE } from "./consumables.ts";
import type { Food } from "./food.ts";
import { FRUITS, PROTEINS, STARCHES, VEGETABLES } from "./foods.ts";
import { BREAKFASTS, DAIRY_AND_SPREADS, LARDER } from "./groceries.ts";

/** Everything that the calculation may put on a list. */
export const CATALOGUE: readonly Food[] = [
  PROTEINS,
  STARCHES,
  VEGETABLES,
  FRUITS,
  BREAKFASTS,
  DAIRY_AND_SPREADS,
  LARDER,
  DRINKS,
  HYGIENE,
].flatMap((shelf) => Object.values(shelf) as Food[]);
