import { z } from "zod";
import { amount, changes, day, money, optionalText, ownId, stamps, text, uuid } from "../fields/index.ts";

export const ADD_UNITS = ["unité", "kg", "g", "L", "mL", "boîte", "pack", "sachet"] as const;
export const EDIT_UNITS = [...ADD_UNITS, "bouteille", "pot", "tube"] as const;

const QUANTITY_LIMIT = 1_000_000;

const articleFields = z.object({
  bateau_id: uuid,
  nom: text(1, 120),
  description: optionalText(1000),
  categorie: optionalText(60),
  sous_categorie: optionalText(60),
  quantite: amount(0, QUANTITY_LIMIT).min(0, "La quantité doit être au moins 0."),
  quantite_max: amount(0, QUANTITY_LIMIT).min(1, "La quantité maximum doit être au moins 1."),
  unite: text(1, 20),
  date_achat: day.nullable(),
  date_peremption: day.nullable(),
  prix_unitaire: money.nullable(),
  espace_stockage_id: uuid.nullable(),
});

export const article = articleFields.extend({ id: uuid, ...stamps });
export type Article = z.infer<typeof article>;

export const newArticle = articleFields
  .partial()
  .required({ bateau_id: true, nom: true, categorie: true })
  .extend(ownId)
  .strict();

export const articleChanges = changes(
  articleFields.omit({ bateau_id: true }).extend({
    nom: text(2, 120).min(2, "Le nom doit comporter au moins 2 caractères."),
  }),
);
