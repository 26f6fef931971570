import type { Boat } from "./schema.ts";
import type { TypicalFigures } from "./typical-figures.ts";

/** What can be proposed where the owner does not know. */
export type EstimatedField = keyof TypicalFigures;

/** What the sentence calls them, in its order: as the form does. why not its names: a page that only reads needs these alone. */
export const ESTIMATE_NAMES: Record<EstimatedField, string> = {
  largeur: "largeur",
  tirant_eau: "tirant d’eau",
  moteur: "moteur",
  capacite_carburant: "capacité carburant",
  capacite_eau: "capacité eau",
};
export const ESTIMATED_FIELDS = Object.keys(ESTIMATE_NAMES) as EstimatedField[];

/** why so lenient: the sentence stands in the note, where its owner may write around it. */
export const ESTIMATES = /^[^\S\n]*Estimations à corriger\s*:[^\S\n]*([^.\n]*)\.?[^\S\n]*$/m;

/** Which figures of a boat are estimates: the note says so, in a sentence that everybody can read, correct or delete. */
export function estimatedIn(note: string | null): EstimatedField[] {
  const names = ESTIMATES.exec(note ?? "")?.[1]
    ?.split(",")
    .map((name) => name.trim());
  return ESTIMATED_FIELDS.filter((field) => names?.includes(ESTIMATE_NAMES[field]));
}

/**
 * What a tank holds by its owner's word; undefined where he has not said it, or has taken what is usual. why 0 is nothing said: an
 * empty field of the boat's form is kept so, and nobody puts to sea on what is usual for a boat like his.
 */
export function saidCapacity(
  { note, ...boat }: Pick<Boat, "note" | "capacite_eau" | "capacite_carburant">,
  tank: "capacite_eau" | "capacite_carburant",
): number | undefined {
  return boat[tank] > 0 && !estimatedIn(note).includes(tank) ? boat[tank] : undefined;
}
