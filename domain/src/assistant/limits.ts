/** What the counter shows as the limit of an account without one. */
export const UNLIMITED_SHOWN = 999;
const FREE_PER_DAY = 3;
const FAIR_USE_PER_DAY = 200;

/** How many answered questions a day an account may have. */
export function questionsPerDay({ pro }: { pro: boolean }): number {
  return pro ? FAIR_USE_PER_DAY : FREE_PER_DAY;
}
