import type { Season } from "./schema.ts";

/** Needs of one person for one day under way, as cruising guides give them. */
export const DRINKING_LITRES: Record<Season, number> = { été: 2.6, "inter-saison": 2, hiver: 2 };
export const COOKING_LITRES = 1.5;
/** Dishes and a careful wash, from the tank. */
export const WASHING_LITRES = 5;
/** Water that nobody touches, a person, whatever happens on the way. */
export const UNTOUCHED_LITRES = 5;
/** A passage: longer than this, half as much water again is carried, and a second day of food. */
const PASSAGE_AFTER_DAYS = 7;
const PASSAGE_WATER = 1.5;

/** Under way; the sheet « avitaillement-une-semaine » tells the same. */
const KCAL = 3000;
/** The cold costs energy. */
export const ENERGY_FACTOR: Record<Season, number> = { été: 1, "inter-saison": 1, hiver: 1.15 };

export function energyNeed(season: Season): number {
  return KCAL * ENERGY_FACTOR[season];
}

/** Days of water to carry for so many days at sea. */
export function waterDays(days: number): number {
  return days > PASSAGE_AFTER_DAYS ? days * PASSAGE_WATER : days;
}

/** Days of food that are carried and not planned: for a head wind, or an engine that stops. */
export function reserveDays(days: number): number {
  return days > PASSAGE_AFTER_DAYS ? 2 : 1;
}

export interface WaterNeed {
  drinking: number;
  cooking: number;
  washing: number;
  reserve: number;
}

/** Litres for everybody aboard. */
export function waterNeed(persons: number, days: number, season: Season): WaterNeed {
  const carried = persons * waterDays(days);
  return {
    drinking: carried * DRINKING_LITRES[season],
    cooking: carried * COOKING_LITRES,
    washing: persons * days * WASHING_LITRES,
    reserve: persons * UNTOUCHED_LITRES,
  };
}
