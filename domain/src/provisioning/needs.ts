import type { Season } from "./generator.ts";

/** Needs of one person for one day under way, as cruising guides give them. */
export const DRINKING_LITRES: Record<Season, number> = { été: 2.6, "inter-saison": 2, hiver: 2 };
export const COOKING_LITRES = 1.5;
/** Dishes and a careful wash, from the tank. */
export const WASHING_LITRES = 5;
/** Beyond a week away from a tap, a quarter more water is carried. */
export const RESERVE_AFTER_DAYS = 7;
export const RESERVE_SHARE = 0.25;

const KCAL = 2750;
/** The cold costs energy. */
export const ENERGY_FACTOR: Record<Season, number> = { été: 1, "inter-saison": 1, hiver: 1.15 };

export function energyNeed(season: Season): number {
  return KCAL * ENERGY_FACTOR[season];
}

/** Days of water to carry for so many days at sea. */
export function waterDays(days: number): number {
  return days + Math.max(0, days - RESERVE_AFTER_DAYS) * RESERVE_SHARE;
}

export interface WaterNeed {
  drinking: number;
  cooking: number;
  washing: number;
}

/** Litres for everybody aboard. */
export function waterNeed(persons: number, days: number, season: Season): WaterNeed {
  const carried = persons * waterDays(days);
  return {
    drinking: carried * DRINKING_LITRES[season],
    cooking: carried * COOKING_LITRES,
    washing: persons * days * WASHING_LITRES,
  };
}
