import { sql } from "kysely";
import type { Db } from "./database.ts";

/**
 * Makes this user's other transactions wait here until this one ends: what is counted now is still true at the insert.
 * Plan limits and the default boat stand on it.
 */
export async function lockUser(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(current_setting('app.user_id'), 1))`.execute(db);
}
