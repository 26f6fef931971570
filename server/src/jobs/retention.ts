import { dayIn } from "@bosco/domain";
import { ACTIVITY_DAYS } from "@bosco/domain/crew";
import { frenchDay } from "@bosco/domain/french";
import type { RemindedKind } from "@bosco/domain/reminders";
import { sql } from "kysely";
import { type Erasure, eraseAccount } from "../accounts/erasure/erase-account.ts";
import { noteErasure } from "../accounts/erasure/erasure-list.ts";
import type { Db } from "../database/database.ts";
import { forgetGivenUpBefore } from "../queue/queries.ts";
import type { JobServices } from "./job-services.ts";
import { giveUpOldMails } from "./reminders/unsent.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const INACTIVE_DAYS = 730;
const WARNING_DAYS = 30;
const TOLD_AFTER_DAYS = INACTIVE_DAYS - WARNING_DAYS;
/** How many owners are told in one night. */
const WARNINGS_A_NIGHT = 200;
/** And how long that may take, however slow the mail server is. */
const WARNING_MINUTES = 15;
const UNCONFIRMED_DAYS = 7;
const YEAR_DAYS = 365;
/** An owner sees for a while that nobody came. */
const EXPIRED_SHOWN_DAYS = 30;
/** And an administrator, what was given up. */
const GIVEN_UP_SHOWN_DAYS = 30;
const ZONE = "Europe/Paris";

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/**
 * What is kept for a while and no longer: questions, counts of questions and the administrators' journal, a year; the activity of
 * boats, invitations that nobody has accepted, and work that the server has given up, less.
 */
export async function forgetOldRows(db: Db, now: Date): Promise<void> {
  const aYearAgo = daysBefore(now, YEAR_DAYS);
  await db.deleteFrom("questions_assistant").where("created_at", "<", aYearAgo).execute();
  await db.deleteFrom("assistant_usage").where("date_usage", "<", aYearAgo.slice(0, 10)).execute();
  await db.deleteFrom("journal_administration").where("created_at", "<", aYearAgo).execute();
  await db.deleteFrom("activites").where("created_at", "<", daysBefore(now, ACTIVITY_DAYS)).execute();
  await forgetGivenUpBefore(db, daysBefore(now, GIVEN_UP_SHOWN_DAYS));
  await giveUpOldMails(db, now);
  await forgetSaidOfNothing(db);
  await db.deleteFrom("partages").where("expire_le", "<", daysBefore(now, EXPIRED_SHOWN_DAYS)).execute();
}

/** why not by age: whatever has been late for years would be said again. */
async function forgetSaidOfNothing(db: Db): Promise<void> {
  const of = (genre: RemindedKind) => db.deleteFrom("rappels_dits as d").where("genre", "=", genre);
  const noOpenWork = sql<boolean>`not exists (select from maintenances where id = d.objet and statut <> 'Terminée')`;
  await of("maintenance").where(noOpenWork).execute();
  await of("article").where(sql<boolean>`not exists (select from inventaire where id = d.objet)`).execute();
  await of("document").where(sql<boolean>`not exists (select from documents where id = d.objet)`).execute();
}

/** The last time somebody used the account: a sign-in, or a visit that renewed a session. */
const lastSeen = sql<string>`greatest(u."lastSignInAt", u."createdAt",
  (select max(s."updatedAt") from auth_sessions s where s."userId" = u.id))`;

/** Accounts that may go for want of use: never the demo's nor an administrator's, nor one whose boat its crew uses. */
function unusedSince(db: Db, instant: string) {
  return db
    .selectFrom("auth_users as u")
    .innerJoin("profils_utilisateur as p", "p.id", "u.id")
    .where("p.est_demo", "=", false)
    .where("p.role", "=", "user")
    .where(lastSeen, "<", instant)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("activites as a")
            .whereRef("a.user_id", "=", "u.id")
            .whereRef("a.auteur_id", "<>", "u.id")
            .where("a.created_at", ">=", instant)
            .select("a.id"),
        ),
      ),
    );
}

type Services = Pick<JobServices, "database" | "mailer" | "photos" | "dataDir">;

/** Erases one account if that is still due, with its photos, and notes it: done before the next one is looked at. */
async function erase(
  { database, photos, dataDir }: Services,
  id: string,
  motif: Erasure["motif"],
  isStillDue: (db: Db) => Promise<object | undefined>,
): Promise<void> {
  const gone = await database.asSystem(async (db) => {
    if (!(await isStillDue(db))) return false;
    await eraseAccount(db, id, motif);
    return true;
  });
  if (!gone) return;
  await photos.removeAll(id);
  await noteErasure(dataDir, id, motif);
}

/**
 * Accounts unused for two years go, a month after the mail that told their owner has left. Without mail nobody can be told,
 * and so nothing goes: administrators see how many such accounts there are.
 */
export async function eraseUnused(services: Services, now: Date): Promise<void> {
  const { database, mailer } = services;
  if (!mailer.isOn) return;
  const dueOf = (db: Db) =>
    unusedSince(db, daysBefore(now, INACTIVE_DAYS))
      .innerJoin("avertissements_inactivite as a", "a.user_id", "u.id")
      .where("a.created_at", "<=", daysBefore(now, WARNING_DAYS))
      .select("u.id");
  const due = await database.asSystem(async (db) => {
    const stillUnused = unusedSince(db, daysBefore(now, TOLD_AFTER_DAYS)).select("u.id");
    await db.deleteFrom("avertissements_inactivite").where("user_id", "not in", stillUnused).execute();
    return dueOf(db).execute();
  });
  for (const { id } of due)
    await erase(services, id, "inactivité", (db) => dueOf(db).where("u.id", "=", id).executeTakeFirst());
  await warnUnused(services, now);
}

/** Tells the owners of accounts that will go. Each mail that has left is noted before the next one is written. */
async function warnUnused({ database, mailer }: Services, now: Date): Promise<void> {
  const unwarned = await database.asSystem((db) =>
    unusedSince(db, daysBefore(now, TOLD_AFTER_DAYS))
      .where("u.id", "not in", db.selectFrom("avertissements_inactivite").select("user_id"))
      .select(["u.id", "u.email"])
      // why: addresses that take no mail must not stand before the others every night.
      .orderBy(sql`random()`)
      .limit(WARNINGS_A_NIGHT)
      .execute(),
  );
  const deletion = frenchDay(dayIn(new Date(now.getTime() + WARNING_DAYS * DAY_MS), ZONE));
  const endsAt = performance.now() + WARNING_MINUTES * MINUTE_MS;
  for (const { id, email } of unwarned) {
    // why: whoever was not told stays, and the next night goes on from here.
    if (performance.now() > endsAt) return;
    if (!(await mailer.deliver({ kind: "inactive", to: email, deletion }))) continue;
    await database.asSystem((db) =>
      db
        .insertInto("avertissements_inactivite")
        .values({ user_id: id, created_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}

/** Sign-ups whose address nobody has confirmed. Without mail there is nothing to confirm. */
export async function eraseUnconfirmed(services: Services, now: Date): Promise<void> {
  if (!services.mailer.isOn) return;
  const dueOf = (db: Db) =>
    db
      .selectFrom("auth_users")
      .select("id")
      .where("emailVerified", "=", false)
      .where("lastSignInAt", "is", null)
      .where("createdAt", "<", daysBefore(now, UNCONFIRMED_DAYS));
  for (const { id } of await services.database.asSystem((db) => dueOf(db).execute()))
    await erase(services, id, "inscription non confirmée", (db) => dueOf(db).where("id", "=", id).executeTakeFirst());
}
