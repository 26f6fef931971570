import { z } from "zod";
import { amount, boundedArray, changes, day, money, optionalText, ownId, stamps, text, uuid } from "../fields/index.ts";

export const ADD_UNITS = ["unité", "kg", "g", "L", "mL", "boîte", "pack", "sachet"] as const;
export const EDIT_UNITS = [...ADD_UNITS, "bouteille", "pot", "tube"] as const;

export const QUANTITY_LIMIT = 1_000_000;

const articleFields = z.object({
  bateau_id: uuid,
  nom: text(1, 120),
  description: optionalText(1000),
  categorie: optionalText(60),
  sous_categorie: optionalText(60),
  quantite: amount(-QUANTITY_LIMIT, QUANTITY_LIMIT).min(0, "La quantité doit être au moins 0."),
  quantite_max: amount(0, QUANTITY_LIMIT).min(1, "La quantité maximum doit être au moins 1."),
  unite: text(1, 20),
  /** How the owner or his supplier calls it, and how its maker does. */
  reference: optionalText(80),
  numero_fabricant: optionalText(80),
  date_achat: day.nullable(),
  date_peremption: day.nullable(),
  prix_unitaire: money.nullable(),
  espace_stockage_id: uuid.nullable(),
});

export const article = articleFields.extend({
  id: uuid,
  // why defaults: exports of the releases before do not have them.
  reference: articleFields.shape.reference.default(null),
  numero_fabricant: articleFields.shape.numero_fabricant.default(null),
  ...stamps,
});
export type Article = z.infer<typeof article>;

export const newArticle = articleFields
  .partial()
  .required({ bateau_id: true, nom: true, categorie: true })
  .extend(ownId)
  .strict();

export type NewArticle = z.infer<typeof newArticle>;

/** What a new article has where nothing is said of it. */
export const EMPTY_ARTICLE = {
  description: null,
  sous_categorie: null,
  quantite: 0,
  quantite_max: 1,
  unite: "unité",
  reference: null,
  numero_fabricant: null,
  date_achat: null,
  date_peremption: null,
  prix_unitaire: null,
  espace_stockage_id: null,
};

/** What one call may carry: many articles, or many ids. More is refused whole. */
export const BATCH_LIMIT = 1000;
export const newArticles = boundedArray(newArticle, {
  least: 1,
  most: BATCH_LIMIT,
  tooFew: "Aucun article n’a été envoyé.",
  tooMany: "1 000 articles au maximum.",
});

const WITHOUT_A_WORD = { error: () => "" };

/** The fields of the form that adds. Without boat, name or category it stops, and shows nothing. */
export const addArticleForm = articleFields.omit({ description: true, prix_unitaire: true }).extend({
  bateau_id: z.string().min(1, WITHOUT_A_WORD),
  nom: text(0, 120).min(1, WITHOUT_A_WORD),
  categorie: articleFields.shape.categorie.refine((value) => value !== null, WITHOUT_A_WORD),
});
export type AddArticleForm = z.input<typeof addArticleForm>;

/** The fields of the edit form. */
export const articleForm = articleFields.omit({ bateau_id: true }).extend({
  nom: text(0, 120).min(2, "Le nom doit comporter au moins 2 caractères."),
});
export type ArticleForm = z.infer<typeof articleForm>;
export const articleChanges = changes(articleForm);
