import { nextOccurrence, readersToday } from "./next-occurrence.ts";
import { BY_HOURS, type Maintenance, type MaintenanceChanges } from "./schema.ts";

type Changed = Omit<MaintenanceChanges, "id" | "version">;

/**
 * What an edit comes to: the columns it writes, whether it finishes or reopens the work, and when the next occurrence is due.
 * Finishing means the reader's day and the engine's hours, as sent or as they stand.
 */
export function judgeEdit(
  current: Maintenance,
  { date_realisation, heures_realisation, ...changed }: Changed,
  at: { now: Date; heures_moteur: number },
) {
  const after = { ...current, ...changed };
  const wasFinished = current.statut === "Terminée";
  const isFinished = after.statut === "Terminée";
  const finishes = isFinished && !wasFinished;
  const moved = after.bateau_id !== current.bateau_id && changed.heures_echeance === undefined;
  const today = readersToday(date_realisation, at.now);
  const done = {
    date_realisation: date_realisation ?? (finishes ? today : current.date_realisation),
    heures_realisation: finishes
      ? (heures_realisation ?? at.heures_moteur)
      : heures_realisation === undefined
        ? current.heures_realisation
        : heures_realisation,
  };
  const values = {
    ...changed,
    // why: a date that a person sets starts the series anew.
    ...(after.date_echeance !== current.date_echeance && { date_ancre: null }),
    // why: hours of another boat, or of no engine, mean nothing.
    ...((after.recurrence !== BY_HOURS || moved) && { heures_echeance: null }),
    ...(isFinished ? done : { date_realisation: null, heures_realisation: null }),
  };
  const next = finishes
    ? nextOccurrence(
        { ...after, ...values },
        { today, heures_realisation: done.heures_realisation ?? at.heures_moteur },
      )
    : null;
  return { values, finishes, reopens: wasFinished && !isFinished, next };
}
