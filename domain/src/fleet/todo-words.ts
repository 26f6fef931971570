import { type Day, daysBetween } from "../days/index.ts";
import type { Paper } from "../documents/index.ts";
import { daySpan, daysAhead, frenchHours, upperFirst } from "../french/index.ts";
import type { Article } from "../inventory/index.ts";
import {
  firstLimit,
  hoursLeft,
  isDueByDate,
  isLate,
  limitWords,
  type Maintenance,
  type Moment,
} from "../maintenance/index.ts";

/** How late upkeep is, or how near: « En retard de 3 jours », « Dépassée de 12 h », « Demain », « Dans 8 h moteur »; « À 250 h moteur » of a meter that nobody has read. */
export function workWords(work: Maintenance, at: Moment): string {
  const left = firstLimit(work, at) === "date" ? null : hoursLeft(work, at);
  if (left === 0) return "Heures moteur atteintes";
  if (left !== null) return left < 0 ? `Dépassée de ${frenchHours(-left)} moteur` : `Dans ${frenchHours(left)} moteur`;
  if (!isDueByDate(work)) return upperFirst(limitWords(work, (hours) => `${frenchHours(hours)} moteur`));
  if (isLate(work, at)) return `En retard de ${daySpan(daysBetween(work.date_echeance, at.today))}`;
  return upperFirst(daysAhead(work.date_echeance, at.today));
}

/** « Périmé depuis 3 jours », « Expire demain » */
export const expiryWords = (
  { date_peremption }: Pick<Article, "date_peremption">,
  { today }: Pick<Moment, "today">,
): string => lastDayWords(date_peremption, today, "Périmé");

/** « Expiré depuis 3 jours », « Expire demain » */
export const paperExpiryWords = (
  { date_expiration }: Pick<Paper, "date_expiration">,
  { today }: Pick<Moment, "today">,
): string => lastDayWords(date_expiration, today, "Expiré");

function lastDayWords(last: Day | null, today: Day, over: string): string {
  if (last === null) return "";
  if (last > today) return `Expire ${daysAhead(last, today)}`;
  const days = daysBetween(last, today);
  if (days === 0) return `${over} aujourd’hui`;
  return `${over} depuis ${days === 1 ? "hier" : daySpan(days)}`;
}
