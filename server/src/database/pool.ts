import pg from "pg";
import { isoInstant } from "./instant.ts";
import { KEPT_ALIVE } from "./kept-alive.ts";
import { type SlowStatements, watchStatements } from "./slow-statements.ts";

const { builtins } = pg.types;

/** As the domain writes them: a DATE is the plain day it says, a NUMERIC a number, an instant an ISO string. */
const domainTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (format !== "binary") {
      if (oid === builtins.DATE) return (value: string) => value;
      if (oid === builtins.NUMERIC || oid === builtins.INT8) return Number;
      if (oid === builtins.TIMESTAMPTZ) return isoInstant;
    }
    return pg.types.getTypeParser(oid, format as "text");
  },
};

export interface PoolOptions {
  connection: pg.ClientConfig;
  max: number;
  onError: (error: Error) => void;
  /** The auth library reads instants as Date objects; everything else reads them as the domain does. */
  types?: "domain" | "auth";
  /** A pooler in transaction mode stands between: it refuses settings of a session, which is another one at each transaction. */
  behindPooler?: boolean;
  /** Whom slow statements are told to. */
  slow?: SlowStatements | undefined;
}

/** Ends a statement that hangs, and a transaction that its server forgot. */
const TIMEOUTS = { statement_timeout: 20_000, idle_in_transaction_session_timeout: 30_000 };
/** The same behind a pooler, for one transaction; its own statements outside of any are the pooler's to end (docs/operations.md). */
export const SET_TIMEOUTS = Object.entries(TIMEOUTS)
  .map(([name, value]) => `set local ${name} = ${value}`)
  .join("; ");

export function openPool({ connection, max, onError, types = "domain", behindPooler, slow }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    ...KEPT_ALIVE,
    max,
    application_name: "bosco",
    connectionTimeoutMillis: 5_000,
    // why that long: what a busy moment has opened is there for the next one, and everyday traffic neither opens nor closes any.
    idleTimeoutMillis: 600_000,
    ...(!behindPooler && TIMEOUTS),
    // why: the auth library takes a client apart in its own way; only our own queries are pipelined.
    ...(types === "domain" && { types: domainTypes, pipeline: true }),
  });
  // why: without a listener on the pool and on each client, a restarted database ends the process.
  pool.on("error", onError);
  pool.on("connect", (client) => {
    client.on("error", onError);
    if (slow) watchStatements(client, slow);
  });
  return pool;
}
