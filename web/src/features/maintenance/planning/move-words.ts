import type { Day } from "@bosco/domain";
import { longDay } from "@bosco/domain/french";
import { type MoveRefusal, type PlanningUnit, periodLabel } from "@bosco/domain/maintenance";

/** Why a work has no other day to be moved to. */
export const REFUSALS: Record<MoveRefusal, string> = {
  hours: "Cette maintenance suit les heures moteur\u00a0: son jour ne se déplace pas.",
  "hours first": "Les heures moteur viennent avant la date\u00a0: modifiez l’échéance dans la fiche.",
};

/** What is read aloud while a work is being moved. */
export const startSentence = (titre: string, unit: PlanningUnit) =>
  `Déplacement de «\u00a0${titre}\u00a0». Flèches gauche et droite\u00a0: un jour. Haut et bas\u00a0: ${unit === "semaine" ? "une semaine" : "un mois"}. Entrée pour valider, Échap pour annuler.`;

export const placeSentence = (day: Day, unit: PlanningUnit, today: Day) =>
  unit === "semaine" ? `${longDay(day)}, ${periodLabel(unit, day, today)}` : longDay(day);

export const CANCELLED = "Déplacement annulé.";
