import { type Backups, isBackupLate } from "@bosco/domain/account";
import { sql } from "kysely";
import { z } from "zod";
import type { Db } from "../database/database.ts";

/** The row of `server_state` that says it, to whichever server is asked. */
const NAME = "backup";

const lastGood = z.object({ date: z.iso.datetime(), octets: z.int(), gardees: z.int(), absents: z.int().optional() });
export type LastGood = z.infer<typeof lastGood>;

export async function noteLastGood(db: Db, last: LastGood): Promise<void> {
  const value = JSON.stringify(last);
  await db
    .insertInto("server_state")
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

export async function findLastGood(db: Db): Promise<LastGood | null> {
  const found = await db.selectFrom("server_state").select("value").where("name", "=", NAME).executeTakeFirst();
  return found ? lastGood.parse(JSON.parse(found.value)) : null;
}

/** What an administrator is told of the daily backups. */
export async function tellBackups(db: Db, now: Date): Promise<Backups> {
  const derniere = await findLastGood(db);
  const begun = sql<{ at: string }>`select to_json(min(applied_at))#>>'{}' as at from schema_migrations`;
  const depuis = (await begun.execute(db)).rows[0]?.at ?? now.toISOString();
  return { derniere, en_retard: isBackupLate(derniere?.date ?? depuis, now) };
}
