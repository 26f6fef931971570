import { createHash } from "node:crypto";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

export type Erasure = Pick<Tables["effacements"], "empreinte" | "motif">;

/** By which a restored backup can be cleaned again of an account that was erased after it. */
export const fingerprint = (userId: string) => createHash("sha256").update(userId).digest("hex");

/**
 * Erases an account: its rows, sessions and tokens go with it, at once. Its photos and the list of erasures are files, and
 * the caller's to see to once this is committed.
 */
export async function eraseAccount(db: Db, userId: string, motif: Erasure["motif"]): Promise<void> {
  await db.deleteFrom("auth_verifications").where("value", "=", userId).execute();
  await db.deleteFrom("auth_users").where("id", "=", userId).execute();
  await db
    .insertInto("effacements")
    .values({ empreinte: fingerprint(userId), motif })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
