import type { HoursReading } from "../boats/index.ts";
import { addDays, type Day, daysBetween } from "../days/index.ts";

/** The hour meter as it stood at an instant. */
export type Reading = Pick<HoursReading, "date_releve" | "heures">;

interface Engine {
  today: Day;
  heures_moteur: number | null;
  readings?: readonly Reading[] | undefined;
}

/** A rate from fewer days would say more about one outing than about a season. */
const FEWEST_DAYS = 14;
/** Older readings say little about how the boat is used now. */
const MOST_DAYS = 730;
/** Beyond this the guess is worth nothing. */
const FARTHEST_DAYS = 3_650;

/** The days, in UTC, between which a reading says how the boat is used now. */
export const tellingDays = (today: Day) => ({ from: addDays(today, -MOST_DAYS), to: addDays(today, -FEWEST_DAYS) });

const dayOf = (instant: string): Day => instant.slice(0, 10);

/**
 * Of an engine's readings the one that tells the rate: the oldest of the last two years, unless it is too young. A slip of the hand
 * tells nothing: of that day the last one counts, and never an empty field's 0 nor more hours than the engine has now.
 */
export function tellingReading<R extends Reading>(
  readings: readonly R[],
  { today, heures_moteur }: Pick<Engine, "today" | "heures_moteur">,
): R | undefined {
  const { from, to } = tellingDays(today);
  let telling: { reading: R; day: Day; at: string } | undefined;
  for (const reading of readings) {
    if (reading.heures === 0 || heures_moteur === null || reading.heures > heures_moteur) continue;
    const at = reading.date_releve;
    const day = dayOf(at);
    if (day < from || day > to) continue;
    if (!telling || day < telling.day || (day === telling.day && at > telling.at)) telling = { reading, day, at };
  }
  return telling?.reading;
}

/** Engine hours a day since the reading that tells them; undefined when that says too little. */
export function hoursPerDay({ today, heures_moteur, readings = [] }: Engine): number | undefined {
  const telling = tellingReading(readings, { today, heures_moteur });
  const run = telling && heures_moteur !== null ? heures_moteur - telling.heures : 0;
  return telling && run > 0 ? run / daysBetween(dayOf(telling.date_releve), today) : undefined;
}

/** The day on which the engine will reach these hours, should it go on as it did. */
export function estimatedDay(heures_echeance: number, engine: Engine): Day | undefined {
  const rate = hoursPerDay(engine);
  if (rate === undefined || engine.heures_moteur === null || engine.heures_moteur >= heures_echeance) return undefined;
  const left = heures_echeance - engine.heures_moteur;
  const days = Math.ceil(left / rate);
  return days <= FARTHEST_DAYS ? addDays(engine.today, days) : undefined;
}
