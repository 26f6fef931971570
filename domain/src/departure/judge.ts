import type { Day } from "../days/index.ts";
import { judgeAdvice, judgeBatteries, judgeChecklist, judgeExpiries, judgeRules, judgeWeather } from "./around.ts";
import { judgeFood, judgeFuel, judgeWater } from "./autonomy.ts";
import { looksOf } from "./check.ts";
import { judgeEquipment } from "./equipment.ts";
import type { Met } from "./judged.ts";
import { judgePapers } from "./papers.ts";
import { type Reason, SUBJECTS, WEIGHTS } from "./reason.ts";
import type { DepartureRows } from "./rows.ts";
import type { Trip } from "./trip.ts";
import { judgeUpkeep } from "./upkeep.ts";

export type Verdict = "prêt" | "à vérifier" | "pas prêt";

export interface Departure {
  verdict: Verdict;
  /** The heaviest first. */
  raisons: Reason[];
  /** What is asked for and is there. */
  acquis: Met[];
}

/**
 * Whether that boat is ready for that trip, as far as what is written down can tell. Help, not authority: it never says 'prêt'
 * while a required thing is missing or unknown.
 */
export function judgeDeparture(rows: DepartureRows, trip: Trip, today: Day): Departure {
  const dated = { ...trip, today };
  const looks = looksOf(rows.controles, trip, today);
  const { raisons: lacking, acquis } = judgeEquipment(rows, dated, looks);
  const told = new Set(lacking.flatMap(({ remede }) => (remede.geste === "voir-article" ? [remede.article_id] : [])));
  const raisons = [
    ...lacking,
    ...judgeBatteries(rows, trip, looks),
    ...judgeUpkeep(rows, trip, today),
    ...judgePapers(rows, dated, looks),
    ...judgeWater(rows, trip, looks),
    ...judgeFuel(rows, trip, looks),
    ...judgeFood(rows, trip, looks),
    ...judgeExpiries(rows, dated, told),
    ...judgeChecklist(rows, trip, looks),
    ...judgeWeather(trip, today),
    ...judgeRules(rows, looks),
    ...judgeAdvice(rows, trip),
  ].sort(heaviestFirst);
  return { verdict: verdictOf(raisons), raisons, acquis };
}

function heaviestFirst(a: Reason, b: Reason): number {
  return WEIGHTS.indexOf(a.poids) - WEIGHTS.indexOf(b.poids) || SUBJECTS.indexOf(a.sujet) - SUBJECTS.indexOf(b.sujet);
}

function verdictOf(reasons: readonly Reason[]): Verdict {
  if (reasons.some(({ poids }) => poids === "bloque")) return "pas prêt";
  return reasons.some(({ poids }) => poids === "verifie") ? "à vérifier" : "prêt";
}
