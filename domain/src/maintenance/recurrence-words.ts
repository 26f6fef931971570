import { counted } from "../french/index.ts";
import type { Period, Recurrence } from "./recurrence.ts";

const months = (count: number) => {
  if (count === 1) return "mois";
  if (count === 12) return "ans";
  return count % 12 === 0 ? counted(count / 12, "an") : `${count}\u00a0mois`;
};

/** « Annuelle », « Tous les 2 ans », « Toutes les 250 h », « Tous les 2 ans ou toutes les 250 h »; nothing for what does not recur. */
export function recurrenceWords({
  recurrence,
  recurrence_mois,
  recurrence_heures,
}: { recurrence: Recurrence } & Period) {
  if (recurrence === "Aucune") return "";
  if (recurrence !== "Autre") return recurrence;
  const every = [
    recurrence_mois !== null && `tous les ${months(recurrence_mois)}`,
    recurrence_heures !== null &&
      `toutes les ${recurrence_heures === 1 ? "heures" : counted(recurrence_heures, "h", "h")}`,
  ].filter(Boolean);
  const words = every.join(" ou ");
  return `T${words.slice(1)}`;
}
