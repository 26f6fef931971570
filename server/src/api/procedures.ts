import { randomUUID } from "node:crypto";
import { contract } from "@bosco/contract";
import { derivedId } from "@bosco/domain";
import { implement, ORPCError } from "@orpc/server";
import { asCaller, type Credentials, type SignedIn } from "../accounts/account.ts";
import { refuseOldSignIn } from "../accounts/recent-sign-in.ts";
import type { Config } from "../config.ts";
import type { Database, Db } from "../database/database.ts";
import { tellAge } from "../database/tell-age.ts";
import type { Turns } from "../database/turns.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { PhotoStore } from "../photos/store.ts";
import type { PushKeys } from "../push/keys.ts";
import type { Wake } from "../queue/jobs.ts";
import { fail } from "../refusals.ts";
import { madeAgo } from "./made-at.ts";
import { once, operationIdOf } from "./operations.ts";

/** What a request brings to a procedure. */
export interface RequestContext extends Credentials {
  config: Config;
  database: Database;
  turns: Turns;
  photos: PhotoStore;
  mailer: Mailer;
  pushKeys: PushKeys;
  /** Has what was left to be done begun at once, once it is committed. */
  wake: Wake;
  /** Where people open Bosco, for the links that leave it. */
  publicUrl: string;
  explain: (error: unknown) => ORPCError<string, unknown>;
  /** Looked up when first needed. */
  signedIn: () => Promise<SignedIn | undefined>;
  operationId: string | undefined;
  /** How many seconds ago it was pressed. Throws when what was sent of it is no age. */
  age: () => number;
  /** Aborted when the caller leaves before he is answered. */
  gone: () => AbortSignal;
}

// why: the input is judged before the last step of each kind below, which opens the transaction. The output is ours, and is
// judged where the calls are mounted, in tests.
const base = implement(contract, {
  initialInputValidationIndex: -1,
  initialOutputValidationIndex: Number.NaN,
}).$context<RequestContext>();

// why: a handler gets its transaction and never the pool.
const NO_POOL = { database: undefined as never };

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

/** The same for whoever brings a secret: `db` sees every row, and the queries look for that secret and nothing else. */
export const bySecret = base
  .use(expectAccess("anyone"))
  .use(({ context: { database }, next }) => database.asSystem(async (db) => next({ context: { db, ...NO_POOL } })));

const signedIn = base.use(async ({ context, next }) => {
  const found = await context.signedIn();
  if (!found) throw fail("NON_CONNECTE");
  const { account, sessionId, signedInAt } = found;
  return next({ context: { account, me: found, sessionId, signedInAt } });
});

/** What no transaction can take back (a file removed) is given to `afterCommit`. */
const withEffects = base.middleware(async ({ context, next }) => {
  const effects: (() => Promise<unknown>)[] = [];
  const result = await next({
    context: {
      afterCommit: (effect: () => Promise<unknown>) => void effects.push(effect),
      /** A transaction that a migration has upset is run again. */
      startOver: () => void effects.splice(0),
    },
  });
  // why: the write is done and stays done. An effect that fails is logged; the nightly sweep makes up for it.
  for (const effect of effects) await effect().catch(context.explain);
  return result;
});

/** Whoever is not signed in hears that, and nothing about what he sent. */
const refuseStrangersFirst = base.middleware(async ({ context, next }) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError && error.code === "BAD_REQUEST" && !(await context.signedIn()))
      throw fail("NON_CONNECTE");
    throw error;
  }
});

interface Call {
  procedure: { "~orpc": { route: { method?: string } } };
  path: readonly string[];
  input: unknown;
  operationId: string | undefined;
  /** Whose operation it is; left out, the transaction's own user's. */
  userId?: string;
}

const isRead = ({ procedure }: Pick<Call, "procedure">) => procedure["~orpc"].route.method === "GET";

/** A write with an operation id happens once. */
async function runOnce<Done extends { output: unknown }>(db: Db, call: Call, run: () => Promise<Done>): Promise<Done> {
  const id = isRead(call) ? undefined : operationIdOf(call.operationId);
  if (id === undefined) return run();
  let done: Done | undefined;
  const output = await once(db, { ...call, id, call: call.path.join(".") }, async () => {
    done = await run();
    return done.output;
  });
  return { ...done, output } as Done;
}

/** Ids of the rows that a call makes beside the one it names: those of its operation, if it has one, as the device knows them. */
const idsOf = (operationId: string | undefined) => {
  const operation = operationIdOf(operationId);
  return (n: number) => (operation === undefined ? randomUUID() : derivedId(operation, n));
};

interface Started {
  context: RequestContext & { startOver: () => void };
  procedure: Call["procedure"];
  path: readonly string[];
}

/** Runs the last step in a transaction among the caller's own rows. */
const amongOwnRows = <Done extends { output: unknown }>(
  { context: { database, token, meant, operationId, age, startOver }, procedure, path }: Started,
  input: unknown,
  run: (db: Db, caller: () => Promise<SignedIn>, madeAt: Date) => Promise<Done>,
): Promise<Done> => {
  const call = { procedure, path, input, operationId };
  return asCaller(database, { token, meant }, isRead(call) ? "read" : "write", async (db, caller) => {
    startOver();
    const seconds = isRead(call) ? 0 : age();
    if (seconds > 0) await tellAge(db, seconds);
    return runOnce(db, call, () => run(db, caller, madeAgo(seconds)));
  });
};

const asUser = base.use(expectAccess("user")).use(refuseStrangersFirst).use(withEffects);

/**
 * For a signed-in user, among his own rows. The handler starts before it is known who calls, so that its first query travels
 * with the session's: the database shows it that user's rows, or none.
 */
export const ownRows = asUser.use((started, input) =>
  amongOwnRows(started, input, async (db, caller, madeAt) =>
    started.next({ context: { db, caller, madeAt, newId: idsOf(started.context.operationId), ...NO_POOL } }),
  ),
);

/** The same for a handler that needs the account. */
export const authed = asUser.use((started, input) =>
  amongOwnRows(started, input, async (db, caller, madeAt) => {
    const me = await caller();
    const newId = idsOf(started.context.operationId);
    return started.next({ context: { db, account: me.account, me, madeAt, newId, ...NO_POOL } });
  }),
);

/** The same for a call whose answer holds a secret: it is kept nowhere, so sent twice it happens twice. */
export const answersSecret = asUser.use(({ context: { database, token, meant, startOver }, next }) =>
  asCaller(database, { token, meant }, "write", async (db, caller) => {
    startOver();
    const me = await caller();
    return next({ context: { db, account: me.account, me, ...NO_POOL } });
  }),
);

/** `db` sees every row, for what no user may write: accounts, sessions, subscriptions. */
const asSystem = (access: "user" | "admin") =>
  signedIn
    .use(expectAccess(access))
    .use(({ context, next }) => {
      if (access !== "admin") return next();
      if (context.account.role !== "admin") throw fail("INTERDIT");
      refuseOldSignIn(context, context.config);
      return next();
    })
    .use(withEffects)
    .use(({ context: { account, database, operationId, startOver }, next, path, procedure }, input) =>
      database.asSystem((db) => {
        startOver();
        const call = { procedure, path, input, operationId, userId: account.id };
        return runOnce(db, call, async () => next({ context: { db, ...NO_POOL } }));
      }),
    );

/** For a signed-in user, about his own account and no other: the queries name it. */
export const ownAccount = asSystem("user");

/**
 * The same for what takes longer than a transaction may: none is open until `finish`, in which it happens once. What `finish`
 * is given may throw, and be tried anew.
 */
export const ownAccountInSteps = signedIn
  .use(expectAccess("user"))
  .use(withEffects)
  .use(({ context: { account, database, operationId, startOver }, next, path, procedure }, input) => {
    const { asSystem } = database;
    const call = { procedure, path, input, operationId, userId: account.id };
    const finish = async <Output>(work: (db: Db) => Promise<Output>): Promise<Output> =>
      asSystem(async (db) => {
        startOver();
        const { output } = await runOnce(db, call, async () => ({ output: await work(db) }));
        return output;
      });
    return next({ context: { asSystem, finish, ...NO_POOL } });
  });

/** For administrators, about any account; what is aboard is not theirs to read. */
export const admin = asSystem("admin");

/**
 * For a signed-in user's call that waits for the outside world: no connection is held meanwhile. `asUser` opens a
 * transaction as that user, for as long as it is needed. `admit` may turn an account away before its input is judged.
 */
export const withoutTransaction = (admit: (me: SignedIn) => void = () => {}) =>
  signedIn
    .use(expectAccess("user"))
    .use(({ context, next }) => {
      admit(context.me);
      return next();
    })
    .use(({ context: { account, database, operationId }, next }) => {
      const asUser = <T>(work: (db: Db) => Promise<T>) => database.asUser(account.id, work);
      return next({ context: { asUser, operationId: operationIdOf(operationId), database: undefined as never } });
    });
