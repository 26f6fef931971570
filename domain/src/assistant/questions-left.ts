import type { Day } from "../days/index.ts";
import { questionsPerDay, UNLIMITED_SHOWN } from "./limits.ts";
import type { AssistantUsage } from "./schema.ts";

interface Asker {
  pro: boolean;
  today: Day;
}

/** A count of another day, or none at all, is zero asked. */
const askedOn = (usage: AssistantUsage | undefined, day: Day): number =>
  usage?.date_usage === day ? usage.questions_count : 0;

/** How many questions remain today. */
export function questionsLeft(usage: AssistantUsage | undefined, { pro, today }: Asker): number {
  if (pro) return UNLIMITED_SHOWN;
  return Math.max(0, questionsPerDay({ pro }) - askedOn(usage, today));
}

/** Whether one more question may be answered today. */
export const mayAsk = (usage: AssistantUsage | undefined, { pro, today }: Asker): boolean =>
  askedOn(usage, today) < questionsPerDay({ pro });

/** The count with one more answered question of that day in it. One of an earlier day changes nothing about today. */
export function withCounted<Usage extends AssistantUsage>(usage: Usage, day: Day): Usage {
  if (day < usage.date_usage) return usage;
  return { ...usage, date_usage: day, questions_count: askedOn(usage, day) + 1 };
}
