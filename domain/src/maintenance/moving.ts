import { addMonths, type Day, daysBetween } from "../days/index.ts";
import type { Maintenance } from "./schema.ts";

type Series = Pick<Maintenance, "recurrence_mois" | "a_date_fixe" | "date_echeance" | "date_ancre">;
type Moved = Series & Pick<Maintenance, "id" | "version">;

/** The day that its fixed date gives an occurrence, wherever it was moved to. */
function fixedDay({ recurrence_mois, date_echeance, date_ancre }: Series): Day {
  if (date_ancre === null || recurrence_mois === null) return date_echeance;
  if (date_ancre >= date_echeance) return date_ancre;
  // why from below: so many months have at most so many days, and a series left for a century is no loop of 1 200.
  let periods = Math.floor(daysBetween(date_ancre, date_echeance) / (recurrence_mois * 31));
  while (addMonths(date_ancre, (periods + 1) * recurrence_mois) <= date_echeance) periods += 1;
  return addMonths(date_ancre, periods * recurrence_mois);
}

/**
 * What the series counts from once one occurrence is moved: its fixed date stays, so that the next one is due where it would
 * have been. Moved to an earlier day it counts from its own fixed date, or that date would come again as the next one.
 */
function anchorAfterMove(m: Series, day: Day): Day | null {
  if (!m.a_date_fixe || m.recurrence_mois === null) return m.date_ancre;
  const own = fixedDay(m);
  return day < own ? own : (m.date_ancre ?? own);
}

/** What moving one occurrence to another day sends. */
export function moveChanges(m: Moved, day: Day) {
  const date_ancre = anchorAfterMove(m, day);
  return { id: m.id, date_echeance: day, ...(date_ancre !== null && { date_ancre }), version: m.version };
}

/** What takes a move back: the day and the fixed date that the occurrence had. */
export function moveUndone(m: Moved, moved: Moved) {
  return { id: m.id, date_echeance: m.date_echeance, date_ancre: m.date_ancre, version: moved.version };
}
