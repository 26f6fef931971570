import { z } from "zod";
import { type Day, daysBetween } from "../days/index.ts";
import { hours, instant, uuid } from "../fields/index.ts";

/** One reading of an hour meter. The server writes one whenever the hours of an engine change. */
export const hoursReading = z.object({
  id: uuid,
  bateau_id: uuid,
  /** Of which engine; without one, of the boat's first. */
  moteur_id: uuid.nullable().default(null),
  heures: hours,
  date_releve: instant,
});
export type HoursReading = z.infer<typeof hoursReading>;

/** What was typed as engine hours: nothing, or no number, counts as 0. */
export function engineHoursFrom(typed: number | null): number {
  return typed === null || Number.isNaN(typed) ? 0 : typed;
}

export type HoursDoubt = "lower" | "jump";

/**
 * Whether a new reading looks like a slip of the finger: an hour meter does not turn back, and gains at most 24 hours a
 * day. The first reading is never doubted.
 */
export function doubtHours(
  last: { heures: number; day: Day } | undefined,
  heures: number,
  today: Day,
): HoursDoubt | undefined {
  if (!last) return undefined;
  if (heures < last.heures) return "lower";
  const days = Math.max(1, daysBetween(last.day, today));
  return heures - last.heures > 24 * days ? "jump" : undefined;
}
