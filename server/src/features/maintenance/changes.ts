import {
  BY_HOURS,
  type Maintenance,
  type MaintenanceChanges,
  nextOccurrence,
  readersToday,
} from "@bosco/domain/maintenance";

type Changed = Omit<MaintenanceChanges, "id" | "version">;

/** What finishing now means: the reader's day and the engine's hours, as sent or as they stand. */
export function completedNow(changed: Changed, heures_moteur: number, now: Date) {
  const today = readersToday(changed.date_realisation, now);
  const date_realisation = changed.date_realisation ?? today;
  const heures_realisation = changed.heures_realisation ?? heures_moteur;
  return {
    date_realisation,
    heures_realisation,
    nextOf: (done: Maintenance) =>
      nextOccurrence(done, { today, heures_realisation: done.heures_realisation ?? heures_moteur }),
  };
}

/** The columns an edit writes: what was sent, and what follows from it. */
export function storedChanges(
  current: Maintenance,
  { date_realisation, heures_realisation, ...changed }: Changed,
  now: { date_realisation: string; heures_realisation: number },
) {
  const after = { ...current, ...changed };
  const finished = after.statut === "Terminée";
  const finishes = finished && current.statut !== "Terminée";
  const moved = after.bateau_id !== current.bateau_id && changed.heures_echeance === undefined;
  return {
    ...changed,
    // a date that a person sets starts the series anew
    ...(after.date_echeance !== current.date_echeance && { date_ancre: null }),
    // hours of another boat, or of no engine, mean nothing
    ...((after.recurrence !== BY_HOURS || moved) && { heures_echeance: null }),
    date_realisation: !finished
      ? null
      : finishes
        ? now.date_realisation
        : (date_realisation ?? current.date_realisation),
    heures_realisation: !finished
      ? null
      : finishes
        ? now.heures_realisation
        : heures_realisation === undefined
          ? current.heures_realisation
          : heures_realisation,
  };
}
