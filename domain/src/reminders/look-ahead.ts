import type { MailRhythm } from "./schema.ts";

/** From one weekly mail to the next; what is over on that day must have been said before it. */
const WEEK_DAYS = 7;

/** How many days ahead a mail of this rhythm looks: never less far than the next one. */
export const daysLookedAhead = (courriel: MailRhythm, delai_jours: number): number =>
  courriel === "hebdomadaire" ? Math.max(delai_jours, WEEK_DAYS) : delai_jours;
