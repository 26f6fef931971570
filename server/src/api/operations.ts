import { createHash } from "node:crypto";
import { uuid } from "@bosco/domain";
import type { Db } from "../database/database.ts";
import { fail } from "../refusals.ts";
import { claimOperation, findOperation, keepAnswer } from "./operation-queries.ts";

interface Operation {
  /** Left out, it is the transaction's own user's. */
  userId?: string | undefined;
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
  const isMine = await claimOperation(db, operation, operation.call, hashOf(operation.input));
  if (!isMine) return (await findDone<T>(db, operation)) as T;
  const output = await write();
  await keepAnswer(db, operation, output);
  return output;
}

/** The stored answer of an operation that was done before. */
export async function findDone<T>(db: Db, operation: Operation): Promise<T | undefined> {
  const done = await findOperation(db, operation);
  if (done && (done.call !== operation.call || done.input_hash !== hashOf(operation.input)))
    throw fail("OPERATION_DIFFERENTE");
  return done?.output as T | undefined;
}

/** why without passwords: this is a plain hash, by which one could be guessed. */
const hashOf = (input: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(input ?? null, (key, value) => (key === "password" ? undefined : value)))
    .digest("base64url");
