import { type Day, dayIn } from "@bosco/domain";
import { type Activity, activitySentence } from "@bosco/domain/crew";
import { daysAgo } from "@bosco/domain/french";
import type { FleetRow } from "./fleet-rows.ts";

const dayOf = (instant: string) => dayIn(new Date(instant));

/** The later of what was written aboard and what somebody is known to have done. */
export const latest = (written: string, known: Pick<Activity, "created_at"> | undefined): string =>
  known && known.created_at > written ? known.created_at : written;

/** When something last happened aboard; and who did what, with its own day where something was written since. */
export function activityText({ lastActivity, activity }: Pick<FleetRow, "lastActivity" | "activity">, today: Day) {
  const when = daysAgo(dayOf(lastActivity), today);
  if (!activity) return { when };
  const done = daysAgo(dayOf(activity.created_at), today);
  const what = [activity.auteur, activitySentence(activity), done !== when && done].filter(Boolean).join(" · ");
  return { when, what };
}
