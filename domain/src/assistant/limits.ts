import { FAIR_QUESTIONS_PER_DAY, FREE_LIMITS } from "../account/index.ts";
import { type Day, dayIn } from "../days/index.ts";
import type { Answer } from "./schema.ts";

/** What the counter shows as the limit of an account without one. */
export const UNLIMITED_SHOWN = 999;
const ZONE = "Europe/Paris";

/** The day that a moment is counted on. */
export const countedDay = (at: Date): Day => dayIn(at, ZONE);

/** How many answered questions a day an account may have. */
export function questionsPerDay({ pro }: { pro: boolean }): number {
  return pro ? FAIR_QUESTIONS_PER_DAY : FREE_LIMITS.questionsPerDay;
}

/** What is said to whoever has none left. */
export const dailyLimitSentence = ({ pro }: { pro: boolean }): string =>
  pro
    ? `Vous avez posé ${questionsPerDay({ pro })} questions aujourd’hui : l’assistant vous répondra de nouveau demain.`
    : "Limite quotidienne atteinte";

/** An emergency counts for nothing, and neither does a question that got no answer or was asked back. */
export const isCounted = ({ urgence, origine }: Pick<Answer, "urgence" | "origine">): boolean =>
  !urgence && origine !== "aucune";
