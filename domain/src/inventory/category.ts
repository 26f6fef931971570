import { z } from "zod";
import { changes, ownId, text, uuid } from "../fields/index.ts";

export const CATEGORY_ICONS = [
  "utensils",
  "bottle",
  "shirt",
  "soap",
  "fuel",
  "wrench",
  "package",
  "droplets",
  "sparkles",
  "archive",
] as const;

const categoryFields = z.object({ nom: text(1, 60), icone: z.enum(CATEGORY_ICONS, "Icône inconnue.") });

/** `user_id` is null for the built-in categories, which everybody sees and nobody changes. */
export const category = categoryFields.extend({ id: uuid, user_id: uuid.nullable() });
export type Category = z.infer<typeof category>;
export const categoryForm = categoryFields;
export const newCategory = categoryFields.partial({ icone: true }).extend(ownId).strict();
export const categoryChanges = changes(categoryFields);

/** Of a new category that names none. */
export const DEFAULT_ICON: (typeof CATEGORY_ICONS)[number] = "package";

const subCategoryFields = z.object({ nom: text(1, 60), categorie_id: uuid });

export const subCategory = subCategoryFields.extend({ id: uuid, user_id: uuid.nullable() });
export type SubCategory = z.infer<typeof subCategory>;
export const subCategoryForm = subCategoryFields.extend({ categorie_id: text(1, 36) });
export const newSubCategory = subCategoryFields.extend(ownId).strict();
export const subCategoryChanges = changes(subCategoryFields);
