import { type Profile, subscription } from "@bosco/domain/account";
import { columnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";

export async function updateProfile(db: Db, id: string, changed: Partial<Profile>): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  await db.updateTable("profils_utilisateur").set(changed).where("id", "=", id).execute();
}

export function listSubscriptions(db: Db) {
  return db.selectFrom("abonnements").select(columnsOf(subscription)).orderBy("created_at", "desc").execute();
}
