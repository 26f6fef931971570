import { addDays, type Day, daysBetween } from "./day.ts";

/** Where weeks are counted from. */
const A_MONDAY: Day = "1849-12-31";

/** The Monday of a day's week. */
export const weekStart = (day: Day): Day => addDays(day, -weekday(day));

/** 0 is Monday, 6 Sunday. */
export const weekday = (day: Day): number => ((daysBetween(A_MONDAY, day) % 7) + 7) % 7;

/** The first of a day's month. */
export const monthStart = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The year that a week counts in, and its number there: week 1 has the year's first Thursday (ISO 8601). */
export function weekOfYear(day: Day): { year: number; week: number } {
  const thursday = addDays(weekStart(day), 3);
  const year = Number(thursday.slice(0, 4));
  return { year, week: Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1 };
}
