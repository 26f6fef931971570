import type { Database } from "./database.ts";

/** A small fact about this database, made once by whichever server asks first, and the same for all ever after. */
export async function keptValue({ login }: Database, name: string, make: () => string): Promise<string> {
  await login
    .insertInto("server_state")
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const kept = login.selectFrom("server_state").select("value").where("name", "=", name);
  return (await kept.executeTakeFirstOrThrow()).value;
}
