import { type Day, daysBetween } from "../days/index.ts";
import { estimatedDay, type Reading } from "./estimate.ts";
import type { Maintenance } from "./schema.ts";

/** When and where a maintenance is looked at: the reader's day, and the boat's engine. */
export interface Moment {
  today: Day;
  heures_moteur: number;
  readings?: readonly Reading[] | undefined;
}

/** The moment of each boat, for lists of several. */
export type MomentOf = (bateau_id: string) => Moment;

type Due = Pick<Maintenance, "statut" | "date_echeance" | "heures_echeance"> &
  Partial<Pick<Maintenance, "date_realisation">>;

const SOON_DAYS = 7;
const SOON_HOURS = 10;

/** Engine hours until it is due, zero or less once reached; null for what is due on a date. */
export function hoursLeft(m: Pick<Due, "heures_echeance">, at: Pick<Moment, "heures_moteur">): number | null {
  // why: hour meters show tenths, and 942.1 - 842 is not 100.1 in binary.
  return m.heures_echeance === null ? null : Math.round((m.heures_echeance - at.heures_moteur) * 10) / 10;
}

/** Due before today (due today is not late), or its engine hours reached; never once finished. */
export function isLate(m: Due, at: Pick<Moment, "today" | "heures_moteur">): boolean {
  if (m.statut === "Terminée") return false;
  const left = hoursLeft(m, at);
  return left === null ? m.date_echeance < at.today : left <= 0;
}

/** Not late yet, and due within 7 days, or within 10 engine hours. */
export function isSoon(m: Due, at: Moment): boolean {
  if (m.statut === "Terminée" || isLate(m, at)) return false;
  const left = hoursLeft(m, at);
  if (left === null) return daysBetween(at.today, m.date_echeance) <= SOON_DAYS;
  return left <= SOON_HOURS || daysBetween(at.today, dueDay(m, at)) <= SOON_DAYS;
}

/**
 * The day it sorts by: its date. For engine hours the estimated day, no later than today once they are reached, and when
 * it was done once it is finished.
 */
export function dueDay(m: Due, at: Moment): Day {
  if (m.heures_echeance === null) return m.date_echeance;
  if (m.statut === "Terminée") return m.date_realisation ?? m.date_echeance;
  if (isLate(m, at)) return m.date_echeance < at.today ? m.date_echeance : at.today;
  return estimatedDay(m.heures_echeance, at) ?? m.date_echeance;
}
