import { dayIn, frenchDay } from "@bosco/domain";
import { sql } from "kysely";
import { eraseAccount } from "../auth/erase-account.ts";
import type { Db } from "../database/database.ts";
import type { Mailer } from "../mail/mailer.ts";

const DAY_MS = 86_400_000;
const INACTIVE_DAYS = 730;
const WARNING_DAYS = 30;
/** How many owners are told in one night. */
const WARNINGS_A_NIGHT = 200;
const UNCONFIRMED_DAYS = 7;
const YEAR_DAYS = 365;
const ZONE = "Europe/Paris";

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/** What is kept for a while and no longer: questions, counts of questions and the administrators' journal, a year. */
export async function forgetOldRows(db: Db, now: Date): Promise<void> {
  const aYearAgo = daysBefore(now, YEAR_DAYS);
  await db.deleteFrom("questions_assistant").where("created_at", "<", aYearAgo).execute();
  await db.deleteFrom("assistant_usage").where("date_usage", "<", aYearAgo.slice(0, 10)).execute();
  await db.deleteFrom("journal_administration").where("created_at", "<", aYearAgo).execute();
}

/** The last time somebody used the account: a sign-in, or a visit that renewed a session. */
const lastSeen = sql<string>`greatest(u."lastSignInAt", u."createdAt",
  (select max(s."updatedAt") from auth_sessions s where s."userId" = u.id))`;

/** Accounts that may go for want of use: never the demo's nor an administrator's. */
function unusedSince(db: Db, instant: string) {
  return db
    .selectFrom("auth_users as u")
    .innerJoin("profils_utilisateur as p", "p.id", "u.id")
    .where("p.est_demo", "=", false)
    .where("p.role", "=", "user")
    .where(lastSeen, "<", instant);
}

/**
 * Accounts unused for two years go, a month after the mail that told their owner has left. Without mail nobody can be told,
 * and so nothing goes: administrators see how many such accounts there are.
 */
export async function eraseUnused(db: Db, mailer: Mailer, now: Date): Promise<void> {
  if (!mailer.isOn) return;
  const nearlyTwoYears = daysBefore(now, INACTIVE_DAYS - WARNING_DAYS);
  const stillUnused = unusedSince(db, nearlyTwoYears).select("u.id");
  await db.deleteFrom("avertissements_inactivite").where("user_id", "not in", stillUnused).execute();

  const due = await unusedSince(db, daysBefore(now, INACTIVE_DAYS))
    .innerJoin("avertissements_inactivite as a", "a.user_id", "u.id")
    .where("a.created_at", "<=", daysBefore(now, WARNING_DAYS))
    .select("u.id")
    .execute();
  for (const { id } of due) await eraseAccount(db, id, "inactivité");

  const unwarned = await unusedSince(db, nearlyTwoYears)
    .where("u.id", "not in", db.selectFrom("avertissements_inactivite").select("user_id"))
    .select(["u.id", "u.email"])
    .orderBy("u.createdAt")
    .limit(WARNINGS_A_NIGHT)
    .execute();
  const deletion = frenchDay(dayIn(new Date(now.getTime() + WARNING_DAYS * DAY_MS), ZONE));
  for (const { id, email } of unwarned) {
    // why: whoever was not told stays. The others have their mail already; the next night goes on from here.
    if (!(await mailer.deliver({ kind: "inactive", to: email, deletion }))) return;
    await db.insertInto("avertissements_inactivite").values({ user_id: id, created_at: now.toISOString() }).execute();
  }
}

/** Sign-ups whose address nobody has confirmed. Without mail there is nothing to confirm. */
export async function eraseUnconfirmed(db: Db, mailer: Mailer, now: Date): Promise<void> {
  if (!mailer.isOn) return;
  const due = await db
    .selectFrom("auth_users")
    .select("id")
    .where("emailVerified", "=", false)
    .where("lastSignInAt", "is", null)
    .where("createdAt", "<", daysBefore(now, UNCONFIRMED_DAYS))
    .execute();
  for (const { id } of due) await eraseAccount(db, id, "inscription non confirmée");
}
