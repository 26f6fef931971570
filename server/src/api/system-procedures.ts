import { refuseOldSignIn } from "../accounts/recent-sign-in.ts";
import type { Db } from "../database/database.ts";
import { fail } from "../refusals.ts";
import { once, operationIdOf } from "./operations.ts";
import { base } from "./procedures.ts";

/**
 * Calls that run as the system, which sees every row, because they write what no user may: accounts, sessions,
 * subscriptions. Their queries name the account they are about; what is aboard is not theirs to read.
 */
const asSystem = base
  .use(async ({ context, next }) => {
    const signedIn = await context.signedIn();
    if (!signedIn) throw fail("NON_CONNECTE");
    const { account, sessionId, signedInAt } = signedIn;
    return next({ context: { account, sessionId, signedInAt } });
  })
  .use(({ context, next, procedure }) => {
    if (procedure["~orpc"].meta.access !== "admin") return next();
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
    for (const effect of effects) await effect().catch(context.explain);
    return result;
  })
  .use(({ context: { account, database, operationId, startOver }, next, path, procedure }, input) =>
    database.asSystem(async (db: Db) => {
      startOver(); // a transaction that a migration has upset is run again
      const within = { db, database: undefined as never };
      const run = async () => (await next({ context: within })).output;
      const id = procedure["~orpc"].route.method === "GET" ? undefined : operationIdOf(operationId);
      if (id === undefined) return { output: await run(), context: within };
      const operation = { userId: account.id, id, call: path.join("."), input: withoutPassword(input) };
      return { output: await once(db, operation, run), context: within };
    }),
  );

/** why: the operation keeps a plain hash of its input, by which a password could be guessed. */
const withoutPassword = (input: unknown) =>
  JSON.parse(JSON.stringify(input ?? null, (key, value) => (key === "password" ? undefined : value)));

/** For administrators, about any account. */
export const admin = asSystem.use(({ next, procedure }) => {
  if (procedure["~orpc"].meta.access !== "admin") throw fail("ERREUR_INTERNE");
  return next();
});

/** For a signed-in user, about his own account and no other. */
export const ownAccount = asSystem.use(({ next, procedure }) => {
  if (procedure["~orpc"].meta.access !== "user") throw fail("ERREUR_INTERNE");
  return next();
});
