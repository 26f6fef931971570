import { createHash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

const MOST_NAMES = 1_000;
const names = new Map<string, string>();
let generation = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = `${createHash("sha1").update(text).digest("base64url")}${generation || ""}`;
  names.set(text, name);
  return name;
}

/** What was prepared in that generation is not used any more, on any connection: its next use is parsed anew. */
function forgetPrepared(thatGeneration: number): void {
  if (thatGeneration !== generation) return; // a failure of the same generation was quicker
  generation += 1;
  names.clear();
}

/**
 * A statement that was prepared before a migration changed what it gives back, or that its connection does not know.
 * Nothing of it was done. By the routine and not by the message, which has the language of the server.
 */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  if (error.code === "26000") return true;
  return error.code === "0A000" && "routine" in error && error.routine === "RevalidateCachedQuery";
}

interface Stream {
  cork(): void;
  uncork(): void;
}

/** Lets what is written within this turn of the event loop leave in one packet. */
function gather(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: Stream } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const BEGUN = Promise.resolve({ command: "BEGIN", rowCount: 0, rows: [] });

/**
 * The pool as Kysely sees it. Each statement is named after its text, so that PostgreSQL parses it once a connection; and
 * `begin` is not waited for: the connection is pipelined, so it travels with the statement after it, which fails if it failed.
 * A stale statement is sent again under another name, except in a transaction, which it has ended: `openDatabase` runs that again.
 */
export function namedStatements(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      let inTransaction = false;
      const named = async (text: string, values: unknown[]) => {
        const [prepared, alone] = [generation, !inTransaction];
        try {
          return await client.query({ name: nameOf(text), text, values });
        } catch (error) {
          if (!isStalePlan(error)) throw error;
          forgetPrepared(prepared);
          if (alone) return client.query({ name: nameOf(text), text, values });
          throw error;
        }
      };
      const query = (text: string, values: readonly unknown[] = []) => {
        gather(client);
        if (values.length > 0) return named(text, [...values]);
        inTransaction = text === "begin" || (inTransaction && text !== "commit" && text !== "rollback");
        const sent = client.query(text);
        if (text !== "begin") return sent;
        sent.catch(() => {});
        return BEGUN;
      };
      return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() };
    },
    end: () => pool.end(),
  };
}
