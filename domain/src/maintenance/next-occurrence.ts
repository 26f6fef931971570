import { addMonths, type Day, dayIn, daysBetween, LAST_DAY } from "../days/index.ts";
import { withoutNotes } from "./finishing.ts";
import { type Maintenance, openMaintenance } from "./schema.ts";

/** What follows the hours alone carries a date all the same: makers ask for a look once a year however little the engine ran. */
const HOURS_YEARLY_MONTHS = 12;

type Finished = Pick<
  Maintenance,
  "recurrence_mois" | "recurrence_heures" | "a_date_fixe" | "date_echeance" | "date_ancre"
>;

export type NextDue = Pick<Maintenance, "date_echeance" | "heures_echeance" | "date_ancre">;

/** When a work was finished, at how many hours of its engine (null: nobody knows), and what day it is for whoever says so. */
interface Done {
  day: Day;
  today: Day;
  heures: number | null;
}

/**
 * When the next occurrence is due once this one is finished; null for what does not recur (or would after the year 2200).
 * It counts from the day and the hours at which the work was done. With a fixed date, from the first due date of the series: a
 * whole number of periods later, after this one's, and never in the past.
 */
export function nextOccurrence(work: Finished, done: Done): NextDue | null {
  const { recurrence_mois: months, recurrence_heures: hours } = work;
  if (months === null && hours === null) return null;
  const isFixed = work.a_date_fixe && months !== null;
  const date_ancre = isFixed ? (work.date_ancre ?? work.date_echeance) : null;
  const date_echeance =
    date_ancre && months ? nextFixed(work, date_ancre, done.today) : addMonths(done.day, months ?? HOURS_YEARLY_MONTHS);
  // why rounded: hour meters show tenths, and 842.3 + 100 is not 942.3 in binary.
  const heures_echeance = hours === null || done.heures === null ? null : Math.round((done.heures + hours) * 10) / 10;
  return date_echeance > LAST_DAY ? null : { date_echeance, heures_echeance, date_ancre };
}

function nextFixed({ recurrence_mois, date_echeance }: Finished, anchor: Day, today: Day): Day {
  const months = recurrence_mois ?? HOURS_YEARLY_MONTHS;
  const target = today > date_echeance ? today : date_echeance;
  // why: periods are counted from the first date, and skipped at once: a series left for a century is no loop of 1 200.
  let periods = Math.max(1, Math.floor(daysBetween(anchor, target) / (months * 31)));
  let next = addMonths(anchor, periods * months);
  while (next <= date_echeance || next < today) {
    periods += 1;
    next = addMonths(anchor, periods * months);
  }
  return next;
}

/** The occurrence that follows a finished one: the same work, due then. */
export function successorOf(done: Maintenance, due: NextDue) {
  const { id: precedente_id, bateau_id, titre, categorie, prix, reference_articles } = done;
  const description = withoutNotes(done.description);
  const { recurrence, recurrence_mois, recurrence_heures, a_date_fixe, moteur_id, assigne_id, assigne } = done;
  const work = { bateau_id, titre, categorie, prix, reference_articles, description, moteur_id, assigne_id, assigne };
  const period = { recurrence, recurrence_mois, recurrence_heures, a_date_fixe };
  return { ...openMaintenance({ ...work, ...period, ...due }), precedente_id };
}

/**
 * The reader's own day, as his device claims it: it can differ from the server's by one. A claim further off (a clock
 * that is wrong, an edit sent long after it was made) does not count, and Paris decides.
 */
export function readersToday(claimed: Day | undefined, now: Date): Day {
  const isNear = claimed !== undefined && Math.abs(daysBetween(dayIn(now, "UTC"), claimed)) <= 1;
  return isNear ? claimed : dayIn(now, "Europe/Paris");
}
