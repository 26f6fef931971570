import { isLate, isSoon, type Moment, type MomentOf } from "./due.ts";
import { sortByDue } from "./groups.ts";
import type { Maintenance } from "./schema.ts";

export const MOST_UPCOMING = 10;

export type Urgency = "late" | "soon" | "none";

export function urgency(m: Maintenance, at: Moment): Urgency {
  if (isLate(m, at)) return "late";
  return isSoon(m, at) ? "soon" : "none";
}

/** What is to be done next on a boat: not finished, by due date, ten at most; and how many there are, and late, in all. */
export function upcoming(list: readonly Maintenance[], momentOf: MomentOf) {
  const open = list.filter(({ statut }) => statut !== "Terminée");
  return {
    shown: sortByDue(open, momentOf).slice(0, MOST_UPCOMING),
    total: open.length,
    late: open.filter((m) => isLate(m, momentOf(m))).length,
  };
}
