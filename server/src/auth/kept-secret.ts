import { randomBytes } from "node:crypto";
import type { Database } from "../database/database.ts";

/** The secret that signs session cookies, made once and kept in the database. */
export async function keptSecret({ login }: Database): Promise<string> {
  await login
    .insertInto("server_state")
    .values({ name: "auth_secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const kept = login.selectFrom("server_state").select("value").where("name", "=", "auth_secret");
  return (await kept.executeTakeFirstOrThrow()).value;
}
