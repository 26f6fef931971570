import { frenchDay, frenchTenths } from "@bosco/domain/french";
import { estimatedDay, hoursLeft, type Maintenance, type Moment } from "@bosco/domain/maintenance";

export const frenchHours = (value: number) => `${frenchTenths(value)}\u00a0h`;

/** When it is due: a date, or engine hours with what is left of them and when that may be. */
export function dueText(m: Maintenance, at: Moment): string {
  const left = hoursLeft(m, at);
  if (left === null || m.heures_echeance === null) return frenchDay(m.date_echeance);
  const target = `à ${frenchHours(m.heures_echeance)}`;
  if (m.statut === "Terminée") return target;
  if (left <= 0) return left === 0 ? `${target}, atteintes` : `${target}, dépassées de ${frenchHours(-left)}`;
  const day = estimatedDay(m.heures_echeance, at);
  return `${target}, reste ${frenchHours(left)}${day ? `, vers le ${frenchDay(day)}` : ""}`;
}

/** Which occurrence finishing has made, as the end of a sentence. */
export function nextSentence(next: Maintenance | null): string {
  if (!next) return "";
  const due =
    next.heures_echeance === null
      ? `le ${frenchDay(next.date_echeance)}`
      : `à ${frenchHours(next.heures_echeance)} moteur`;
  return ` Prochaine échéance\u00a0: ${due}.`;
}
