import { engine, type NewEngine } from "@bosco/domain/boats";
import type { Updateable } from "kysely";
import { isVersion, seenColumnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

/** Engines beside the first ones. */
const columns = seenColumnsOf(engine);

export function listEngines(db: Db, bateau_id?: string) {
  return db
    .selectFrom("moteurs")
    .select(columns)
    .$if(bateau_id !== undefined, (query) => query.where("bateau_id", "=", bateau_id ?? ""))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findEngine(db: Db, id: string) {
  return db.selectFrom("moteurs").select(columns).where("id", "=", id).executeTakeFirst();
}

/** The engine, kept as it is until this transaction ends. */
export function findEngineToEdit(db: Db, id: string) {
  return db.selectFrom("moteurs").select(columns).where("id", "=", id).forUpdate().executeTakeFirst();
}

export function insertEngine(db: Db, user_id: string, values: NewEngine) {
  return db
    .insertInto("moteurs")
    .values({ ...values, user_id })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function updateEngine(db: Db, id: string, values: Updateable<Tables["moteurs"]>) {
  return db.updateTable("moteurs").set(values).where("id", "=", id).returning(columns).executeTakeFirst();
}

export function deleteEngine(db: Db, id: string, version?: number) {
  return db.deleteFrom("moteurs").where("id", "=", id).where(isVersion(version)).returning("id").executeTakeFirst();
}

/** How many maintenances are about an engine. */
export async function countWork(db: Db, moteur_id: string): Promise<number> {
  const { n } = await db
    .selectFrom("maintenances")
    .where("moteur_id", "=", moteur_id)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}
