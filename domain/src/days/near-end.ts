import { type Day, daysBetween } from "./day.ts";

export const EXPIRING_SOON_DAYS = 30;

/** Whether what ends on a day is over (on it or after it), or soon will be (while 1 to 30 days remain). */
export function nearEnd(end: Day | null, today: Day): "over" | "soon" | null {
  if (end === null) return null;
  if (end <= today) return "over";
  return daysBetween(today, end) <= EXPIRING_SOON_DAYS ? "soon" : null;
}
