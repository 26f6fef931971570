import { frenchDay, frenchHours } from "../french/index.ts";
import { isDueByDate } from "./due.ts";
import type { Maintenance } from "./schema.ts";

type Limits = Pick<Maintenance, "date_echeance" | "heures_echeance" | "recurrence_mois">;

/** « le 12/03/2027 », « à 900 h », « à 900 h ou le 12/03/2027 » */
export function limitWords(m: Limits, hours: (value: number) => string = frenchHours): string {
  const date = `le ${frenchDay(m.date_echeance)}`;
  if (m.heures_echeance === null) return date;
  const target = `à ${hours(m.heures_echeance)}`;
  return isDueByDate(m) ? `${target} ou ${date}` : target;
}
