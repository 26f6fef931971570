import type { Reminder } from "./schema.ts";

export interface BoatReminders {
  bateau_id: string;
  bateau: string;
  reminders: Reminder[];
}

/** The reminders of each boat, in the order they come in. */
export function byBoat(reminders: readonly Reminder[]): BoatReminders[] {
  const boats = new Map<string, BoatReminders>();
  for (const reminder of reminders) {
    const { bateau_id, bateau } = reminder;
    const known = boats.get(bateau_id) ?? { bateau_id, bateau, reminders: [] };
    known.reminders.push(reminder);
    boats.set(bateau_id, known);
  }
  return [...boats.values()];
}
