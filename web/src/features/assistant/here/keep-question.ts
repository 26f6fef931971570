import { listsOf } from "../../../data/commands.ts";
import type { AnsweredHere } from "../../../data/conversations.ts";
import { loadEffects } from "../../../data/effects/load.ts";
import { ownData } from "../../../data/own-data.ts";
import { queryClient } from "../../../data/query-client.ts";

/** Keeps a question that was answered here among the writes that wait: filed and counted at the next contact. */
export async function keepQuestion(row: AnsweredHere): Promise<void> {
  const { outbox } = await ownData();
  await loadEffects().catch(() => {});
  const { id, question, created_at: posee_le } = row;
  const input = { id, question, posee_le };
  await outbox.keep({ operationId: id, call: "assistant.settle", input, local: row }, listsOf(queryClient));
  void outbox.send();
}
