import type { ReminderWay } from "@bosco/domain/reminders";
import { sql } from "kysely";
import type { Db } from "../../database/database.ts";
import type { Leaving, PushInput } from "../../features/reminders/reminder-jobs.ts";
import type { TakenJob } from "../../queue/jobs.ts";
import { lockPage, lockReaders } from "./people.ts";

/** On so many mornings a thing that could not leave is said again; after that, once it changes its state. */
const MOST_MORNINGS = 3;
/** Longer than any mail server is away: none of our servers has one any more. */
const WAITING_DAYS = 7;
/** So many a night. */
const MOST_OLD = 2_000;

export type ReminderLane = "mail" | "push";
export const WAYS: Record<ReminderLane, ReminderWay> = { mail: "courriel", push: "push" };

type Unsent = Pick<TakenJob, "id" | "account"> & { input: object };
type Input = Leaving & Partial<PushInput>;

/**
 * What was noted as said and has not left is not said: the next morning finds it new. Left as said is what may have left, what
 * another mail or push says, and what another device of the same reader
 * takes that was left the same: one that came since has heard nothing of it.
 */
export async function unsay(db: Db, kind: ReminderLane, unsent: readonly Unsent[]): Promise<void> {
  const things = unsent.flatMap(({ id: job, account, input }) => {
    const { essai, doute, rappels, appareil, appareils } = input as Input;
    const at = { job, account, appareil, appareils };
    return essai || doute ? [] : rappels.map(({ genre, id }) => ({ ...at, genre, objet: id }));
  });
  if (things.length === 0) return;
  await sql`delete from rappels_dits d
    using jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as g (job uuid, account uuid, appareil uuid, appareils uuid[],
      genre text, objet uuid)
    where d.user_id = g.account and d.par = ${WAYS[kind]} and d.genre = g.genre and d.objet = g.objet
      and not exists (select from jobs j where j.account = g.account and j.kind = ${kind} and j.id <> g.job
        and j.gave_up_at is null and j.input ->> 'essai' = 'false'
        and j.input -> 'rappels' @> jsonb_build_array(jsonb_build_object('genre', g.genre, 'id', g.objet)))
      and not (g.appareil is not null and exists (select from appareils_rappels a
        where a.user_id = g.account and a.id <> g.appareil and a.refus = 0
          and (g.appareils is null or a.id = any(g.appareils))))`.execute(db);
}

/** The same once a job is given up: a few mornings, and not for ever. */
export async function unsayGivenUp(db: Db, kind: ReminderLane, job: TakenJob): Promise<void> {
  const { account } = job;
  if (account === null) return;
  await lockReaders(db, [account]);
  const echecs = ((job.input as Leaving).echecs ?? 0) + 1;
  const counted = await db
    .updateTable("jobs")
    .set({ input: sql<string>`input || ${JSON.stringify({ echecs })}::jsonb` })
    .where("id", "=", job.id)
    .where("lease", "=", job.lease)
    .returning(["id", "account", "input"])
    .executeTakeFirst();
  if (counted && echecs < MOST_MORNINGS) await unsay(db, kind, [counted as unknown as Unsent]);
}

/** Mails that nobody has sent for a week, because no server has a mail server any more: an administrator sees them. */
export async function giveUpOldMails(db: Db, now: Date): Promise<void> {
  await lockPage(db);
  const before = new Date(now.getTime() - WAITING_DAYS * 86_400_000).toISOString();
  const old = db
    .selectFrom("jobs")
    .select("id")
    .where("kind", "=", "mail")
    .where("gave_up_at", "is", null)
    .where("lease", "is", null)
    .where("created_at", "<", before)
    .limit(MOST_OLD)
    .forUpdate()
    .skipLocked();
  const gone = await db
    .updateTable("jobs")
    .set({ gave_up_at: now.toISOString() })
    .set({
      reason: `Ce message attend depuis ${WAITING_DAYS}\u00a0jours, et aucun serveur ne l’a envoyé\u00a0: vérifiez SMTP_URL.`,
    })
    .where("id", "in", old)
    .returning(["id", "account", "input"])
    .execute();
  await unsay(db, "mail", gone as unknown as Unsent[]);
}
