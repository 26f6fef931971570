import { fold } from "../french/index.ts";

const PROTECTED = new Set(["securite", "equipements"]);

/** Whether articles of this category survive a bulk deletion. Case and accents do not matter. */
export function isProtectedCategory(categorie: string | null): boolean {
  return categorie !== null && PROTECTED.has(fold(categorie).trim());
}
