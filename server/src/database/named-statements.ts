import { createHash } from "node:crypto";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

const MOST_NAMES = 1_000;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = createHash("sha1").update(text).digest("base64url");
  names.set(text, name);
  return name;
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
 */
export function namedStatements(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[] = []) => {
        gather(client);
        if (values.length > 0) return client.query({ name: nameOf(text), text, values: [...values] });
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
