import type { Day } from "../fields/index.ts";
import type { Article } from "../inventory/index.ts";
import { countAs, missing, withoutSize } from "./measures.ts";
import type { ListArticle } from "./schema.ts";
import { sameName } from "./words.ts";

type Held = Pick<Article, "nom" | "quantite" | "unite" | "date_peremption">;

/** One line of 'Besoin / À bord / À acheter', in the unit of the list. */
export interface StockLine<A = ListArticle> {
  article: A;
  need: number;
  aboard: number;
  toBuy: number;
}

const nameOf = (nom: string) => sameName(withoutSize(nom));

/** Whether an article aboard is the one that a list means: the same name, and amounts that can be compared. */
export function isSameArticle(
  listed: Pick<ListArticle, "nom" | "unite">,
  held: Pick<Article, "nom" | "unite">,
): boolean {
  return nameOf(listed.nom) === nameOf(held.nom) && countAs({ ...held, quantite: 1 }, listed) !== undefined;
}

/** What a list needs, what of it is aboard and still good, and what remains to buy. */
export function compareWithStock<A extends Pick<ListArticle, "nom" | "quantite" | "unite">>(
  articles: readonly A[],
  stock: readonly Held[],
  today: Day,
): StockLine<A>[] {
  const left = stock
    .filter(({ quantite, date_peremption }) => quantite > 0 && (date_peremption === null || date_peremption > today))
    .map((held) => ({ held, name: nameOf(held.nom), quantite: held.quantite }));
  return articles.map((article) => {
    const name = nameOf(article.nom);
    let aboard = 0;
    for (const entry of left.filter((candidate) => candidate.name === name && candidate.quantite > 0)) {
      const counted = countAs({ ...entry.held, quantite: entry.quantite }, article);
      if (counted === undefined) continue;
      aboard += counted;
      // why: a second line of the same list must not count the same stock again.
      const beyond = Math.max(0, aboard - article.quantite);
      entry.quantite *= counted > 0 ? Math.min(1, beyond / counted) : 0;
    }
    const shown = Math.round(aboard * 1000) / 1000;
    return { article, need: article.quantite, aboard: shown, toBuy: missing(article.quantite, aboard) };
  });
}
