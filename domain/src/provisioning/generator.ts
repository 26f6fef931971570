import { z } from "zod";
import { boundedArray, text, uuid, whole } from "../fields/index.ts";
import { DAY_CHOICES, MOST_PERSONS } from "./choices.ts";
import { DIETS, type Diet, LIST_CATEGORIES, LIST_UNITS, SEASONS } from "./schema.ts";

export const DIET_NAMES: Record<Diet, string> = {
  vegetarien: "Végétarien",
  vegan: "Vegan",
  keto: "Keto",
  "sans-gluten": "Sans gluten",
  paleo: "Paléo",
  pescetarien: "Pescétarien",
  "sans-porc": "Sans porc",
  halal: "Halal",
  casher: "Casher",
  "sans-lactose": "Sans lactose",
  "sans-fruits-a-coque": "Sans fruits à coque",
  "sans-crustaces": "Sans crustacés",
};

const isDayChoice = (value: number) => (DAY_CHOICES as readonly number[]).includes(value);

const filters = z.strictObject({
  alimentaire: z.boolean("Vrai ou faux est attendu."),
  boissons: z.boolean("Vrai ou faux est attendu."),
  hygiene: z.boolean("Vrai ou faux est attendu."),
  regimes: boundedArray(z.enum(DIETS, "Régime inconnu."), { most: 20, tooMany: "Trop de régimes." }).default([]),
});

/** What the calculation works from. */
const generatorChoices = z.object({
  nombrePersonnes: whole(1, MOST_PERSONS),
  nombreJours: whole(1, 21).refine(isDayChoice, "De 1 à 10 jours, 14 ou 21."),
  saison: z.enum(SEASONS, "Saison inconnue."),
  filtres: filters,
});
export type GeneratorChoices = z.infer<typeof generatorChoices>;

/** The body of the function: the boat by its name or, where two share one, by its id. */
export const generatorRequest = generatorChoices
  .extend({ navire: text(1, 80).optional(), bateau_id: uuid.optional() })
  .strict()
  .refine(({ navire, bateau_id }) => navire || bateau_id, {
    path: ["navire"],
    message: "Veuillez sélectionner un navire.",
  });
export type GeneratorRequest = z.infer<typeof generatorRequest>;

export const GENERATOR_DEFAULTS: GeneratorChoices = {
  nombrePersonnes: 2,
  nombreJours: 3,
  saison: "inter-saison",
  filtres: { alimentaire: true, boissons: true, hygiene: false, regimes: [] },
};

/** An article as the generator answers it. */
export const generatedArticle = z.object({
  nom: text(1, 120),
  categorie: z.enum(LIST_CATEGORIES),
  quantite_max: z.number().int().min(1).max(100_000),
  unite: z.enum(LIST_UNITS),
});
export type GeneratedArticle = z.infer<typeof generatedArticle>;
