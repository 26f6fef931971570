import { plural } from "@bosco/domain/french";
import type { Category, SubCategory } from "@bosco/domain/inventory";
import { useQuery } from "@tanstack/react-query";
import { defineCommand, succeeded } from "../../data/commands.ts";
import { ownRows } from "../../data/own-rows.ts";
import { articlesQuery } from "./articles/articles-query.ts";

const spacesQuery = ownRows("espaces_stockage");
const categoriesQuery = ownRows("categories");
const subCategoriesQuery = ownRows("sous_categories");

const none: never[] = [];

export const useArticles = () => useQuery(articlesQuery);
export const useSpaces = () => useQuery(spacesQuery);
/** A failed read gives empty lists: the inventory works without them. */
export const useCategories = (): Category[] => useQuery(categoriesQuery).data ?? none;
export const useSubCategories = (): SubCategory[] => useQuery(subCategoriesQuery).data ?? none;

export const addArticle = defineCommand({
  call: "inventory.create",
  tables: ["inventaire"],
  failure: "Impossible d'ajouter l'article.",
  success: succeeded("Article ajouté avec succès\u00a0!"),
});
export const importArticles = defineCommand({
  call: "inventory.create",
  tables: ["inventaire"],
  failure: "Impossible d'ajouter les articles.",
});
export const beginInventory = defineCommand({
  call: "inventory.createFirst",
  tables: ["inventaire", "espaces_stockage"],
  failure: "Impossible d’ajouter le premier inventaire.",
  success: succeeded("Le premier inventaire a été ajouté."),
});
export const editArticle = defineCommand({
  call: "inventory.update",
  tables: ["inventaire"],
  failure: "Impossible de modifier l'article.",
  success: succeeded("L'article a été modifié avec succès"),
});
export const removeArticle = defineCommand({
  call: "inventory.remove",
  tables: ["inventaire"],
  failure: "Impossible de supprimer l'article.",
  success: succeeded("Article supprimé avec succès\u00a0!"),
});
export const adjustArticle = defineCommand({
  call: "inventory.adjust",
  tables: ["inventaire"],
  failure: "Impossible de modifier l'article.",
});

export const fillStock = defineCommand({
  call: "inventory.fill",
  tables: ["inventaire"],
  failure: "Impossible de remplir les stocks.",
});
export const resetStock = defineCommand({
  call: "inventory.reset",
  tables: ["inventaire"],
  failure: "Impossible de réinitialiser les stocks.",
});
export const removeArticles = defineCommand({
  call: "inventory.removeMany",
  tables: ["inventaire"],
  failure: "Impossible de supprimer les articles.",
});
export const storePurchases = defineCommand({
  call: "inventory.store",
  tables: ["inventaire"],
  failure: "Impossible de ranger les achats.",
});
export const undoBulk = defineCommand({
  call: "inventory.undo",
  tables: ["inventaire"],
  failure: "Impossible d’annuler\u00a0: rien n’a changé.",
  success: ({ retablis }) => ({
    title: "Action annulée",
    description: `${retablis} ${plural(retablis, "article")} comme avant.`,
  }),
});

export const addSpace = defineCommand({
  call: "storageSpaces.create",
  tables: ["espaces_stockage"],
  failure: "Impossible d'ajouter l'espace de stockage.",
  success: succeeded("Espace de stockage ajouté avec succès\u00a0!"),
});
export const editSpace = defineCommand({
  call: "storageSpaces.update",
  tables: ["espaces_stockage"],
  failure: "Impossible de modifier l'espace de stockage.",
  success: succeeded("Espace de stockage modifié avec succès\u00a0!"),
});
export const removeSpace = defineCommand({
  call: "storageSpaces.remove",
  tables: ["espaces_stockage", "inventaire"],
  failure: "Impossible de supprimer l'espace de stockage.",
  success: succeeded("Espace de stockage supprimé avec succès\u00a0!"),
});

export const addCategory = defineCommand({
  call: "categories.create",
  tables: ["categories"],
  failure: "Impossible d'ajouter la catégorie.",
  success: succeeded("Catégorie ajoutée avec succès\u00a0!"),
});
export const editCategory = defineCommand({
  call: "categories.update",
  tables: ["categories", "inventaire"],
  failure: "Impossible de modifier la catégorie",
  success: succeeded("Catégorie modifiée avec succès\u00a0!"),
});
export const removeCategory = defineCommand({
  call: "categories.remove",
  tables: ["categories", "sous_categories", "inventaire"],
  failure: "Impossible de supprimer la catégorie",
  success: succeeded("Catégorie supprimée avec succès\u00a0!"),
});
export const addSubCategory = defineCommand({
  call: "subCategories.create",
  tables: ["sous_categories"],
  failure: "Impossible d'ajouter la sous-catégorie",
  success: succeeded("Sous-catégorie ajoutée avec succès\u00a0!"),
});
export const editSubCategory = defineCommand({
  call: "subCategories.update",
  tables: ["sous_categories", "inventaire"],
  failure: "Impossible de modifier la sous-catégorie",
  success: succeeded("Sous-catégorie modifiée avec succès\u00a0!"),
});
export const removeSubCategory = defineCommand({
  call: "subCategories.remove",
  tables: ["sous_categories", "inventaire"],
  failure: "Impossible de supprimer la sous-catégorie",
  success: succeeded("Sous-catégorie supprimée avec succès\u00a0!"),
});
