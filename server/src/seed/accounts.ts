import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { DEMO_ID } from "../demo-account.ts";
import { createAccount } from "./create-account.ts";
import { seedDemo } from "./demo.ts";

export interface FirstAdministrator {
  email: string;
  password: string;
}

const SEED_LOCK = 8_062_027;
const DEFAULT_ADMIN = "admin@bosco.example";

/** Makes what a first start finds missing: an administrator and the demo account. Several servers may start at once. */
export function seedAccounts(database: Database, config: Config): Promise<FirstAdministrator | undefined> {
  return database.asSystem(async (db) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db);
    await seedDemo(db);
    const admin = await db
      .selectFrom("profils_utilisateur")
      .select("id")
      .where("role", "=", "admin")
      .executeTakeFirst();
    if (admin) return undefined;
    const email = config.ADMIN_EMAIL ?? DEFAULT_ADMIN;
    const password = config.ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
    const id = await createAccount(db, { email, password });
    await db.updateTable("profils_utilisateur").set({ role: "admin" }).where("id", "=", id).execute();
    return config.ADMIN_PASSWORD ? undefined : { email, password };
  });
}

/** Whether a first start is over: the demo account, made last, is there. */
export async function hasFirstAccounts({ login }: Database): Promise<boolean> {
  const demo = await login.selectFrom("auth_users").select("id").where("id", "=", DEMO_ID).executeTakeFirst();
  return demo !== undefined;
}
