import { createHash } from "node:crypto";
import { uuid } from "@bosco/domain";
import type { Db } from "../database/database.ts";
import { fail } from "../refusals.ts";

interface Operation {
  userId: string;
  /** Made by the client, sent as `Idempotency-Key`. */
  id: string;
  call: string;
  input: unknown;
}

/** The operation id a call was sent with, if any. */
export function operationIdOf(sent: string | undefined): string | undefined {
  if (sent === undefined) return undefined;
  const id = uuid.safeParse(sent);
  if (!id.success) throw fail("ENTREE_INVALIDE", { message: "Idempotency-Key : un UUID est attendu." });
  return id.data;
}

/**
 * Runs a write at most once per operation id. Sent again, the stored answer comes back; sent twice at the same time, the
 * second waits for the first one's transaction. A write that failed was rolled back, and may be tried again.
 */
export async function once<T>(db: Db, operation: Operation, write: () => Promise<T>): Promise<T> {
  const { userId: user_id, id, call } = operation;
  const input_hash = hashOf(operation.input);
  const claimed = await db
    .insertInto("operations")
    .values({ user_id, id, call, input_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  const mine = db.updateTable("operations").where("user_id", "=", user_id).where("id", "=", id);
  if (claimed) {
    const output = await write();
    await mine.set({ output: JSON.stringify(output ?? null) }).execute();
    return output;
  }
  return (await findDone<T>(db, operation)) as T;
}

/** The stored answer of an operation that was done before. */
export async function findDone<T>(db: Db, { userId, id, call, input }: Operation): Promise<T | undefined> {
  const done = await db
    .selectFrom("operations")
    .select(["call", "input_hash", "output"])
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (done && (done.call !== call || done.input_hash !== hashOf(input))) throw fail("OPERATION_DIFFERENTE");
  return done?.output as T | undefined;
}

const hashOf = (input: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(input ?? null))
    .digest("base64url");
