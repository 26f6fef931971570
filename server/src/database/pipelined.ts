import {
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  PostgresAdapter,
  PostgresDialect,
  PostgresQueryCompiler,
  Transaction,
} from "kysely";
import type pg from "pg";
import { leaveOutOwner } from "./columns.ts";
import { type Naming, send, sendPlain } from "./named-statements.ts";
import { SET_TIMEOUTS } from "./pool.ts";
import type { Tables } from "./tables.ts";

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
const driver = new DummyDriver();
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error("a transaction has its connection")) });
const WROTE = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/**
 * A transaction on a client of the pool whose queries leave as they are asked.
 * why not Kysely's own: it holds each query back until the one before it is answered.
 */
export function transactionOn(client: pg.PoolClient, naming: Naming): Transaction<Tables> {
  const connection: DatabaseConnection = {
    async executeQuery({ sql, parameters }) {
      const { command, rowCount, rows } = await send(client, naming, sql, parameters as unknown[]);
      leaveOutOwner(rows);
      return WROTE.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    },
    streamQuery() {
      throw new Error("a pipelined connection streams nothing");
    },
  };
  const executor = new DefaultQueryExecutor(compiler, adapter, { provideConnection: (use) => use(connection) });
  return new Transaction({ config: { dialect }, dialect, driver, executor });
}

/**
 * Runs `work` between the beginning and the end of a transaction. The beginning is not waited for: it travels with the query after
 * it, which fails if it failed. Nor is the end of one that only read: there is nothing in it that could fail.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  naming: Naming,
  access: Access,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    const begin = access === "read" ? "begin read only" : "begin";
    ignore(sendPlain(client, naming === "named" ? begin : `${begin}; ${SET_TIMEOUTS}`));
    const result = await work(client);
    const ended = sendPlain(client, "commit");
    if (access === "read") ignore(ended);
    else await ended;
    return result;
  } catch (error) {
    await sendPlain(client, "rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** `read` changes nothing, and PostgreSQL holds it to that. */
export type Access = "read" | "write";

const ignore = (sent: Promise<unknown>) => void sent.catch(() => {});
