import type { Question } from "@bosco/domain/assistant";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../data/api-error.ts";
import { sendWrite } from "../../../data/commands.ts";
import { currentSession } from "../../../data/current-session.ts";
import { errorSpeech } from "../../../data/error-sentences.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import { questionsQuery, settleQuestion } from "../queries.ts";
import { forgetUnsettled, unsettled, withConversation } from "./unsettled.ts";

/** Not now: nothing was said about the question itself. */
const isForLater = ({ passing, code, status }: ApiError) =>
  passing || code === "NON_CONNECTE" || code === "TROP_DE_DEMANDES" || status >= 500;

let settling: Promise<void> | undefined;

/** Sends what waits, the oldest first: a later question may go on from an earlier one. */
export function settleAll(client: QueryClient): Promise<void> {
  settling ??= sendAll(client).finally(() => {
    settling = undefined;
  });
  return settling;
}

async function sendAll(client: QueryClient): Promise<void> {
  const userId = currentSession()?.id;
  for (const { id, question, created_at: posee_le } of unsettled(client)) {
    // why: whoever has signed in meanwhile has not asked this.
    if (!userId || currentSession()?.id !== userId) return;
    try {
      const input = { id, question, posee_le };
      const filed = await sendWrite({ operationId: id, call: settleQuestion.call, input }, userId);
      client.setQueryData<Question[]>(questionsQuery.queryKey, (rows) => rows && withConversation(rows, filed));
    } catch (thrown) {
      const error = ApiError.from(thrown);
      if (isForLater(error)) return;
      showToast({ ...errorSpeech(error, settleQuestion.failure), tone: "error" });
    }
    forgetUnsettled(client, id);
    for (const table of settleQuestion.tables) void client.invalidateQueries({ queryKey: [table] });
  }
}
