import type { Day } from "../days/index.ts";
import { judgeDeparture } from "./judge.ts";
import type { Reason } from "./reason.ts";
import type { DepartureRows } from "./rows.ts";
import type { Trip } from "./trip.ts";

/**
 * Of the rules that give these reasons, those that a look of today would settle: of a departure too far ahead, or of a shortage
 * that is known, it settles none.
 */
export function rulesToLookAt(
  reasons: readonly Reason[],
  rows: DepartureRows,
  trip: Trip,
  today: Day,
): ReadonlySet<string> {
  const asked = new Set(reasons.flatMap(({ regle, connu }) => (regle !== undefined && !connu ? [regle] : [])));
  const looks = [...asked].map((regle) => ({ regle, article_id: null, verifie_le: today }));
  const looked = judgeDeparture({ ...rows, controles: [...rows.controles, ...looks] }, trip, today);
  const left = new Set(looked.raisons.flatMap(({ regle }) => regle ?? []));
  return new Set([...asked].filter((regle) => !left.has(regle)));
}

/** The rules without which nobody leaves: what would keep one ashore if nothing were aboard. */
export function vitalRules(rows: DepartureRows, trip: Trip, today: Day): ReadonlySet<string> {
  const { raisons } = judgeDeparture({ ...rows, articles: [], controles: [] }, trip, today);
  return new Set(raisons.flatMap(({ poids, regle }) => (poids === "bloque" && regle !== undefined ? [regle] : [])));
}
