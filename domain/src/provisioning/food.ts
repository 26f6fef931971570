import type { Trait } from "./diets.ts";
import type { ListCategory, ListUnit } from "./schema.ts";

/** Something that a shop sells, in the size it is sold in. */
export interface Food {
  nom: string;
  categorie: ListCategory;
  unite: ListUnit;
  /** What one step of the quantity holds: g, ml or pieces. */
  size: number;
  /** How much one step adds to the quantity: 1 for a pack, 250 for what is weighed by 250 g. */
  step: number;
  /** What one person takes at once, in the measure of `size`. */
  portion: number;
  /** Per 100 g or ml. */
  kcal: number;
  /** Days it stays good aboard. */
  keeps: number;
  cold: boolean;
  /** Room that one step takes. */
  litres: number;
  traits: readonly Trait[];
}

/** Days that tins and dry goods keep, as far as a trip is concerned. */
const DRY = 365;

type Details = Partial<Pick<Food, "categorie" | "keeps" | "cold" | "litres">>;

const traitList = (traits: string) => traits.split(" ").filter(Boolean) as Trait[];

/** A pack: one is one. */
export function pack(
  nom: string,
  unite: ListUnit,
  [size, portion, kcal]: readonly [number, number, number],
  traits = "",
  details: Details = {},
): Food {
  const shelf = {
    categorie: "Alimentation",
    keeps: DRY,
    cold: false,
    litres: (size * 1.3) / 1000,
    ...details,
  } as const;
  return { nom, unite, size, step: 1, portion, kcal, traits: traitList(traits), ...shelf };
}

/** Weighed at the counter, by steps of so many grams. */
export function weighed(
  nom: string,
  [step, portion, kcal]: readonly [number, number, number],
  traits = "",
  details: Details = {},
): Food {
  return { ...pack(nom, "g", [step, portion, kcal], traits, { cold: true, ...details }), step };
}
