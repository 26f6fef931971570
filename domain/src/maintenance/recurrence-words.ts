import { counted, upperFirst } from "../french/index.ts";
import type { Period, Recurrence } from "./recurrence.ts";

const months = (count: number) => {
  if (count === 1) return "mois";
  if (count === 12) return "ans";
  return count % 12 === 0 ? counted(count / 12, "an") : `${count}\u00a0mois`;
};

/** What each is called where it is shown: one of the specification's values has a slip of grammar, and stays as it is stored. */
export const recurrenceLabel = (recurrence: Recurrence): string =>
  recurrence === "Tous les 100 heures" ? "Toutes les 100 heures" : recurrence;

type Recurring = { recurrence: Recurrence; a_date_fixe?: boolean } & Period;

/** « Annuelle, à date fixe », « Toutes les 250 h », « Tous les 2 ans ou toutes les 250 h »; nothing for what does not recur. */
export function recurrenceWords(m: Recurring): string {
  if (m.recurrence === "Aucune") return "";
  return `${m.recurrence === "Autre" ? periodWords(m) : recurrenceLabel(m.recurrence)}${m.a_date_fixe ? ", à date fixe" : ""}`;
}

function periodWords({ recurrence_mois, recurrence_heures }: Period): string {
  const every = [
    recurrence_mois !== null && `tous les ${months(recurrence_mois)}`,
    recurrence_heures !== null &&
      `toutes les ${recurrence_heures === 1 ? "heures" : counted(recurrence_heures, "h", "h")}`,
  ].filter(Boolean);
  return upperFirst(every.join(" ou "));
}
