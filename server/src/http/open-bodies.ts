import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { fail } from "../refusals.ts";

/** A page of photos asks for many at once, and has each in a moment; whoever reads slowly keeps his for as long as he likes. */
const MOST = 16;
/** Less than a proxy's own patience of a minute: on a slow link the pictures of a page take their time, and whoever waits here holds nothing. */
const PATIENCE_MS = 45_000;

interface Reader {
  account: { id: string; est_demo: boolean };
  sessionId: string;
}

/**
 * A place for an answer that carries a file, of the few that one account has; it is free again when the answer is over. why: each one
 * on its way keeps a connection to the bucket, and nobody is to have all of them. why a wait first: the places of a page's photos come
 * free one after the other.
 */
export function createOpenBodies({ most = MOST, patienceMs = PATIENCE_MS } = {}) {
  const taken = new Map<string, number>();
  const waiting = new Set<() => void>();

  function free(account: string) {
    const left = (taken.get(account) ?? 0) - 1;
    if (left > 0) taken.set(account, left);
    else taken.delete(account);
    for (const look of [...waiting]) look();
  }

  return async ({ account: { id, est_demo }, sessionId }: Reader, reply: FastifyReply): Promise<void> => {
    // why: all who look at the demo have one account.
    const account = est_demo ? sessionId : id;
    const end = performance.now() + patienceMs;
    while ((taken.get(account) ?? 0) >= most) {
      const left = end - performance.now();
      if (left <= 0) {
        reply.header("retry-after", Math.ceil(patienceMs / 1_000));
        throw fail("TROP_DE_DEMANDES");
      }
      await nextFree(left);
    }
    // why: nobody tells of an answer that is over that it is.
    if (reply.raw.destroyed) throw fail("TROP_DE_DEMANDES");
    taken.set(account, (taken.get(account) ?? 0) + 1);
    reply.raw.once("close", () => free(account));
  };

  async function nextFree(ms: number): Promise<void> {
    const late = new AbortController();
    let look = () => {};
    const freed = new Promise<void>((resolve) => {
      look = resolve;
    });
    waiting.add(look);
    await Promise.race([freed, sleep(ms, undefined, { signal: late.signal }).catch(() => {})]);
    waiting.delete(look);
    late.abort();
  }
}

export type TakePlace = ReturnType<typeof createOpenBodies>;
