import { frenchDay, frenchHours } from "@bosco/domain/french";
import {
  firstLimit,
  forecastDay,
  hoursLeft,
  isDueByDate,
  limitWords,
  type Maintenance,
  type Moment,
} from "@bosco/domain/maintenance";

/** When it is due: a date, engine hours with what is left of them and when that may be, or both and which comes first. */
export function dueText(m: Maintenance, at: Moment): string {
  const left = hoursLeft(m, at);
  if (m.heures_echeance === null) return frenchDay(m.date_echeance);
  const target = limitWords(m);
  if (m.statut === "Terminée" || left === null) return target;
  if (left === 0) return `${target}, heures atteintes`;
  // why named beside a date: it is not the date that has passed.
  const hours = isDueByDate(m) ? "heures dépassées" : "dépassées";
  if (left < 0) return `${target}, ${hours} de ${frenchHours(-left)}`;
  const day = forecastDay(m, at);
  const first = firstLimit(m, at);
  const order = first && (first === "date" ? ", la date d’abord" : ", les heures d’abord");
  return `${target}, reste ${frenchHours(left)}${day ? `, vers le ${frenchDay(day)}` : ""}${order ?? ""}`;
}

/** Which occurrence finishing has made, as the end of a sentence. */
export function nextSentence(next: Maintenance | null): string {
  if (!next) return "";
  return ` Prochaine échéance\u00a0: ${limitWords(next)}.`;
}
