import type { ReminderSettings } from "./schema.ts";

type Asked = Pick<ReminderSettings, "courriel" | "courriel_possible" | "push" | "appareils">;

/** By which ways reminders come: those that are possible and that were not turned off. */
export const reminderWays = (settings: Asked) => ({
  courriel: settings.courriel_possible && settings.courriel !== "jamais",
  push: settings.push && settings.appareils.length > 0,
});

/** Whether anybody is reminded of anything at all. */
export function isReminded(settings: Asked): boolean {
  const ways = reminderWays(settings);
  return ways.courriel || ways.push;
}
