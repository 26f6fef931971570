import { sql } from "kysely";
import type { Db } from "./database.ts";

/** What the database dates by itself in this transaction (`made_at()`) is of so many seconds ago. */
export async function tellAge(db: Db, seconds: number): Promise<void> {
  await sql`select set_config('app.age', ${String(seconds)}, true)`.execute(db);
}
