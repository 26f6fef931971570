import { type Account, contract } from "@bosco/contract";
import { implement, type ORPCError } from "@orpc/server";
import type { SignedIn } from "../accounts/account.ts";
import { refuseOldSignIn } from "../accounts/recent-sign-in.ts";
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

// why: the input is judged before the last step of each kind below: after the caller is known (401 before 400), and
// before a transaction opens.
const base = implement(contract, { initialInputValidationIndex: -1 }).$context<RequestContext>();

type Access = "anyone" | "user" | "admin";

/** A call that the contract opens to others than its handler expects is a mistake of ours, and reaches nothing. */
const expectAccess = (access: Access) =>
  base.middleware(({ next, procedure }) => {
    if (procedure["~orpc"].meta.access !== access) throw fail("ERREUR_INTERNE");
    return next();
  });

/** For calls that anyone may make. They see no database. */
export const open = base
  .use(expectAccess("anyone"))
  .use(({ next }) => next({ context: { database: undefined as never } }));

const signedIn = base.use(async ({ context, next }) => {
  const found = await context.signedIn();
  if (!found) throw fail("NON_CONNECTE");
  const { account, sessionId, signedInAt } = found;
  return next({ context: { account, sessionId, signedInAt } });
});

/**
 * `db` is a transaction in the role, and a write with an operation id happens once. What no transaction can take back (a
 * file removed) is given to `afterCommit`. As `user` the database shows the caller's rows only; as `system` it shows
 * every row, for what no user may write: accounts, sessions, subscriptions.
 */
const inTransaction = (role: "user" | "system", access: "user" | "admin") =>
  signedIn
    .use(expectAccess(access))
    .use(({ context, next }) => {
      if (access !== "admin") return next();
      if (context.account.role !== "admin") throw fail("INTERDIT");
      refuseOldSignIn(context, context.config);
      return next();
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
    .use(({ context: { account, database, operationId, startOver }, next, path, procedure }, input) => {
      const work = async (db: Db) => {
        startOver(); // a transaction that a migration has upset is run again
        // why: a handler gets its transaction and never the pool.
        const within = { db, database: undefined as never };
        const run = async () => (await next({ context: within })).output;
        const id = procedure["~orpc"].route.method === "GET" ? undefined : operationIdOf(operationId);
        if (id === undefined) return { output: await run(), context: within };
        const operation = { userId: account.id, id, call: path.join("."), input };
        return { output: await once(db, operation, run), context: within };
      };
      return role === "user" ? database.asUser(account.id, work) : database.asSystem(work);
    });

/** For a signed-in user, among his own rows. */
export const authed = inTransaction("user", "user");

/** For a signed-in user, about his own account and no other: the queries name it. */
export const ownAccount = inTransaction("system", "user");

/** For administrators, about any account; what is aboard is not theirs to read. */
export const admin = inTransaction("system", "admin");

/**
 * For a signed-in user's call that waits for the outside world: no connection is held meanwhile. `asUser` opens a
 * transaction as that user, for as long as it is needed. `admit` may turn an account away before its input is judged.
 */
export const withoutTransaction = (admit: (account: Account) => void = () => {}) =>
  signedIn
    .use(expectAccess("user"))
    .use(({ context, next }) => {
      admit(context.account);
      return next();
    })
    .use(({ context: { account, database, operationId }, next }) => {
      const asUser = <T>(work: (db: Db) => Promise<T>) => database.asUser(account.id, work);
      return next({ context: { asUser, operationId: operationIdOf(operationId), database: undefined as never } });
    });
