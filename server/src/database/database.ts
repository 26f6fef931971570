import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from "kysely";
import type pg from "pg";
import { isStalePlan, type Naming, namedStatements } from "./named-statements.ts";
import { type Access, inTransaction, transactionOn } from "./pipelined.ts";
import type { Tables } from "./tables.ts";
import { createTeller } from "./teller.ts";

/** One user's transaction, or the system's: all that a handler ever sees of the database. */
export type Db = Transaction<Tables>;

export interface Database {
  /** Runs as one signed-in user: row-level security shows and takes that user's rows only, and those shared with him. */
  asUser<T>(userId: string, work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs as the system, which sees every row: seeds, jobs, account administration. */
  asSystem<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Runs in the role that the first statement takes. The work starts at once and need not wait for what that statement gives
   * back; if it fails, so does everything after it.
   */
  entering<Row, T>(
    first: CompiledQuery<Row>,
    access: Access,
    work: (db: Db, entered: Promise<Row | undefined>) => Promise<T>,
  ): Promise<T>;
  /** The login role, for the auth tables: it sees no row of a user's. */
  login: Kysely<Tables>;
  close(): Promise<void>;
}

/** To be part of every first statement: what changes is told by us, after the commit, and not by the commit itself. */
export const TELL_AFTER_COMMIT = "set_config('app.tells', 'after commit', true)";
/**
 * The role of a request, and who is near: `f` has the owners of the boats that one may see, if there is any, and whether one
 * shares any. Whoever is of no crew and has none is not made to look for it.
 */
export const CREW_SETTINGS = `set_config('role', case when f.owners is null then 'bosco_app' else 'bosco_crew' end, true),
  case when f.owners is not null then set_config('app.owners', f.owners::text, true) end,
  set_config('app.crew', case when f.owners is null and not coalesce(f.gives, false) then 'none' else 'some' end, true)`;
const AS_USER = `select ${CREW_SETTINGS}, set_config('app.user_id', $1::text, true), ${TELL_AFTER_COMMIT}
  from find_crew($1::text::uuid) as f`;
const AS_SYSTEM = `select set_config('role', 'bosco_system', true), set_config('app.user_id', '', true), ${TELL_AFTER_COMMIT}`;
const CHANGES = CompiledQuery.raw("select current_setting('app.changes', true) as changes") as CompiledQuery<{
  changes: string | null;
}>;

const MOST_TRIES = 5;
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);
const isDeadlock = (error: unknown) => codeOf(error) === "40P01";
/** By a policy, or a trigger of ours that looks at the role aboard. */
const isNotAllowed = (error: unknown) => ["42501", "BO403"].includes(String(codeOf(error)));

/** Of a pooler in transaction mode, statements have no names: the next transaction's session does not know them. */
export function openDatabase(
  pool: pg.Pool,
  onError: (error: unknown) => void = () => {},
  naming: Naming = "named",
): Database {
  const teller = createTeller(pool, naming, onError);
  const login = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namedStatements(pool, naming) }) });

  const once: Database["entering"] = async (first, access, work) => {
    const done = await inTransaction(pool, naming, access, async (client) => {
      const db = transactionOn(client, naming);
      // why: the first statement and the next travel together, in this order. If the first failed, the transaction is
      // aborted and so is every query after it.
      const entered = db.executeQuery(first).then(({ rows }) => rows[0]);
      const [taken, worked] = await Promise.allSettled([entered, work(db, entered)]);
      if (taken.status === "rejected") throw taken.reason;
      if (worked.status === "rejected") throw worked.reason;
      // why not waited for: it travels with the commit, and fails with it.
      const changed = access === "write" ? db.executeQuery(CHANGES) : undefined;
      changed?.catch(() => {});
      return { value: worked.value, changed };
    });
    teller.tell((await done.changed)?.rows[0]?.changes);
    return done.value;
  };

  // why: it was rolled back, so to run it again is what the caller would do; it must not change anything but the database.
  // More than once, since what travelled behind the stale statement was not prepared either. Of two that wait for each other
  // (each aboard the other's boat), PostgreSQL ends one, which then finds its way free. A write that the handler allowed and the
  // database did not has been overtaken by a revocation or a change of role: now the handler knows which, and says so.
  const entering: Database["entering"] = async (first, access, work) => {
    let refused = 0;
    for (let tries = 1; ; tries += 1)
      try {
        return await once(first, access, work);
      } catch (error) {
        if (isNotAllowed(error)) refused += 1;
        const mayPass = isStalePlan(error) || isDeadlock(error) || (isNotAllowed(error) && refused === 1);
        if (!mayPass || tries >= MOST_TRIES) throw error;
      }
  };

  return {
    login,
    entering,
    asUser: (userId, work) => entering(CompiledQuery.raw(AS_USER, [userId]), "write", work),
    asSystem: (work) => entering(CompiledQuery.raw(AS_SYSTEM), "write", work),
    close: async () => {
      await teller.stop();
      await login.destroy();
      await pool.end();
    },
  };
}
