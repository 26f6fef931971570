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
import { keptLists } from "./kept-lists.ts";
import { assistantHere } from "./knowledge.ts";
import { type AnsweredHere, unsettled, withAsked, withConversation } from "./unsettled.ts";

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
  const waiting = unsettled(client);
  const filed = client.getQueryData<Question[]>(["questions_assistant"]) ?? [];
  const usage = client.getQueryData<AssistantUsage>(["assistant_usage"]);
  const today = countedDay(now);
  const counted = waiting.reduce(withAsked, usage ?? { date_usage: today, questions_count: 0 });
  const outcome = await assistant.answerFromLists(question, {
    lists: keptLists(client),
    // why not in the demo: the question before may be another visitor's.
    before: account.est_demo ? undefined : questionBefore(waiting.reduce(withConversation<Question>, filed), now),
    today,
    mayAsk: mayAsk(counted, { pro: account.pro, today }),
  });
  if ("answer" in outcome) return { id, question, ...outcome.answer, created_at: now.toISOString(), hors_ligne: true };
  throw outcome.refused === "limite"
    ? new ApiError(429, { code: "TROP_DE_DEMANDES", message: dailyLimitSentence(account) })
    : new ApiError(0, { code: "INDISPONIBLE", message: NOT_READ });
}
