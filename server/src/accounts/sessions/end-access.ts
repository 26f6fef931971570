import type { Db } from "../../database/database.ts";

/** Every link that would set a new password, and was not used. */
export async function endResetLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("auth_verifications").where("value", "=", userId).execute();
}

/**
 * What an old password may have left in strange hands, beside the sessions: reset links, the calendar address, and
 * browsers that guesses from elsewhere don't keep out.
 */
export async function endLeftAccess(db: Db, userId: string): Promise<void> {
  await endResetLinks(db, userId);
  for (const table of ["calendriers", "calendriers_choisis"] as const)
    await db.deleteFrom(table).where("user_id", "=", userId).execute();
  await db.deleteFrom("auth_known_browsers").where("user_id", "=", userId).execute();
}

/** The same, and every session. */
export async function endAllAccess(db: Db, userId: string): Promise<void> {
  await endLeftAccess(db, userId);
  await db.deleteFrom("auth_sessions").where("userId", "=", userId).execute();
}
