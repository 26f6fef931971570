import { type Account, contract } from "@bosco/contract";
import { implement, type ORPCError } from "@orpc/server";
import type { SignedIn } from "../accounts/account.ts";
import type { Config } from "../config.ts";
import type { Database, Db } from "../database/database.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { PhotoStore } from "../photos/store.ts";
import { fail } from "../refusals.ts";
import { once, operationIdOf } from "./operations.ts";

/** What a request brings to a procedure. */
export interface RequestContext {
  config: Config;
  database: Database;
  photos: PhotoStore;
  mailer: Mailer;
  /** The path below `/api`, its steps not decoded. */
  asked: string;
  explain: (error: unknown) => ORPCError<string, unknown>;
  /** Looked up when first needed. */
  signedIn: () => Promise<SignedIn | undefined>;
  operationId: string | undefined;
}

// why: the input is judged after the caller is known (401 before 400) and before a transaction opens.
export const base = implement(contract, { initialInputValidationIndex: -1 }).$context<RequestContext>();

/** For calls that anyone may make. They see no database. */
export const open = base
  .use(({ next, procedure }) => {
    if (procedure["~orpc"].meta.access !== "anyone") throw fail("ERREUR_INTERNE");
    return next();
  })
  .use(({ next }) => next({ context: { database: undefined as never } }));

/**
 * For a signed-in user: `db` is a transaction as that user, and a write with an operation id happens once. What no
 * transaction can take back (a file removed) is given to `afterCommit`.
 */
export const authed = base
  .use(async ({ context, next, procedure }) => {
    const signedIn = await context.signedIn();
    if (!signedIn) throw fail("NON_CONNECTE");
    const { account } = signedIn;
    if (procedure["~orpc"].meta.access === "admin" && account.role !== "admin") throw fail("INTERDIT");
    return next({ context: { account } });
  })
  .use(async ({ context, next }) => {
    const effects: (() => Promise<unknown>)[] = [];
    const result = await next({
      context: {
        afterCommit: (effect: () => Promise<unknown>) => void effects.push(effect),
        startOver: () => void effects.splice(0),
      },
    });
    // why: the write is done and stays done. An effect that fails is logged; the nightly sweep makes up for it.
    for (const effect of effects) await effect().catch(context.explain);
    return result;
  })
  .use(({ context: { account, database, operationId, startOver }, next, path, procedure }, input) =>
    database.asUser(account.id, async (db) => {
      startOver(); // a transaction that a migration has upset is run again
      // why: a handler gets its transaction and never the pool.
      const within = { db, database: undefined as never };
      const run = async () => (await next({ context: within })).output;
      const id = procedure["~orpc"].route.method === "GET" ? undefined : operationIdOf(operationId);
      if (id === undefined) return { output: await run(), context: within };
      const operation = { userId: account.id, id, call: path.join("."), input };
      return { output: await once(db, operation, run), context: within };
    }),
  );

/**
 * For a signed-in user's call that waits for the outside world: no connection is held meanwhile. `asUser` opens a
 * transaction as that user, for as long as it is needed. `admit` may turn an account away before its input is judged.
 */
export const patient = (admit: (account: Account) => void = () => {}) =>
  base
    .use(async ({ context, next, procedure }) => {
      const signedIn = await context.signedIn();
      if (!signedIn) throw fail("NON_CONNECTE");
      const { account } = signedIn;
      if (procedure["~orpc"].meta.access !== "user") throw fail("ERREUR_INTERNE");
      admit(account);
      return next({ context: { account } });
    })
    .use(({ context: { account, database, operationId }, next }) => {
      const asUser = <T>(work: (db: Db) => Promise<T>) => database.asUser(account.id, work);
      return next({ context: { asUser, operationId: operationIdOf(operationId), database: undefined as never } });
    });
