import { FREE_LIMITS } from "../account/index.ts";

/** What the counter shows as the limit of an account without one. */
export const UNLIMITED_SHOWN = 999;
const FAIR_USE_PER_DAY = 200;

/** How many answered questions a day an account may have. */
export function questionsPerDay({ pro }: { pro: boolean }): number {
  return pro ? FAIR_USE_PER_DAY : FREE_LIMITS.questionsPerDay;
}
