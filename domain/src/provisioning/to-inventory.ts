import type { Article } from "../inventory/index.ts";
import { countAs } from "./measures.ts";
import { roundUp } from "./rounding.ts";
import type { ListArticle } from "./schema.ts";
import { findAboard } from "./stock.ts";
import { subCategoryOf } from "./sub-category.ts";

export const ADD_MODES = ["fusionner", "ajouter"] as const;
export type AddMode = (typeof ADD_MODES)[number];

type Aboard = Pick<Article, "id" | "nom" | "unite" | "quantite_max">;

/** An article of a list as the inventory gets it: empty, to be filled up to what the list says. */
export function toInventoryArticle({ nom, categorie, quantite, unite }: ListArticle) {
  const quantite_max = Math.max(1, roundUp(quantite));
  return { nom, categorie, sous_categorie: subCategoryOf({ nom, categorie }), quantite: 0, quantite_max, unite };
}

/** The articles of a list that the boat's inventory has already. */
export function alreadyAboard(articles: readonly ListArticle[], aboard: readonly Aboard[]): ListArticle[] {
  const heldAs = findAboard(aboard);
  return articles.filter((article) => heldAs(article) !== undefined);
}

export interface InventoryPlan {
  created: ReturnType<typeof toInventoryArticle>[];
  /** Articles aboard that are to hold more from now on. */
  raised: { id: string; quantite_max: number }[];
}

/** What adding a list does. Merging twice changes nothing more than merging once. */
export function planInventory(
  articles: readonly ListArticle[],
  aboard: readonly Aboard[],
  mode: AddMode,
): InventoryPlan {
  const plan: InventoryPlan = { created: [], raised: [] };
  const heldAs = findAboard(aboard);
  const room = new Map(aboard.map(({ id, quantite_max }) => [id, quantite_max]));
  for (const article of articles) {
    const held = mode === "fusionner" ? heldAs(article) : undefined;
    const needed = held && countAs(article, held);
    if (!held || needed === undefined) plan.created.push(toInventoryArticle(article));
    else if (roundUp(needed) > (room.get(held.id) ?? 0)) room.set(held.id, roundUp(needed));
  }
  for (const { id, quantite_max } of aboard) {
    const now = room.get(id) ?? quantite_max;
    if (now > quantite_max) plan.raised.push({ id, quantite_max: now });
  }
  return plan;
}
