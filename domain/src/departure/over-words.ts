import type { Day } from "../days/index.ts";
import { frenchDay } from "../french/index.ts";
import { returnDay, type TripToday } from "./trip.ts";

/**
 * How a date is told that is over before one is back. why « date »: it agrees with itself, whatever the thing is. why today: what is
 * over by the departure may still be good for a week, and says so.
 */
export function overWords(date: Day, { today, ...trip }: Pick<TripToday, "depart" | "jours" | "today">): string {
  const told = frenchDay(date);
  if (date < today) return `date dépassée depuis le ${told}`;
  if (date < trip.depart) return `date atteinte avant le départ, le ${told}`;
  if (date === trip.depart) return `date atteinte le jour du départ, le ${told}`;
  return date === returnDay(trip)
    ? `date atteinte le jour du retour, le ${told}`
    : `date atteinte avant le retour, le ${told}`;
}
