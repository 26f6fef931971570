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

/** Behind a pooler in transaction mode a name is not known to the session that the next transaction gets: none is given. */
export type Naming = "named" | "unnamed";

/**
 * Sends a statement under a name made of its text, so that PostgreSQL parses it once a connection. What is sent to one
 * client at once travels together, in this order; each answer comes by itself.
 */
export async function send(
  client: pg.PoolClient,
  naming: Naming,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult> {
  const prepared = generation;
  gather(client);
  try {
    return await client.query({ name: naming === "named" ? nameOf(text) : undefined, text, values });
  } catch (error) {
    if (isStalePlan(error)) forgetPrepared(prepared);
    throw error;
  }
}

/** The same for what is no statement of its own: `begin`, `commit`. */
export function sendPlain(client: pg.PoolClient, text: string): Promise<pg.QueryResult> {
  gather(client);
  return client.query(text);
}

const CONTROL = /^(begin|commit|rollback|start transaction)\b/;

/**
 * The pool as Kysely sees it, for the login role. A stale statement is sent again under another name, except in a
 * transaction, which it has ended.
 */
export function namedStatements(pool: pg.Pool, naming: Naming): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      let alone = true;
      const query = async (text: string, values: readonly unknown[] = []) => {
        if (CONTROL.test(text)) {
          alone = text === "commit" || text === "rollback";
          return sendPlain(client, text);
        }
        try {
          return await send(client, naming, text, values as unknown[]);
        } catch (error) {
          if (alone && isStalePlan(error)) return send(client, naming, text, values as unknown[]);
          throw error;
        }
      };
      return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() };
    },
    end: async () => {}, // whoever opened the pool ends it
  };
}
