import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from "kysely";
import type pg from "pg";
import { isStalePlan, namedStatements } from "./named-statements.ts";
import type { Tables } from "./tables.ts";

/** One user's transaction, or the system's: all that a handler ever sees of the database. */
export type Db = Transaction<Tables>;

export interface Database {
  /** Runs as one signed-in user: row-level security shows and takes that user's rows only. */
  asUser<T>(userId: string, work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs as the system, which sees every row: seeds, jobs, account administration. */
  asSystem<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** The login role, for the auth tables: it sees no row of a user's. */
  login: Kysely<Tables>;
  close(): Promise<void>;
}

type Role = "bosco_app" | "bosco_system";

const TAKE_ROLE = "select set_config('role', $1, true), set_config('app.user_id', $2, true)";

export function openDatabase(pool: pg.Pool): Database {
  const login = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });

  function once<T>(role: Role, userId: string, work: (db: Db) => Promise<T>): Promise<T> {
    return login.transaction().execute(async (db) => {
      // why: the connection is pipelined, so the role and the first query travel together, in this order. If taking
      // the role failed, the transaction is aborted and so is every query after it.
      const roleTaken = db.executeQuery(CompiledQuery.raw(TAKE_ROLE, [role, userId]));
      const [taken, worked] = await Promise.allSettled([roleTaken, work(db)]);
      if (taken.status === "rejected") throw taken.reason;
      if (worked.status === "rejected") throw worked.reason;
      return worked.value;
    });
  }

  // why: it was rolled back, so to run it again is what the caller would do; it must not change anything but the database.
  const inRole = <T>(role: Role, userId: string, work: (db: Db) => Promise<T>): Promise<T> =>
    once(role, userId, work).catch((error) => {
      if (isStalePlan(error)) return once(role, userId, work);
      throw error;
    });

  return {
    login,
    asUser: (userId, work) => inRole("bosco_app", userId, work),
    asSystem: (work) => inRole("bosco_system", "", work),
    close: () => login.destroy(),
  };
}
