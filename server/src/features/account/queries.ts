import { type Formule, type Profile, SIMULATION_PREFIX, subscription } from "@bosco/domain/account";
import { sql } from "kysely";
import { columnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";

const columns = columnsOf(subscription);

export async function updateProfile(db: Db, id: string, changed: Partial<Profile>): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  await db.updateTable("profils_utilisateur").set(changed).where("id", "=", id).execute();
}

/** The profile's photo, kept as it is until this transaction ends. */
export function findPhotoToEdit(db: Db, id: string) {
  return db
    .selectFrom("profils_utilisateur")
    .select("photo_profil_url as url")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export function listSubscriptions(db: Db) {
  return db.selectFrom("abonnements").select(columns).orderBy("created_at", "desc").execute();
}

export function insertSimulation(db: Db, user_id: string, plan: Formule, dates: { start: string; end: string }) {
  return db
    .insertInto("abonnements")
    .values({
      user_id,
      plan,
      date_debut: dates.start,
      date_fin: dates.end,
      payment_id: sql<string>`${SIMULATION_PREFIX} || gen_random_uuid()`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function findSubscriptionToEdit(db: Db, user_id: string, id: string) {
  return db
    .selectFrom("abonnements")
    .select(columns)
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Ends a subscription at its end, or at once. */
export function endSubscription(db: Db, user_id: string, id: string, when: "at its end" | "at once") {
  return db
    .updateTable("abonnements")
    .set({ resilie_le: sql<string>`now()`, ...(when === "at once" && { statut: "résilié" }) })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}
