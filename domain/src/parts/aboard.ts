import { DECIMALS, roundTo } from "../decimals.ts";
import { compareFrench, frenchNumber, unitOf, withUnit } from "../french/index.ts";
import type { Article } from "../inventory/index.ts";
import type { Part } from "./schema.ts";

export type Named = Pick<Article, "nom"> & Partial<Pick<Article, "reference" | "numero_fabricant">>;

/** What a part is ordered by: its maker's number, or else its reference. */
export const orderNumber = ({ numero_fabricant, reference }: Named) => numero_fabricant ?? reference ?? null;

/** « Rouet 129670-42531 »: the name, and by what one orders it. */
export function partName(article: Named): string {
  const number = orderNumber(article);
  return number ? `${article.nom} ${number}` : article.nom;
}

/** « Filtre à gazole × 2 »; one is not counted. */
export const neededName = (article: Named, { quantite }: Pick<Part, "quantite">): string =>
  quantite === 1 ? partName(article) : `${partName(article)} ×\u00a0${frenchNumber(quantite)}`;

/** A part of a work, with its article. */
export interface PartAboard<A> {
  part: Part;
  article: A;
}

/** The parts of a work by name; of an article that is gone nothing is left to say. */
export function partsAboard<A extends Named & { id: string }>(
  parts: readonly Part[],
  articles: ReadonlyMap<string, A>,
  maintenance_id: string,
): PartAboard<A>[] {
  return parts
    .filter((part) => part.maintenance_id === maintenance_id)
    .flatMap((part) => {
      const article = articles.get(part.article_id);
      return article ? [{ part, article }] : [];
    })
    .sort((a, b) => compareFrench(a.article.nom, b.article.nom) || (a.part.id < b.part.id ? -1 : 1));
}

type Held = Pick<Article, "quantite" | "unite">;

/** How much is lacking for a work that is done alone. */
export const shortage = ({ quantite: needed }: Pick<Part, "quantite">, { quantite: held }: Pick<Held, "quantite">) =>
  quantity(Math.max(0, needed - held));

export const quantity = (value: number) => roundTo(value, DECIMALS.quantite ?? 0);

/** « 1 », « 2,5 L », « 2 boîtes »: a unit that counts pieces is not said. */
export const amountOf = (value: number, unite: string) =>
  unite === "unité" || unite === "" ? frenchNumber(value) : withUnit(value, unitOf(value, unite));

/**
 * « 1 à bord, Coffre tribord », « 1 à bord sur 2, manque 1 », « manque 1 »: how much there is, what is lacking, and where it lies.
 */
export function stockWords(part: Pick<Part, "quantite">, article: Held, place: string | undefined): string {
  const lacking = shortage(part, article);
  const held = `${amountOf(article.quantite, article.unite)} à bord`;
  const where = place && article.quantite > 0 ? `, ${place}` : "";
  if (lacking === 0) return `${held}${where}`;
  const missing = `manque ${amountOf(lacking, article.unite)}`;
  return article.quantite > 0 ? `${held}${where}, ${missing}` : missing;
}
