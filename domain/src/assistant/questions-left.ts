import type { Day } from "../days/index.ts";
import { questionsPerDay, UNLIMITED_SHOWN } from "./limits.ts";
import type { AssistantUsage } from "./schema.ts";

/** How many questions remain today. A count of another day, or none at all, is zero asked. */
export function questionsLeft(usage: AssistantUsage | undefined, { pro, today }: { pro: boolean; today: Day }): number {
  if (pro) return UNLIMITED_SHOWN;
  const asked = usage?.date_usage === today ? usage.questions_count : 0;
  return Math.max(0, questionsPerDay({ pro }) - asked);
}
