import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

export interface TestDatabase {
  connection: pg.ClientConfig;
  /** Runs SQL as the login role and gives the rows back; several statements give the last one's. */
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A database of its own for one test file: a copy of the migrated and seeded template, or an empty one. */
export async function createTestDatabase(content: "seeded" | "empty" = "seeded"): Promise<TestDatabase> {
  const server = inject("connection");
  const name = `bosco_${randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database ${name}${content === "seeded" ? ` template ${inject("template")}` : ""}`);
  const connection = connectionTo(server, name);
  return {
    connection,
    query: (text, values) =>
      withClient(connection, async (client) => {
        const result = await client.query(text, values);
        const last = Array.isArray(result) ? result.at(-1) : result;
        return last.rows;
      }),
    drop: () => drop(server, name),
  };
}

const BUSY = "42501";

/** why again and again: a database that was filled is being vacuumed by PostgreSQL itself, whom our role may not end. */
async function drop(server: pg.ClientConfig, name: string): Promise<void> {
  const end = performance.now() + 30_000;
  for (;;) {
    try {
      return await administer(server, `drop database if exists ${name} with (force)`);
    } catch (error) {
      const isBusy = error instanceof Error && "code" in error && error.code === BUSY;
      if (!isBusy || performance.now() > end) throw error;
      await new Promise((resume) => setTimeout(resume, 200));
    }
  }
}

export function connectionTo(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** The same place as an address, for a setting. */
export function urlOf({ connectionString, host = "", port, user, database = "" }: pg.ClientConfig): string {
  if (connectionString) return connectionString;
  return `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) })}`;
}

export async function administer(connection: pg.ClientConfig, statement: string): Promise<void> {
  await withClient(connection, (client) => client.query(statement));
}

/** One connection for one piece of work. */
export async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  client.on("error", () => {}); // the failing query says it
  await client.connect();
  return work(client).finally(() => client.end());
}
