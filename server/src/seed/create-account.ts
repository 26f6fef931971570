import { hashPassword } from "../accounts/passwords/password-hash.ts";
import { endAllAccess } from "../accounts/sessions/end-access.ts";
import type { Db } from "../database/database.ts";

interface NewAccount {
  id?: string;
  email: string;
  password: string;
}

/** An account that can sign in at once. An address that is taken gets the new password instead. */
export async function createAccount(db: Db, account: NewAccount): Promise<string> {
  const { email, password } = account;
  const { id } = await db
    .insertInto("auth_users")
    .values({ ...(account.id && { id: account.id }), email, name: email, emailVerified: true, lastSignInAt: null })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ emailVerified: true }))
    .returning("id")
    .executeTakeFirstOrThrow();
  await setPassword(db, id, password);
  return id;
}

/** Sets a password and ends everything that the old one had opened. */
async function setPassword(db: Db, userId: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.deleteFrom("auth_accounts").where("userId", "=", userId).execute();
  await db
    .insertInto("auth_accounts")
    .values({ userId, accountId: userId, providerId: "credential", password: hash })
    .execute();
  await endAllAccess(db, userId);
}

/** Gives an administrator (the oldest, or the one with this address) a new password, and tells whose it is. */
export async function resetAdminPassword(db: Db, password: string, address?: string): Promise<string | undefined> {
  let admins = db.selectFrom("profils_utilisateur").select(["id", "email"]).where("role", "=", "admin");
  if (address) admins = admins.where("email", "=", address.toLowerCase());
  const admin = await admins.orderBy("created_at").executeTakeFirst();
  if (admin) await setPassword(db, admin.id, password);
  return admin?.email;
}
