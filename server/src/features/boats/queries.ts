import { boat, boatModel, type NewBoat } from "@bosco/domain/boats";
import type { Updateable } from "kysely";
import { columnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

const columns = columnsOf(boat);

export function listBoats(db: Db) {
  return db.selectFrom("bateaux").select(columns).orderBy("par_defaut", "desc").orderBy("created_at", "desc").execute();
}

export function findBoat(db: Db, id: string) {
  return db.selectFrom("bateaux").select(columns).where("id", "=", id).executeTakeFirst();
}

export async function countBoats(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom("bateaux")
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

export function insertBoat(db: Db, user_id: string, values: NewBoat) {
  return db
    .insertInto("bateaux")
    .values({ ...values, user_id })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function updateBoat(db: Db, id: string, values: Updateable<Tables["bateaux"]>) {
  return db.updateTable("bateaux").set(values).where("id", "=", id).returning(columns).executeTakeFirst();
}

export function deleteBoat(db: Db, id: string) {
  return db.deleteFrom("bateaux").where("id", "=", id).returning(["id", "par_defaut"]).executeTakeFirst();
}

/** Hands the default flag over: cleared everywhere, then set. In one statement the unique index would refuse it. */
export async function setDefaultBoat(db: Db, id: string) {
  await db.updateTable("bateaux").set({ par_defaut: false }).where("par_defaut", "=", true).execute();
  return updateBoat(db, id, { par_defaut: true });
}

export function newestBoat(db: Db) {
  return db.selectFrom("bateaux").select("id").orderBy("created_at", "desc").limit(1).executeTakeFirst();
}

export function listModels(db: Db) {
  return db
    .selectFrom("modeles_navires")
    .select(columnsOf(boatModel))
    .orderBy("nom_constructeur")
    .orderBy("nom_modele")
    .execute();
}
