import type { z } from "zod";
import type { EditedFields } from "../fields/index.ts";
import type { categoryChanges, subCategoryChanges } from "./category.ts";
import type { articleChanges } from "./schema.ts";
import type { storageSpaceChanges } from "./storage-space.ts";

/** How a sentence names each field of an article. */
export const ARTICLE_FIELD_NAMES: Record<EditedFields<z.infer<typeof articleChanges>>, string> = {
  nom: "Nom",
  description: "Description",
  categorie: "Catégorie",
  sous_categorie: "Sous-catégorie",
  quantite: "Quantité",
  quantite_max: "Quantité maximum",
  unite: "Unité",
  reference: "Référence",
  numero_fabricant: "Numéro du fabricant",
  date_achat: "Date d’achat",
  date_peremption: "Date d’expiration",
  prix_unitaire: "Prix unitaire",
  espace_stockage_id: "Espace de stockage",
};

export const SPACE_FIELD_NAMES: Record<EditedFields<z.infer<typeof storageSpaceChanges>>, string> = {
  nom: "Nom",
  type: "Type",
  description: "Description",
  capacite: "Capacité",
  parent_id: "Rangé dans",
};

export const CATEGORY_FIELD_NAMES: Record<EditedFields<z.infer<typeof categoryChanges>>, string> = {
  nom: "Nom",
  icone: "Icône",
};

export const SUB_CATEGORY_FIELD_NAMES: Record<EditedFields<z.infer<typeof subCategoryChanges>>, string> = {
  nom: "Nom",
  categorie_id: "Catégorie",
};
