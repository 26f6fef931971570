import type { Account } from "@bosco/contract";
import { sql } from "kysely";
import { endLeftDevices } from "../../../accounts/sessions/end-access.ts";
import type { Db } from "../../../database/database.ts";

/** A list to read through; 'Fermer les autres' ends the rest too. */
const MOST_SHOWN = 100;

type Owner = Pick<Account, "id" | "est_demo">;

/**
 * The devices an account is signed in on, the one that asks first. Their tokens stay here. The demo's other sessions are
 * other visitors', and nobody's business.
 */
export function listSessions(db: Db, { id, est_demo }: Owner, currentId: string) {
  const own = db.selectFrom("auth_sessions").where("userId", "=", id);
  return (est_demo ? own.where("id", "=", currentId) : own)
    .where("expiresAt", ">", sql<string>`now()`)
    .select([
      "id",
      sql<boolean>`id = ${currentId}::uuid`.as("courante"),
      "userAgent as appareil",
      "ipAddress as adresse_ip",
      "createdAt as created_at",
      "updatedAt as updated_at",
    ])
    .orderBy("courante", "desc")
    .orderBy("updated_at", "desc")
    .limit(MOST_SHOWN)
    .execute();
}

export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom("auth_sessions")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<void> {
  await db.deleteFrom("auth_sessions").where("userId", "=", userId).where("id", "!=", keptId).execute();
  await endLeftDevices(db, userId);
}
