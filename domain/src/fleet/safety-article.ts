import { fold } from "../french/index.ts";
import type { Article } from "../inventory/index.ts";
import { namesSafetyGear } from "../maintenance/index.ts";

const EATEN = new Set(["alimentation", "boissons"]);

/**
 * Flares before beans: whether a life may depend on it. Its category says so; of any category but food, its words do.
 * why not the words of food: a « longe de porc » ties nobody to the boat, and the « rations de secours » are beans.
 */
export function isSafetyArticle({ nom, categorie, sous_categorie }: SafetyFields): boolean {
  const category = fold(categorie ?? "").trim();
  if (category.includes("securite")) return true;
  return !EATEN.has(category) && namesSafetyGear(`${nom} ${sous_categorie ?? ""}`);
}

type SafetyFields = Pick<Article, "nom" | "categorie" | "sous_categorie">;
