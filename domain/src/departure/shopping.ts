import type { ListArticle, ListCategory } from "../provisioning/index.ts";

/** The list to which what is missing for a departure goes. */
export const DEPARTURE_LIST = "À prendre avant le départ";

interface Missing {
  nom: string;
  quantite: number;
}

/** The boat's list of that name; the newest, where there are several. */
export const findDepartureList = <List extends { bateau_id: string; nom: string; created_at: string }>(
  lists: readonly List[],
  bateau_id: string,
): List | undefined =>
  lists
    .filter((list) => list.bateau_id === bateau_id && list.nom === DEPARTURE_LIST)
    .sort((a, b) => (a.created_at < b.created_at ? 1 : -1))[0];

/** A list's articles with one that is missing: of one that stands there already, as many as are asked for now. */
export function withThing(articles: readonly ListArticle[], { nom, quantite }: Missing): ListArticle[] {
  const asked = { quantite: Math.max(1, Math.ceil(quantite)), priorite: "critique" as const };
  const isSame = (one: ListArticle) => one.nom === nom;
  if (articles.some(isSame)) return articles.map((one) => (isSame(one) ? { ...one, ...asked } : one));
  const unite = /\bbouteille\b/.test(nom) ? ("bouteille" as const) : ("unité" as const);
  return [...articles, { nom, categorie: categoryOf(nom), unite, ...asked }];
}

const categoryOf = (nom: string): ListCategory => {
  if (/^Eau\b/.test(nom)) return "Boissons";
  return nom === "Piles" ? "Technique" : "Sécurité";
};
