import { readHours } from "../boats/index.ts";
import type { Day } from "../days/index.ts";
import { nextOccurrence, readersToday } from "./next-occurrence.ts";
import { isByHours, periodOf } from "./recurrence.ts";
import type { Maintenance, MaintenanceChanges } from "./schema.ts";

type Changed = Omit<MaintenanceChanges, "id" | "version">;

/** The engine that a work is about once it is edited, the first one being null; an engine stays with its boat. */
export function engineAfter(current: Maintenance, changed: Pick<Changed, "bateau_id" | "moteur_id">): string | null {
  const { bateau_id = current.bateau_id, moteur_id } = changed;
  if (moteur_id !== undefined) return moteur_id === bateau_id ? null : moteur_id;
  return bateau_id === current.bateau_id ? current.moteur_id : null;
}

/**
 * What an edit comes to: the columns it writes, whether it finishes or reopens the work or corrects when it was done, and when the
 * next occurrence is due.
 * Finishing means the reader's day and the engine's hours, as sent or as they stand; of a meter that nobody has read, none.
 */
export function judgeEdit(
  current: Maintenance,
  { date_realisation, heures_realisation, ...changed }: Changed,
  at: { now: Date; heures_moteur: number },
) {
  const after = { ...current, ...changed, ...periodOf({ ...current, ...changed }) };
  const wasFinished = current.statut === "Terminée";
  const isFinished = after.statut === "Terminée";
  const finishes = isFinished && !wasFinished;
  const moteur_id = engineAfter(current, changed);
  const isMoved = after.bateau_id !== current.bateau_id;
  const isOtherEngine = isMoved || moteur_id !== current.moteur_id;
  const today = readersToday(date_realisation, at.now);
  const done = {
    date_realisation: date_realisation ?? (finishes ? today : current.date_realisation),
    heures_realisation: finishes
      ? (heures_realisation ?? readHours({ heures: at.heures_moteur }))
      : heures_realisation === undefined
        ? current.heures_realisation
        : heures_realisation,
  };
  const { recurrence_mois, recurrence_heures } = after;
  const a_date_fixe = after.a_date_fixe && recurrence_mois !== null;
  const isOtherPeriod = recurrence_mois !== current.recurrence_mois || recurrence_heures !== current.recurrence_heures;
  const isOtherSeries =
    after.date_echeance !== current.date_echeance ||
    (current.date_ancre !== null && (isOtherPeriod || a_date_fixe !== current.a_date_fixe));
  const values = {
    ...changed,
    ...((isOtherPeriod || saysAny(changed, ["recurrence_mois", "recurrence_heures"])) && {
      recurrence_mois,
      recurrence_heures,
    }),
    ...(a_date_fixe !== after.a_date_fixe && { a_date_fixe }),
    // why: a date or a period that a person sets starts the series anew; a move says what it goes on from.
    ...(isOtherSeries && changed.date_ancre === undefined && { date_ancre: null }),
    ...((moteur_id !== current.moteur_id || saysAny(changed, ["moteur_id"])) && { moteur_id }),
    // why: whoever is to do it is of the crew of the boat it leaves.
    ...(isMoved && changed.assigne_id === undefined && { assigne_id: null, assigne: null }),
    // why: hours of another engine, or of none, mean nothing.
    ...((!isByHours(after) || (isOtherEngine && changed.heures_echeance === undefined)) && { heures_echeance: null }),
    ...(isFinished ? done : { date_realisation: null, heures_realisation: null }),
  };
  // why not with a fixed date: whenever the work was done, the next is due when it was.
  const corrects =
    wasFinished &&
    isFinished &&
    !a_date_fixe &&
    (done.date_realisation !== current.date_realisation || done.heures_realisation !== current.heures_realisation);
  const next =
    finishes || corrects
      ? nextOccurrence(
          { ...after, ...values },
          {
            day: earlier(done.date_realisation ?? today, today),
            today,
            heures: done.heures_realisation,
          },
        )
      : null;
  return { values, finishes, reopens: wasFinished && !isFinished, corrects: corrects && next !== null, next };
}

const saysAny = (changed: Changed, names: readonly (keyof Changed)[]) =>
  names.some((name) => changed[name] !== undefined);

/** why: what was done tomorrow was done today, by a clock that is wrong. */
const earlier = (day: Day, today: Day): Day => (day < today ? day : today);
