import type { BoatModel } from "./schema.ts";

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

/** What choosing a model fills in: all it knows, except what the person has typed himself. */
export function fillFromModel(model: BoatModel, typed: ReadonlySet<string>): Partial<Pick<BoatModel, ModelField>> {
  const filled = MODEL_FIELDS.filter((field) => model[field] !== null && !typed.has(field));
  return Object.fromEntries(filled.map((field) => [field, model[field]]));
}
