import { isForeign } from "../boats/index.ts";
import type { Required } from "../safety/index.ts";
import { faultIn, isRecognised, piecesIn } from "./recognise.ts";
import type { DepartureArticle, DepartureRows } from "./rows.ts";
import { tieReplaces } from "./rule-names.ts";
import { returnDay, type Trip } from "./trip.ts";

export interface Aboard {
  /** Counts for the rule on every day of the trip. */
  good: DepartureArticle[];
  /** Would count if it were still good when one is back. */
  over: DepartureArticle[];
  /** Would count if its name did not say that it is no good, not there, or of a former year. */
  faulty: DepartureArticle[];
}

/** The articles that the owner says are what a rule asks for. */
export const tiedTo = (rule: string, { controles }: Pick<DepartureRows, "controles">): ReadonlySet<string> =>
  new Set(controles.flatMap(({ regle, article_id }) => (regle === rule && article_id !== null ? [article_id] : [])));

/**
 * Whether no name tells what is asked for. why the flag: a boat of another country carries ours as a courtesy, and her own is one
 * of those that are otherwise somebody else's.
 */
export const isUntold = (rule: string, { bateau }: Pick<DepartureRows, "bateau">): boolean =>
  rule === "pavillon" && isForeign(bateau.pavillon);

export const isOver = ({ date_peremption }: DepartureArticle, trip: Trip): boolean =>
  date_peremption !== null && date_peremption <= returnDay(trip);

/** What is aboard of what a rule asks for: what the owner has tied to it, and what its name says. */
export function findAboard({ id }: Pick<Required, "id">, rows: DepartureRows, trip: Trip): Aboard {
  const tied = tiedTo(id, rows);
  const isTied = (article: DepartureArticle) => tied.has(article.id);
  const isNamed = (one: DepartureArticle) => !isUntold(id, rows) && isRecognised(one, id);
  const found = rows.articles.filter((one) => one.quantite > 0 && (isTied(one) || isNamed(one)));
  // why the tied alone, where one is enough: the owner says which it is, and so that another is not.
  const own = tieReplaces(id) && found.some(isTied) ? found.filter(isTied) : found;
  const left = own.filter((one) => !isOver(one, trip));
  const back = returnDay(trip);
  const isFaulty = (article: DepartureArticle) => faultIn(article, id, back) !== undefined;
  return {
    good: left.filter((one) => !isFaulty(one)),
    over: own.filter((one) => isOver(one, trip)),
    faulty: left.filter(isFaulty),
  };
}

export const named = (articles: readonly DepartureArticle[]) => [...new Set(articles.map(({ nom }) => nom))].join(", ");

export const countOf = (articles: readonly DepartureArticle[]): number =>
  articles.reduce((sum, article) => sum + piecesIn(article), 0);
