import { readHours } from "../boats/index.ts";
import { addDays, addMonths, type Day, daysBetween } from "../days/index.ts";
import type { Moment } from "./due.ts";
import { hoursPerDay } from "./estimate.ts";
import { nextOccurrence } from "./next-occurrence.ts";
import type { Period } from "./recurrence.ts";
import type { Maintenance } from "./schema.ts";

/** When a work was done last, as far as anybody knows: a day, hours of its engine, both, or neither. */
export interface LastTime {
  day: Day | null;
  heures: number | null;
}

/** Never done, or nobody knows. */
export const NEVER: LastTime = { day: null, heures: null };

/** What nobody has looked at for a whole period is looked at within so many months. */
const LOOK_WITHIN_MONTHS = 1;

type FirstDue = Pick<Maintenance, "date_echeance" | "heures_echeance">;

/** Where a boat stands: the moment of the engine that the work is about, whose hours the plan asks for, and the boat's year. */
export type PlanMoment = Moment & { heures_moteur: number; annee: number };

/**
 * When work that Bosco knows nothing of yet is first due: as finishing it that day and at those hours would have it. Of what has a
 * printed date, on that date. Of what was never done, as counted from the new boat; once that has passed, within a month.
 */
export function firstDue(work: Period & { a_date_fixe: boolean }, last: LastTime, at: PlanMoment): FirstDue {
  if (work.a_date_fixe && last.day !== null) return { date_echeance: last.day, heures_echeance: null };
  if (last.day === null && last.heures === null) return neverDone(work, at);
  return countedFrom(
    work,
    { day: last.day ?? dayAt(last.heures, at), heures: last.heures ?? hoursOn(last.day, at) },
    at,
  );
}

/** What is known of the engine's hours: a meter that nobody has read counts from nothing. */
const known = (heures: number, at: PlanMoment) => (readHours({ heures: at.heures_moteur }) === null ? null : heures);

function countedFrom(work: Period, done: { day: Day; heures: number | null }, { today }: PlanMoment): FirstDue {
  const finished = { ...work, a_date_fixe: false, date_echeance: today, date_ancre: null };
  const next = nextOccurrence(finished, { ...done, today });
  return { date_echeance: next?.date_echeance ?? today, heures_echeance: next?.heures_echeance ?? null };
}

function neverDone(work: Period, at: PlanMoment): FirstDue {
  const { today, heures_moteur } = at;
  // why the last day of that year: no boat is told to be late that may not be.
  const yearsEnd = `${at.annee}-12-31`;
  const fromNew = countedFrom(work, { day: yearsEnd < today ? yearsEnd : today, heures: known(0, at) }, at);
  const hasPassed = fromNew.date_echeance <= today || (fromNew.heures_echeance ?? Infinity) <= heures_moteur;
  if (!hasPassed) return fromNew;
  const fromNow = countedFrom(work, { day: today, heures: known(heures_moteur, at) }, at);
  return { ...fromNow, date_echeance: addMonths(today, LOOK_WITHIN_MONTHS) };
}

/** The hours on a day that is past, should the engine have run as it does; where nothing tells, as they stand. */
function hoursOn(day: Day | null, at: PlanMoment): number | null {
  const run = (hoursPerDay(at) ?? 0) * Math.max(0, daysBetween(day ?? at.today, at.today));
  return known(Math.max(0, Math.round((at.heures_moteur - run) * 10) / 10), at);
}

/** The same the other way: the day on which the engine had these hours. */
function dayAt(heures: number | null, at: PlanMoment): Day {
  const rate = hoursPerDay(at);
  const run = at.heures_moteur - (heures ?? at.heures_moteur);
  return rate === undefined || run <= 0 ? at.today : addDays(at.today, -Math.round(run / rate));
}
