import { z } from "zod";
import { amount, changes, ownId, stamps, text, uuid, whole } from "../fields/index.ts";

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

export const PRIORITIES = ["normale", "critique"] as const;

export const listArticle = z.strictObject({
  nom: text(1, 120),
  categorie: z.enum(LIST_CATEGORIES, "Catégorie inconnue."),
  quantite: amount(0, 100_000),
  unite: z.enum(LIST_UNITS, "Unité inconnue."),
  priorite: z.enum(PRIORITIES, "Priorité inconnue."),
});
export type ListArticle = z.infer<typeof listArticle>;

const listFields = z.object({
  bateau_id: uuid,
  nom: text(1, 120),
  articles: z.array(listArticle).max(1000, "1 000 articles au maximum."),
  nombre_personnes: whole(1, 100),
  nombre_jours: whole(1, 365),
});

export const provisioningList = listFields.extend({ id: uuid, est_favori: z.boolean(), ...stamps });
export type ProvisioningList = z.infer<typeof provisioningList>;
export const newProvisioningList = listFields.extend(ownId).strict();
export const provisioningListChanges = changes(
  listFields.pick({ nom: true, articles: true }).extend({ est_favori: z.boolean() }),
);
