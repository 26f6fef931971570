import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import { fail } from "../refusals.ts";

const ADMINISTRATORS_LOCK = 8_062_028;

/** Refuses when nobody else is administrator. Two that go at the same time wait for each other here. */
export async function refuseLastAdministrator(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`.execute(db);
  const admins = await db.selectFrom("profils_utilisateur").select("id").where("role", "=", "admin").execute();
  if (admins.some(({ id }) => id !== userId) || !admins.some(({ id }) => id === userId)) return;
  throw fail("CONFLIT", { message: "C’est le dernier administrateur : nommez-en un autre d’abord." });
}
