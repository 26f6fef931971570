import type { GeneratedArticle } from "./generator.ts";
import type { ListArticle } from "./schema.ts";

/** The next whole number. What arithmetic adds behind the sixth decimal does not buy another pack. */
export function roundUp(value: number): number {
  return Math.ceil(Math.round(value * 1e6) / 1e6);
}

/** A generated article as a list keeps it, with the specified defaults. */
export function toListArticle(
  article: Pick<GeneratedArticle, "nom"> & Partial<Omit<GeneratedArticle, "nom">>,
): ListArticle {
  const { nom, categorie = "Alimentation", quantite_max = 1, unite = "unité" } = article;
  return { nom, categorie, quantite: Math.max(1, roundUp(quantite_max)), unite, priorite: "normale" };
}
