import { sql } from "kysely";
import type { Db } from "./database.ts";

/**
 * Makes this user's other transactions wait here until this one ends: what is counted now is still true at the insert.
 * Plan limits and the default boat stand on it.
 */
export async function lockUser(db: Db, userId?: string): Promise<void> {
  // why: the system acts for a user too (an import, the demo's reset), and is none itself.
  const subject = userId === undefined ? sql`current_setting('app.user_id')` : sql`${userId}::text`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 1))`.execute(db);
}

/** The same of whoever owns a boat, asked before it is known who calls. Whoever is of no crew is not made to look. */
export async function lockOwnerOf(db: Db, bateau_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(coalesce(case when current_setting('app.owners', true) <> '' then (
    select user_id::text from partages where membre_id = app_user() and bateau_id = ${bateau_id}) end,
    current_setting('app.user_id')), 1))`.execute(db);
}
