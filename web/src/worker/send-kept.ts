import { OPERATIONS_MOST } from "@bosco/contract/live";
import { readKeptSession } from "../data/kept-session.ts";
import { oneAtATime } from "../data/one-at-a-time.ts";
import type { Told } from "../data/outbox/known.ts";
import { fitting, type OperationResult, operationsRequest } from "../data/outbox/operations-request.ts";
import { answerWrites, channelOf, firstWrites, noteSent } from "../data/outbox/waiting.ts";
import { OwnDatabase } from "../data/own-database.ts";

/** Pages wait for their turn meanwhile. */
const PATIENCE_MS = 60_000;

/**
 * Sends what waits of whoever is signed in here, as a page would. What is not simply done is left for a page: there somebody can be
 * asked. Throws without an answer, and the browser wakes us again.
 */
export async function sendKept(): Promise<void> {
  const user = await readKeptSession();
  if (!user) return;
  const database = new OwnDatabase(user.id);
  await oneAtATime(database.name, async () => {
    while (await sendFirst(database, user.id));
  });
}

/** Whether all of them are done, and there may be more. */
async function sendFirst(database: OwnDatabase, userId: string): Promise<boolean> {
  const writes = fitting(await firstWrites(database, OPERATIONS_MOST));
  if (writes.length === 0) return false;
  await noteSent(database, writes).catch(() => {});
  const [address, request] = operationsRequest(writes, userId);
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (response.status >= 500) throw new Error(`no answer: ${response.status}`);
  if (!response.ok) return false;
  const { resultats }: { resultats: OperationResult[] } = await response.json();
  const refusedAt = resultats.findIndex(({ statut }) => statut >= 400);
  const done = writes.slice(0, refusedAt < 0 ? resultats.length : refusedAt);
  const answered = done.map((write, index) => ({ ...write, output: resultats[index]?.corps }));
  await answerWrites(database, answered);
  const channel = new BroadcastChannel(channelOf(database));
  for (const one of answered) channel.postMessage({ answered: one } satisfies Told);
  channel.close();
  return done.length === writes.length;
}
