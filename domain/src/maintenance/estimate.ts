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

const dayOf = ({ date_releve }: Reading): Day => date_releve.slice(0, 10);

/** Of some readings the one that tells the rate: the oldest of the last two years, unless it is too young. */
export function tellingReading<R extends Reading>(readings: readonly R[], today: Day): R | undefined {
  const { from, to } = tellingDays(today);
  let oldest: R | undefined;
  for (const reading of readings) {
    const day = dayOf(reading);
    if (day >= from && day <= to && (!oldest || day < dayOf(oldest))) oldest = reading;
  }
  return oldest;
}

/** Engine hours a day since the oldest reading of the last two years; undefined when that says too little. */
export function hoursPerDay({ today, heures_moteur, readings = [] }: Engine): number | undefined {
  const oldest = tellingReading(readings, today);
  const run = oldest && heures_moteur !== null ? heures_moteur - oldest.heures : 0;
  return oldest && run > 0 ? run / daysBetween(dayOf(oldest), today) : undefined;
}

/** The day on which the engine will reach these hours, should it go on as it did. */
export function estimatedDay(heures_echeance: number, engine: Engine): Day | undefined {
  const rate = hoursPerDay(engine);
  if (rate === undefined || engine.heures_moteur === null || engine.heures_moteur >= heures_echeance) return undefined;
  const left = heures_echeance - engine.heures_moteur;
  const days = Math.ceil(left / rate);
  return days <= FARTHEST_DAYS ? addDays(engine.today, days) : undefined;
}
