import { type Day, daysBetween } from "../days/index.ts";
import { estimatedDay, type Reading } from "./estimate.ts";
import type { Maintenance } from "./schema.ts";
import { SOON_DAYS, SOON_HOURS } from "./soon.ts";

/** When and where a maintenance is looked at: the reader's day, and its engine. */
export interface Moment {
  today: Day;
  /** Null while nobody has read its meter. */
  heures_moteur: number | null;
  readings?: readonly Reading[] | undefined;
}

/** The moment of the engine that each work is about, for lists of several. */
export type MomentOf = (of: { bateau_id: string; moteur_id?: string | null }) => Moment;

type Due = Pick<Maintenance, "statut" | "date_echeance" | "heures_echeance" | "recurrence_mois"> &
  Partial<Pick<Maintenance, "date_realisation">>;

/** Engine hours until it is due, zero or less once reached; null for what is due on a date, and where nobody knows the hours. */
export function hoursLeft(m: Pick<Due, "heures_echeance">, at: Pick<Moment, "heures_moteur">): number | null {
  // why: hour meters show tenths, and 942.1 - 842 is not 100.1 in binary.
  if (m.heures_echeance === null || at.heures_moteur === null) return null;
  return Math.round((m.heures_echeance - at.heures_moteur) * 10) / 10;
}

/** Whether its date is a limit: what follows the hours alone carries one only to be sorted by. */
export const isDueByDate = (m: Pick<Due, "heures_echeance" | "recurrence_mois">) =>
  m.heures_echeance === null || m.recurrence_mois !== null;

/** Due before today (due today is not late), or its engine hours reached, whichever comes first; never once finished. */
export function isLate(m: Due, at: Pick<Moment, "today" | "heures_moteur">): boolean {
  if (m.statut === "Terminée") return false;
  const left = hoursLeft(m, at);
  return (left !== null && left <= 0) || (isDueByDate(m) && m.date_echeance < at.today);
}

/** Not late yet, and due within 7 days, or within 10 engine hours. */
export function isSoon(m: Due, at: Moment): boolean {
  if (m.statut === "Terminée" || isLate(m, at)) return false;
  const left = hoursLeft(m, at);
  return (left !== null && left <= SOON_HOURS) || daysBetween(at.today, dueDay(m, at)) <= SOON_DAYS;
}

/** The day on which its hours will be reached, should the engine go on as it did; undefined where nothing tells. */
export function forecastDay(m: Pick<Due, "heures_echeance">, at: Moment): Day | undefined {
  return m.heures_echeance === null ? undefined : estimatedDay(m.heures_echeance, at);
}

/**
 * The day it sorts by: its date, or the forecast day of its hours if that is before it. What follows the hours alone: the forecast
 * day, no later than today once they are reached, and when it was done once it is finished.
 */
export function dueDay(m: Due, at: Moment): Day {
  if (m.heures_echeance === null) return m.date_echeance;
  if (m.statut === "Terminée") return m.date_realisation ?? m.date_echeance;
  if (isLate(m, at)) return m.date_echeance < at.today ? m.date_echeance : at.today;
  const forecast = forecastDay(m, at) ?? m.date_echeance;
  return isDueByDate(m) && m.date_echeance < forecast ? m.date_echeance : forecast;
}

/**
 * Of two limits, the one that is reached first; undefined where there is one, and where nobody knows the hours. Where nothing tells
 * how the engine is used, the date is, until few hours are left.
 */
export function firstLimit(m: Due, at: Moment): "date" | "heures" | undefined {
  const left = hoursLeft(m, at);
  if (left === null || !isDueByDate(m)) return undefined;
  if (left <= 0) return "heures";
  if (m.date_echeance < at.today) return "date";
  const forecast = forecastDay(m, at);
  if (forecast === undefined) return left <= SOON_HOURS ? "heures" : "date";
  return m.date_echeance <= forecast ? "date" : "heures";
}
