import { addDays, type Day } from "../days/index.ts";
import type { Season } from "../provisioning/index.ts";
import type { Zone } from "../safety/index.ts";

/** Where one goes, with whom, from when and for how long; kept for each boat. */
export interface Trip {
  zone: Zone;
  /** Everybody aboard, children too. */
  personnes: number;
  /** Of these, the children of up to 30 kg: their jackets are asked for separately. */
  enfants: number;
  depart: Day;
  jours: number;
  mediterranee: boolean;
  /** Engine hours that the trip will take, by the engine's id; an engine that is not named has not been thought of. */
  heures_prevues: Readonly<Record<string, number>>;
  /** Litres in the tanks now; null where nobody has looked. */
  eau_a_bord: number | null;
  carburant_a_bord: number | null;
  /** Whether the skipper has looked at weather and sea himself. */
  meteo_vue: boolean;
}

/** A trip on the day on which it is judged. */
export type TripToday = Trip & { today: Day };

/** The day one is back: a trip of one day ends on the day it began. */
export const returnDay = ({ depart, jours }: Pick<Trip, "depart" | "jours">): Day =>
  addDays(depart, Math.max(1, jours) - 1);

/** The season, as the provisions are reckoned. why only two borders: between them is the season between. */
function seasonOf(day: Day): Season {
  const month = Number(day.slice(5, 7));
  if (month >= 6 && month <= 9) return "été";
  return month === 12 || month <= 2 ? "hiver" : "inter-saison";
}

/** No season is shorter than this. */
const STEP_DAYS = 28;

/** The seasons that a trip sees, of which the most demanding is provided for. */
export function seasonsOf({ depart, jours }: Pick<Trip, "depart" | "jours">): [Season, ...Season[]] {
  const back = returnDay({ depart, jours });
  const later: Season[] = [];
  for (let day = addDays(depart, STEP_DAYS); day < back; day = addDays(day, STEP_DAYS)) later.push(seasonOf(day));
  return [seasonOf(depart), ...later, seasonOf(back)];
}
