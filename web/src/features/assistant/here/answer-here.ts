import type { Account } from "@bosco/contract";
import {
  type AssistantUsage,
  countedDay,
  dailyLimitSentence,
  mayAsk,
  type Question,
  questionBefore,
} from "@bosco/domain/assistant";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../data/api-error.ts";
import { type AnsweredHere, withAsked } from "../../../data/conversations.ts";
import { ownData } from "../../../data/own-data.ts";
import { keptLists } from "./kept-lists.ts";
import { assistantHere } from "./knowledge.ts";
import { waitingQuestions } from "./waiting-questions.ts";

const NOT_READ = "Vos données n’ont pas encore été lues sur cet appareil\u00a0: cette question demande une connexion.";

interface Asked {
  /** Of the operation, should it have been sent already: filed under it, it is one question. */
  id: string;
  question: string;
  account: Pick<Account, "pro" | "est_demo">;
}

/**
 * Answers a question on this device, as the server would from the same rows. Undefined where the device does not know enough;
 * fails as the server's refusal would.
 */
export async function answerHere(
  client: QueryClient,
  { id, question, account }: Asked,
): Promise<AnsweredHere | undefined> {
  const assistant = await assistantHere();
  if (!assistant) return undefined;
  const now = new Date();
  const today = countedDay(now);
  const { outbox, shown } = await ownData();
  const waiting = waitingQuestions(outbox.waiting);
  const usage = shown.readOf("assistant_usage") as AssistantUsage | undefined;
  // why from what was read: what was asked here counts, whatever became of it in the list.
  const counted = waiting.reduce(withAsked, usage ?? { date_usage: today, questions_count: 0 });
  const conversations = client.getQueryData<Question[]>(["questions_assistant"]) ?? waiting.toReversed();
  const outcome = await assistant.answerFromLists(question, {
    lists: keptLists(client),
    // why not in the demo: the question before may be another visitor's.
    before: account.est_demo ? undefined : questionBefore(conversations, now),
    today,
    mayAsk: mayAsk(counted, { pro: account.pro, today }),
  });
  if ("answer" in outcome) return { id, question, ...outcome.answer, created_at: now.toISOString(), hors_ligne: true };
  throw outcome.refused === "limite"
    ? new ApiError(429, { code: "TROP_DE_DEMANDES", message: dailyLimitSentence(account) })
    : new ApiError(0, { code: "INDISPONIBLE", message: NOT_READ });
}
