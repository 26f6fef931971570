import { type MailRhythm, REMINDER_DEFAULTS, type ReminderWay, type SaidReminder } from "@bosco/domain/reminders";
import { sql } from "kysely";
import type { Db } from "../../database/database.ts";
import type { ReadersThing } from "../../features/reminders/remindable-looks-queries.ts";
import type { Leaving, Named, PushInput } from "../../features/reminders/reminder-jobs.ts";

/** So many accounts are looked at at once: what they may be reminded of is in memory then, and no more. */
const PAGE = 100;

export interface Person {
  id: string;
  delai_jours: number;
  /** By mail, in this rhythm: of an address that is confirmed, or not at all. */
  courriel: MailRhythm;
  /** Devices to push to. */
  appareils: string[];
}

/** The next accounts after this one, by id: never the demo. */
export async function listPeople(db: Db, after: string, mailOn: boolean): Promise<Person[]> {
  return db
    .selectFrom("auth_users as u")
    .innerJoin("profils_utilisateur as p", "p.id", "u.id")
    .leftJoin("rappels as r", "r.user_id", "u.id")
    .where("u.id", ">", after)
    .where("p.est_demo", "=", false)
    .select([
      "u.id",
      sql<number>`coalesce(r.delai_jours, ${REMINDER_DEFAULTS.delai_jours}::smallint)`.as("delai_jours"),
    ])
    .select(
      sql<MailRhythm>`case when u."emailVerified" and ${mailOn}::boolean
        then coalesce(r.courriel, ${REMINDER_DEFAULTS.courriel}) else 'jamais' end`.as("courriel"),
    )
    .select(
      sql<string[]>`case when r.push then array(
        select a.id::text from appareils_rappels a where a.user_id = u.id) else '{}' end`.as("appareils"),
    )
    .orderBy("u.id")
    .limit(PAGE)
    .execute();
}

/** What each was told last of these things, by this way. */
export async function listSaid(db: Db, things: readonly ReadersThing[], par: ReminderWay) {
  const { rows } = await sql<SaidReminder & { user_id: string }>`
    select d.user_id, d.genre, d.objet, d.etat, d.limite, d.dit_le
    from jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as g (reader uuid, genre text, id uuid)
    join rappels_dits d on d.user_id = g.reader and d.par = ${par} and d.genre = g.genre and d.objet = g.id`.execute(
    db,
  );
  const byPerson = new Map<string, SaidReminder[]>();
  for (const { user_id, ...said } of rows) {
    const own = byPerson.get(user_id);
    if (own) own.push(said);
    else byPerson.set(user_id, [said]);
  }
  return (person: string): readonly SaidReminder[] => byPerson.get(person) ?? [];
}

/** So many rows go in one statement: each has seven values, and PostgreSQL takes 65,535. */
const ROWS_AT_ONCE = 5_000;

/** What was said to whom, by which way. */
export type Noted = SaidReminder & { user_id: string; par: ReminderWay };

export async function noteSaid(db: Db, said: readonly Noted[]): Promise<void> {
  for (let from = 0; from < said.length; from += ROWS_AT_ONCE)
    await db
      .insertInto("rappels_dits")
      .values(said.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(["user_id", "par", "genre", "objet"]).doUpdateSet((eb) => ({
          etat: eb.ref("excluded.etat"),
          limite: eb.ref("excluded.limite"),
          dit_le: eb.ref("excluded.dit_le"),
        })),
      )
      .execute();
}

/** What was said and is no longer so: it is said anew when it is again. */
export async function forgetSaid(db: Db, said: readonly Noted[]): Promise<void> {
  if (said.length === 0) return;
  const gone = said.map(({ user_id, par, genre, objet }) => ({ user_id, par, genre, objet }));
  await sql`delete from rappels_dits d
    using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as g (user_id uuid, par text, genre text, objet uuid)
    where d.user_id = g.user_id and d.par = g.par and d.genre = g.genre and d.objet = g.objet`.execute(db);
}

/**
 * What was planned for these accounts before and still waits, taken back to leave with what is planned now: so one thing waits for each
 * reader or device, however long a server is away, and what was given up is tried with what is new. What a server has just taken is
 * left to it, and so is what may have left already.
 */
export async function takeBack(db: Db, kind: "mail" | "push", accounts: readonly string[]): Promise<TakenBack[]> {
  const rows = await db
    .deleteFrom("jobs")
    .where("kind", "=", kind)
    .where("account", "=", sql<string>`any(${[...accounts]}::uuid[])`)
    .where("lease", "is", null)
    .where(sql<boolean>`input ->> 'essai' = 'false' and not input ? 'doute'`)
    .returning(["account", "input"])
    .execute();
  return rows as unknown as TakenBack[];
}

/** What is planned now is said by that alone, and no more by what is leaving at this moment or may have left already. */
export async function leaveToNew(
  db: Db,
  kind: "mail" | "push",
  planned: readonly { account: string; rappels: readonly Named[] }[],
): Promise<void> {
  if (planned.length === 0) return;
  const rest = sql<string>`jsonb_set(j.input, '{rappels}', coalesce((select jsonb_agg(r)
    from jsonb_array_elements(j.input -> 'rappels') as r where not g.rappels @> jsonb_build_array(r)), '[]'))`;
  await sql`update jobs j set input = ${rest}
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as g (account uuid, rappels jsonb)
    where j.account = g.account and j.kind = ${kind} and j.input ->> 'essai' = 'false'`.execute(db);
}

interface TakenBack {
  account: string;
  input: Leaving & Partial<Pick<PushInput, "appareil" | "appareils">>;
}

/** One page at a time over all servers: what one has noted, the next one finds. */
export async function lockPage(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reminders', 6))`.execute(db);
}

/** What these readers are told is decided in one place at a time: a mail that has waited says a thing as late, or the morning does. */
export async function lockReaders(db: Db, readers: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(reader::text, 7))
    from unnest(${[...readers]}::uuid[]) as reader`.execute(db);
}

/** A session that somebody ends takes its device along; one that is over by its age leaves it. */
export async function keepDevicesOfOldSessions(db: Db): Promise<void> {
  const over = db.selectFrom("auth_sessions").where("expiresAt", "<", sql<string>`now()`);
  await db
    .updateTable("appareils_rappels")
    .set({ session_id: null })
    .where("session_id", "in", over.select("id"))
    .execute();
}
