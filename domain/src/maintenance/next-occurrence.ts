import { addMonths, type Day, dayIn, daysBetween } from "../days/index.ts";
import { HOURS_PERIOD, type Maintenance, openMaintenance, type Recurrence } from "./schema.ts";

const MONTHS: Partial<Record<Recurrence, number>> = { Mensuelle: 1, "Tous les 6 mois": 6, Annuelle: 12 };
const LAST_DAY: Day = "2200-12-31";
/** An hour-based occurrence carries a date all the same: makers ask for a look once a year however little the engine ran. */
const HOURS_YEARLY_MONTHS = 12;

type Finished = Pick<Maintenance, "recurrence" | "date_echeance" | "date_ancre">;

export type NextDue = Pick<Maintenance, "date_echeance" | "heures_echeance" | "date_ancre">;

/**
 * When the next occurrence is due once this one is finished; null for what does not recur (or would after the year 2200).
 * By date: a whole number of periods after the first due date of the series, after this one's, and never in the past.
 * By hours: so many after the hours at which it was finished.
 */
export function nextOccurrence(done: Finished, at: { today: Day; heures_realisation: number }): NextDue | null {
  if (done.recurrence === "Aucune") return null;
  const months = MONTHS[done.recurrence];
  if (months) return nextByDate(done, months, at.today);
  const date_echeance = addMonths(at.today, HOURS_YEARLY_MONTHS);
  const heures_echeance = Math.round((at.heures_realisation + HOURS_PERIOD) * 10) / 10;
  return date_echeance > LAST_DAY ? null : { date_echeance, heures_echeance, date_ancre: null };
}

/** The occurrence that follows a finished one: the same work, due then. */
export function successorOf(done: Maintenance, due: NextDue) {
  const { id: precedente_id, bateau_id, titre, categorie, recurrence, prix, reference_articles, description } = done;
  const work = { bateau_id, titre, categorie, recurrence, prix, reference_articles, description };
  return { ...openMaintenance({ ...work, ...due }), precedente_id };
}

function nextByDate(done: Finished, months: number, today: Day): NextDue | null {
  const date_ancre = done.date_ancre ?? done.date_echeance;
  const target = today > done.date_echeance ? today : done.date_echeance;
  // why: periods are counted from the first date, and skipped at once: a series left for a century is no loop of 1 200.
  let periods = Math.max(1, Math.floor(daysBetween(date_ancre, target) / (months * 31)));
  let next = addMonths(date_ancre, periods * months);
  while (next <= done.date_echeance || next < today) {
    periods += 1;
    next = addMonths(date_ancre, periods * months);
  }
  return next > LAST_DAY ? null : { date_echeance: next, heures_echeance: null, date_ancre };
}

/**
 * The reader's own day, as his device claims it: it can differ from the server's by one. A claim further off (a clock
 * that is wrong, an edit sent long after it was made) does not count, and Paris decides.
 */
export function readersToday(claimed: Day | undefined, now: Date): Day {
  const isNear = claimed !== undefined && Math.abs(daysBetween(dayIn(now, "UTC"), claimed)) <= 1;
  return isNear ? claimed : dayIn(now, "Europe/Paris");
}
