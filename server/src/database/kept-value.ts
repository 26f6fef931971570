import type { Database } from "./database.ts";

/** A small fact about this database, made once by whichever server asks first, and the same for all ever after. */
export async function keptValue({ login }: Database, name: string, make: () => string): Promise<string> {
  await login
    .insertInto("server_state")
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await selectFact(login, name).executeTakeFirstOrThrow()).value;
}

export async function findFact({ login }: Database, name: string): Promise<string | undefined> {
  return (await selectFact(login, name).executeTakeFirst())?.value;
}

export async function forgetFact({ login }: Database, name: string): Promise<void> {
  await login.deleteFrom("server_state").where("name", "=", name).execute();
}

const selectFact = (login: Database["login"], name: string) =>
  login.selectFrom("server_state").select("value").where("name", "=", name);
