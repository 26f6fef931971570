import { type Day, daysBetween } from "../days/index.ts";
import { counted } from "./number.ts";

const MONTH = 30.44;
const YEAR = 365.25;

/** A number of days as one says it: « 1 jour », « 45 jours », « 3 mois », « 2 ans ». */
export function daySpan(days: number): string {
  if (days < 60) return counted(days, "jour");
  return days < 2 * YEAR ? counted(Math.floor(days / MONTH), "mois", "mois") : counted(Math.floor(days / YEAR), "an");
}

/** « aujourd’hui », « hier », « il y a 3 jours »; what a clock elsewhere dates to tomorrow is of today. */
export function daysAgo(day: Day, today: Day): string {
  const days = daysBetween(day, today);
  if (days <= 0) return "aujourd’hui";
  return days === 1 ? "hier" : `il y a ${daySpan(days)}`;
}

/** « aujourd’hui », « demain », « dans 5 jours » */
export function daysAhead(day: Day, today: Day): string {
  const days = daysBetween(today, day);
  if (days <= 0) return "aujourd’hui";
  return days === 1 ? "demain" : `dans ${daySpan(days)}`;
}
