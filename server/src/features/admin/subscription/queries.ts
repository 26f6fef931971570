import type { Subscription } from "@bosco/domain/account";
import { sql } from "kysely";
import type { Db } from "../../../database/database.ts";

export function findLatest(db: Db, user_id: string) {
  return db
    .selectFrom("abonnements")
    .select(["id", "plan", "date_debut", "date_fin"])
    .where("user_id", "=", user_id)
    .orderBy("created_at", "desc")
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

type Term = Pick<Subscription, "plan" | "date_debut" | "date_fin">;

/** Makes this the account's one subscription that counts: the latest is changed, or the first made; older ones end. */
export async function saveLatest(db: Db, user_id: string, latestId: string | undefined, term: Term): Promise<void> {
  const { id } = latestId
    ? await db
        .updateTable("abonnements")
        .set({ ...term, statut: "actif", resilie_le: null })
        .where("user_id", "=", user_id)
        .where("id", "=", latestId)
        .returning("id")
        .executeTakeFirstOrThrow()
    : await db
        .insertInto("abonnements")
        .values({ user_id, ...term })
        .returning("id")
        .executeTakeFirstOrThrow();
  await db
    .updateTable("abonnements")
    .set({ statut: "résilié", resilie_le: sql<string>`now()` })
    .where("user_id", "=", user_id)
    .where("id", "!=", id)
    .where("statut", "=", "actif")
    .execute();
}
