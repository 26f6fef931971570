import { z } from "zod";
import { amount, boundedArray, changes, ownId, stamps, text, uuid, whole } from "../fields/index.ts";

export const LIST_UNITS = [
  "unité",
  "kg",
  "g",
  "L",
  "ml",
  "cl",
  "boîte",
  "paquet",
  "bouteille",
  "tube",
  "rouleau",
  "sachet",
  "pot",
  "barquette",
  "conserve",
] as const;
export type ListUnit = (typeof LIST_UNITS)[number];

export const LIST_CATEGORIES = [
  "Alimentation",
  "Boissons",
  "Hygiène",
  "Nettoyage",
  "Sécurité",
  "Navigation",
  "Confort",
  "Technique",
  "Vêtements",
  "Divers",
] as const;
export type ListCategory = (typeof LIST_CATEGORIES)[number];

export const SEASONS = ["été", "hiver", "inter-saison"] as const;
export type Season = (typeof SEASONS)[number];

/** The five of the specification: a generated list says which of them it follows. */
export const KEPT_DIETS = ["vegetarien", "vegan", "keto", "sans-gluten", "paleo"] as const;
/**
 * And those that owners ask for. They are calculated with and not kept: a faith or an allergy is nobody's business once the
 * list is made, and the previous release takes no list that names one.
 */
export const DIETS = [
  ...KEPT_DIETS,
  "pescetarien",
  "sans-porc",
  "halal",
  "casher",
  "sans-lactose",
  "sans-fruits-a-coque",
  "sans-crustaces",
] as const;
export type Diet = (typeof DIETS)[number];

/** Those of a person's diets that are kept with the list. */
export function keptDiets(diets: readonly Diet[]): (typeof KEPT_DIETS)[number][] {
  return KEPT_DIETS.filter((diet) => diets.includes(diet));
}

export const PRIORITIES = ["normale", "critique"] as const;

export const listArticle = z.strictObject({
  nom: text(0, 120).min(1, "Le nom de l'article est requis."),
  categorie: z.enum(LIST_CATEGORIES, "Catégorie inconnue."),
  quantite: amount(0, 100_000),
  unite: z.enum(LIST_UNITS, "Unité inconnue."),
  priorite: z.enum(PRIORITIES, "Priorité inconnue."),
});
export type ListArticle = z.infer<typeof listArticle>;

/** One day's meals, in words. */
export const menu = z.strictObject({
  jour: whole(1, 365),
  petit_dejeuner: text(0, 200),
  dejeuner: text(0, 200),
  diner: text(0, 200),
});
export type Menu = z.infer<typeof menu>;

/** Who made a generated list (the label that the law asks for), and from what. */
export const generation = z.strictObject({
  origine: z.enum(["calcul", "ia"], "Origine inconnue."),
  saison: z.enum(SEASONS, "Saison inconnue."),
  regimes: boundedArray(z.enum(KEPT_DIETS, "Régime inconnu."), { most: KEPT_DIETS.length }),
  menus: boundedArray(menu, { most: 31, tooMany: "31 jours de menus au maximum." }),
});
export type Generation = z.infer<typeof generation>;

const articles = boundedArray(listArticle, { most: 1000, tooMany: "1 000 articles au maximum." });

const listFields = z.object({
  bateau_id: uuid,
  nom: text(1, 120),
  articles,
  nombre_personnes: whole(1, 100),
  nombre_jours: whole(1, 365),
  /** Null for a list made by hand. */
  generation: generation.nullable(),
});

export const provisioningList = listFields.extend({ id: uuid, est_favori: z.boolean(), ...stamps });
export type ProvisioningList = z.infer<typeof provisioningList>;

export const newProvisioningList = listFields
  .partial({ generation: true })
  .extend({
    ...ownId,
    /** What is no array counts as an empty one. */
    articles: z.preprocess((value) => (Array.isArray(value) ? value : []), articles),
  })
  .strict();
export type NewProvisioningList = z.infer<typeof newProvisioningList>;

/** What a new list has where nothing is said of it. */
export const EMPTY_LIST = { generation: null, est_favori: false };

export const provisioningListChanges = changes(
  listFields.pick({ nom: true, articles: true }).extend({ est_favori: z.boolean() }),
);
