import type { BoatForm, BoatModel } from "./schema.ts";

/** What a catalogue model says of a boat. */
export const MODEL_FIELDS = [
  "annee",
  "annee_construction",
  "longueur",
  "largeur",
  "moteur",
  "capacite_carburant",
  "capacite_eau",
  "capacite_eaux_usees",
] as const;
export type ModelField = (typeof MODEL_FIELDS)[number];

type Filled = Pick<BoatForm, ModelField>;

/**
 * What choosing a model fills in, except what the person has typed himself: all it knows, and elsewhere what the form was
 * opened with, so that nothing stays of a model that was chosen before.
 */
export function fillFromModel(model: BoatModel, typed: ReadonlySet<string>, opened: Filled): Partial<Filled> {
  const free = MODEL_FIELDS.filter((field) => !typed.has(field));
  return Object.fromEntries(free.map((field) => [field, model[field] ?? opened[field]]));
}
