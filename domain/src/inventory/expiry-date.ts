import type { Day } from "../days/index.ts";
import { frenchDay, nearDay } from "../french/index.ts";
import { expiry } from "./expiry.ts";
import type { Article } from "./schema.ts";

type Dated = Pick<Article, "date_peremption">;

const verb = (article: Dated, today: Day) => (expiry(article, today) === "Périmé" ? "périmé" : "expire");

/** « expire le 01/12 », « périmé le 01/10/2026 »: what a screen says beside 'Expire bientôt' and 'Périmé'; '' without a date. */
export function expiryDate(article: Dated, today: Day): string {
  const { date_peremption } = article;
  return date_peremption === null ? "" : `${verb(article, today)} le ${nearDay(date_peremption, today)}`;
}

/** The same with the year always: paper outlives the days that need none. */
export function expiryDateOnPaper(article: Dated, today: Day): string {
  const { date_peremption } = article;
  return date_peremption === null ? "" : `${verb(article, today)} le ${frenchDay(date_peremption)}`;
}
