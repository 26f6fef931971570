import type { Database } from "../database/database.ts";

/** Whether one of these, or of the first thousand of them, is an account here. */
export async function knowsOneOf({ login }: Database, ids: string[]): Promise<boolean> {
  const known = login.selectFrom("auth_users").select("id").where("id", "in", ids.slice(0, 1_000)).limit(1);
  return (await known.executeTakeFirst()) !== undefined;
}
