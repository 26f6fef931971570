import { type Day, dayIn, wallClock } from "../days/index.ts";
import { frenchDay } from "./day.ts";
import { daysAgo } from "./span.ts";

/** `dd/MM/yyyy` of an instant, for a reader in `timeZone` (the machine's own by default). */
export const frenchDayOf = (instant: string, timeZone?: string) => frenchDay(dayIn(new Date(instant), timeZone));

/** `dd/MM/yyyy HH:mm` */
export function frenchMoment(instant: string, timeZone?: string): string {
  const [day = "", time] = wallClock(new Date(instant), timeZone).split(" ");
  return `${frenchDay(day)} ${time}`;
}

/** « aujourd’hui à 14:32 », « hier à 09:05 », « il y a 3 jours » */
export function momentAgo(instant: string, today: Day, timeZone?: string): string {
  const [day = "", time] = wallClock(new Date(instant), timeZone).split(" ");
  const ago = daysAgo(day, today);
  return ago.startsWith("il y a") ? ago : `${ago} à ${time}`;
}
