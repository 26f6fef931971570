import { type Day, nearEnd } from "../days/index.ts";
import type { Article } from "./schema.ts";

export { EXPIRING_SOON_DAYS } from "../days/index.ts";

export type Expiry = "Périmé" | "Expire bientôt";

const EXPIRIES = { over: "Périmé", soon: "Expire bientôt", no: null } as const;

/** 'Périmé' on its date or after it, 'Expire bientôt' while 1 to 30 days remain, else null. */
export function expiry({ date_peremption }: Pick<Article, "date_peremption">, today: Day): Expiry | null {
  return EXPIRIES[nearEnd(date_peremption, today) ?? "no"];
}

/** The same of what is aboard: what is used up can't go bad. */
export function expiryAboard(article: Pick<Article, "date_peremption" | "quantite">, today: Day): Expiry | null {
  return article.quantite > 0 ? expiry(article, today) : null;
}

/** What to use up first: articles in stock that have a date, the earliest first. */
export function byExpiry<A extends Pick<Article, "date_peremption" | "quantite">>(articles: readonly A[]): A[] {
  const dated = articles.filter((article) => article.date_peremption !== null && article.quantite > 0);
  const date = (article: A) => article.date_peremption ?? "";
  return dated.sort((a, b) => Number(date(a) > date(b)) - Number(date(a) < date(b)));
}
