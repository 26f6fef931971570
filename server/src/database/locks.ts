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

/**
 * The same for whoever is of no crew, and for nobody else: to whose account a member adds is known later, and whoever takes his own
 * lock before another's may wait for one who does the same the other way round.
 */
export async function lockUserOfNoCrew(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.user_id'), 1))
    where current_user = 'bosco_app'`.execute(db);
}
