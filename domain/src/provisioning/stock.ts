import type { Day } from "../days/index.ts";
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

function groupByName<T extends { nom: string }>(things: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const name = nameOf(thing.nom);
    const group = groups.get(name);
    if (group) group.push(thing);
    else groups.set(name, [thing]);
  }
  return groups;
}

/**
 * Finds the article aboard that a list means: the same name, and amounts that can be compared.
 * why made once: names are read word by word, and a full list would read a full store's five hundred times.
 */
export function findAboard<H extends Pick<Article, "nom" | "unite">>(aboard: readonly H[]) {
  const byName = groupByName(aboard);
  return (listed: Pick<ListArticle, "nom" | "unite">): H | undefined =>
    byName.get(nameOf(listed.nom))?.find((held) => countAs({ ...held, quantite: 1 }, listed) !== undefined);
}

/** What a list needs, what of it is aboard and still good, and what remains to buy. */
export function compareWithStock<A extends Pick<ListArticle, "nom" | "quantite" | "unite">>(
  articles: readonly A[],
  stock: readonly Held[],
  today: Day,
): StockLine<A>[] {
  const left = groupByName(
    stock
      .filter(({ quantite, date_peremption }) => quantite > 0 && (date_peremption === null || date_peremption > today))
      .map(({ nom, unite, quantite }) => ({ nom, unite, quantite })),
  );
  return articles.map((article) => {
    let aboard = 0;
    for (const entry of left.get(nameOf(article.nom)) ?? []) {
      if (entry.quantite <= 0) continue;
      const counted = countAs(entry, article);
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
