import type { Db } from "../../database/database.ts";

/** Every link that would set a new password, and was not used. */
export async function endResetLinks(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("auth_verifications").where("value", "=", userId).execute();
}

/**
 * What an old password may have left in strange hands, beside the sessions: reset links, the calendar address, devices that
 * reminders are pushed to, and browsers that guesses from elsewhere don't keep out.
 */
export async function endLeftAccess(db: Db, userId: string): Promise<void> {
  await endResetLinks(db, userId);
  for (const table of ["calendriers", "calendriers_choisis", "appareils_rappels"] as const)
    await db.deleteFrom(table).where("user_id", "=", userId).execute();
  await db.deleteFrom("auth_known_browsers").where("user_id", "=", userId).execute();
}

/** Devices that reminders are pushed to and whose session is over by its age: they go with the sessions that somebody ends. */
export async function endLeftDevices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("appareils_rappels").where("user_id", "=", userId).where("session_id", "is", null).execute();
}

/** What an old password may have left, and every session. */
export async function endAllAccess(db: Db, userId: string): Promise<void> {
  await endLeftAccess(db, userId);
  await db.deleteFrom("auth_sessions").where("userId", "=", userId).execute();
}
