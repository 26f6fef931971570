import type pg from "pg";
import { askedBy } from "./asked-by.ts";

export interface SlowStatement {
  /** As it was sent: with $1 in place of each value. */
  statement: string;
  ms: number;
  /** The request that it was sent for, where one is known. */
  reqId: string | undefined;
}

export interface SlowStatements {
  slowerThanMs: number;
  tell: (slow: SlowStatement) => void;
}

/** Enough to know a statement by: one that writes a thousand rows has as many places for values. */
const MOST_TEXT = 2_000;

type Query = (...sent: unknown[]) => unknown;

/**
 * Tells each statement of a client that takes longer, failed or not. Statements travel together and are answered one after the
 * other, so that one's time begins when the one before it was answered.
 */
export function watchStatements(client: pg.PoolClient, { slowerThanMs, tell }: SlowStatements): void {
  const query = client.query.bind(client) as Query;
  let lastAnswered = 0;
  const watched: Query = (...sent) => {
    const sentAt = performance.now();
    const answer = query(...sent);
    const ended = () => {
      const now = performance.now();
      const ms = Math.round(now - Math.max(sentAt, lastAnswered));
      lastAnswered = now;
      if (ms >= slowerThanMs) tell({ statement: textOf(sent[0]), ms, reqId: askedBy.getStore() });
    };
    if (answer instanceof Promise) answer.then(ended, ended);
    return answer;
  };
  client.query = watched as typeof client.query;
}

function textOf(sent: unknown): string {
  const text = typeof sent === "string" ? sent : (sent as { text?: unknown } | undefined)?.text;
  const line = String(text ?? "").replace(/\s+/g, " ");
  return line.length > MOST_TEXT ? `${line.slice(0, MOST_TEXT)}…` : line;
}
