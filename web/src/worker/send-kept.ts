import { OPERATIONS_MOST } from "@bosco/contract/live";
import { readKeptSession } from "../data/kept-session.ts";
import { oneAtATime } from "../data/one-at-a-time.ts";
import { aloneRequest } from "../data/outbox/alone-request.ts";
import type { Told } from "../data/outbox/known.ts";
import { fitting, goesAlone, type OperationResult, operationsRequest } from "../data/outbox/operations-request.ts";
import { answerWrites, channelOf, firstWrites, noteSent, type Waiting } from "../data/outbox/waiting.ts";
import { OwnDatabase } from "../data/own-database.ts";
import { isUpload } from "../data/upload-calls.ts";

/** Pages wait for their turn meanwhile. */
const PATIENCE_MS = 60_000;
/** why longer: at sea ten megabytes take minutes, and a browser lets us run for about five. */
const UPLOAD_PATIENCE_MS = 240_000;

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

/** Whether what was sent is done, and there may be more. */
async function sendFirst(database: OwnDatabase, userId: string): Promise<boolean> {
  const waiting = await firstWrites(database, OPERATIONS_MOST);
  const [first] = waiting;
  if (!first) return false;
  if (goesAlone(first.call)) return sendAlone(database, first, userId);
  const together = fitting(waiting);
  // why at least one: what is too long to go with others goes by itself.
  return sendTogether(database, together.length > 0 ? together : [first], userId);
}

async function sendAlone(database: OwnDatabase, write: Waiting, userId: string): Promise<boolean> {
  await noteSent(database, [write]).catch(() => {});
  const output = await ask(aloneRequest(write, userId), isUpload(write.call) ? UPLOAD_PATIENCE_MS : PATIENCE_MS);
  if (!output) return false;
  await settle(database, [write], [output]);
  return true;
}

async function sendTogether(database: OwnDatabase, writes: readonly Waiting[], userId: string): Promise<boolean> {
  await noteSent(database, writes).catch(() => {});
  const answer = await ask<{ resultats: OperationResult[] }>(operationsRequest(writes, userId), PATIENCE_MS);
  if (!answer) return false;
  const { resultats } = answer;
  const refusedAt = resultats.findIndex(({ statut }) => statut >= 400);
  const done = writes.slice(0, refusedAt < 0 ? resultats.length : refusedAt);
  const { isRaised } = await settle(
    database,
    done,
    resultats.map(({ corps }) => corps),
  );
  // why then too: what was refused may have met nothing but the edit before it, and is of its version now.
  return done.length === writes.length || isRaised;
}

/** What the server answers; nothing when it refuses. */
async function ask<Answer = object>(
  [address, request]: [string, RequestInit],
  patienceMs: number,
): Promise<Answer | undefined> {
  const response = await fetch(address, { ...request, signal: AbortSignal.timeout(patienceMs) });
  if (response.status >= 500) throw new Error(`no answer: ${response.status}`);
  // why read whole: a harbour's page is no JSON, and then nothing has arrived.
  return response.ok ? response.json() : undefined;
}

/** These are done: they no longer wait, and open pages, and those that open later, know what the server said. */
async function settle(database: OwnDatabase, done: readonly Waiting[], outputs: readonly unknown[]) {
  const answered = done.map((write, index) => ({ ...write, output: outputs[index] }));
  const { left, isRaised } = await answerWrites(database, answered);
  const channel = new BroadcastChannel(channelOf(database));
  for (const one of answered) channel.postMessage({ answered: one } satisfies Told);
  for (const refused of left) channel.postMessage({ refused } satisfies Told);
  channel.close();
  return { isRaised };
}
