import { contract } from "@bosco/contract";
import { uuid } from "@bosco/domain";
import { implement, type ORPCError } from "@orpc/server";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { SignedIn } from "./account.ts";
import { fail } from "./errors.ts";
import { once } from "./operations.ts";

/** What a request brings to a procedure. */
export interface RequestContext {
  config: Config;
  database: Database;
  explain: (error: unknown) => ORPCError<string, unknown>;
  /** Looked up when first needed. */
  signedIn: () => Promise<SignedIn | undefined>;
  operationId: string | undefined;
}

// why: the input is judged after the caller is known (401 before 400) and before a transaction opens.
const base = implement(contract, { initialInputValidationIndex: -1 }).$context<RequestContext>();

/** For calls that anyone may make. They see no database. */
export const open = base
  .use(({ next, procedure }) => {
    if (procedure["~orpc"].meta.access !== "anyone") throw fail("ERREUR_INTERNE");
    return next();
  })
  .use(({ next }) => next({ context: { database: undefined as never } }));

/** For a signed-in user: `db` is a transaction as that user, and a write with an operation id happens once. */
export const authed = base
  .use(async ({ context, next, procedure }) => {
    const signedIn = await context.signedIn();
    if (!signedIn) throw fail("NON_CONNECTE");
    const { account } = signedIn;
    if (procedure["~orpc"].meta.access === "admin" && account.role !== "admin") throw fail("INTERDIT");
    return next({ context: { account } });
  })
  .use(({ context: { account, database, operationId }, next, path, procedure }, input) =>
    database.asUser(account.id, async (db) => {
      // why: a handler gets its transaction and never the pool.
      const within = { db, database: undefined as never };
      const run = async () => (await next({ context: within })).output;
      if (operationId === undefined || procedure["~orpc"].route.method === "GET")
        return { output: await run(), context: within };
      const id = uuid.safeParse(operationId);
      if (!id.success) throw fail("ENTREE_INVALIDE", { message: "Idempotency-Key : un UUID est attendu." });
      const operation = { userId: account.id, id: id.data, call: path.join("."), input };
      return { output: await once(db, operation, run), context: within };
    }),
  );
