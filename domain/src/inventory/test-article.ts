import type { Article } from "./schema.ts";

/** An article with `more` to say what a test is about: full, and good for ever. */
export const anArticle = (more: Partial<Article> = {}): Article => ({
  id: "00000000-0000-4000-8000-0000000000a1",
  bateau_id: "00000000-0000-4000-8000-00000000000b",
  nom: "Haricots",
  description: null,
  categorie: "Alimentation",
  sous_categorie: null,
  quantite: 4,
  quantite_max: 4,
  unite: "boîte",
  reference: null,
  numero_fabricant: null,
  date_achat: null,
  date_peremption: null,
  prix_unitaire: null,
  espace_stockage_id: null,
  version: 1,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  ...more,
});
