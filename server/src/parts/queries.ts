import { sql } from "kysely";
import type { Db } from "../database/database.ts";

/** The boats that these rows are aboard of now. */
export async function boatsOf(db: Db, table: "maintenances" | "inventaire", ids: readonly string[]) {
  const rows = await db
    .selectFrom(table)
    .select(["id", "bateau_id"])
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, bateau_id }) => [id, bateau_id]));
}

/** How many parts these works have. */
export async function countParts(db: Db, works: readonly string[]) {
  const rows = await db
    .selectFrom("pieces")
    .select(["maintenance_id", (eb) => eb.fn.countAll<number>().as("n")])
    .where("maintenance_id", "=", sql<string>`any(${works}::uuid[])`)
    .groupBy("maintenance_id")
    .execute();
  return new Map(rows.map(({ maintenance_id, n }) => [maintenance_id, n]));
}
