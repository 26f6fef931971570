import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import { CLOCK, type Lane, type NewJob, type TakenJob } from "./jobs.ts";

/** Left to be done once this transaction is committed. What waits already under the same subject stays as it is, unless it is asked for. */
export async function enqueue(db: Db, jobs: readonly NewJob[]): Promise<void> {
  const [asked, others] = [jobs.filter(({ isAsked }) => isAsked), jobs.filter(({ isAsked }) => !isAsked)];
  if (others.length > 0)
    await insert(db, others)
      .onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing())
      .execute();
  if (asked.length > 0)
    await insert(db, asked)
      .onConflict((conflict) =>
        conflict
          .columns(["kind", "subject"])
          .doUpdateSet((eb) => ({
            ...{ attempts: 0, gave_up_at: null, reason: null, lease: null, leased_until: null },
            ...{ input: eb.ref("excluded.input"), due_at: eb.ref("excluded.due_at"), created_at: sql<string>`now()` },
          }))
          // why: what a server does right now is what is asked for.
          .where(sql<boolean>`coalesce(jobs.leased_until < now(), true)`),
      )
      .execute();
}

const insert = (db: Db, jobs: readonly NewJob[]) =>
  db.insertInto("jobs").values(
    jobs.map(({ kind, subject, account, input = {}, due_at }) => ({
      ...{ kind, subject, account: account ?? null, input: JSON.stringify(input) },
      due_at: due_at ?? sql<string>`now()`,
    })),
  );

/** Due at once, and with all its attempts before it. */
export async function retryGivenUp(db: Db, id: string): Promise<boolean> {
  const again = await db
    .updateTable("jobs")
    .set({ due_at: sql<string>`now()`, attempts: 0, gave_up_at: null, reason: null })
    .where("id", "=", id)
    .where("gave_up_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return again !== undefined;
}

/** Those that an administrator has not forgotten. */
export const selectGivenUp = (db: Db) =>
  db.selectFrom("jobs").where("gave_up_at", "is not", null).where(sql<boolean>`not input ? 'forgotten'`);

/** Gone; of what is done by the clock the row stays unseen, or it would be done again at the next minute. */
export async function forgetGivenUp(db: Db, id: string): Promise<boolean> {
  const found = await selectGivenUp(db).where("id", "=", id).select("subject").forUpdate().executeTakeFirst();
  if (!found) return false;
  const forgotten = { input: sql<string>`input || '{"forgotten": true}'` };
  await (found.subject === CLOCK
    ? db.updateTable("jobs").set(forgotten).where("id", "=", id).execute()
    : db.deleteFrom("jobs").where("id", "=", id).execute());
  return true;
}

/** What nobody has tried again or forgotten: it is not kept for ever. */
export async function forgetGivenUpBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom("jobs").where("gave_up_at", "<", instant).where("lease", "is", null).execute();
}

/** Of the same account and kind: what is under way, and what is due sooner. */
const BEFORE_IT = sql<number>`(select count(*) from jobs o where o.account = jobs.account and o.kind = jobs.kind
  and o.gave_up_at is null and o.id <> jobs.id
  and (o.leased_until >= now() or (o.due_at, o.id) < (jobs.due_at, jobs.id) and o.due_at <= now()))`;

/** Takes what is due, and what a server that died has left. Others that look at the same time take other work. */
export function takeJobs(
  db: Db,
  { kind, width, leaseSeconds, perAccount }: Pick<Lane, "kind" | "width" | "leaseSeconds" | "perAccount">,
) {
  const due = db
    .selectFrom("jobs")
    .select("id")
    .where("kind", "=", kind)
    .where("gave_up_at", "is", null)
    .where("due_at", "<=", sql<string>`now()`)
    .where(sql<boolean>`coalesce(leased_until < now(), true)`)
    .$if(perAccount !== undefined, (query) => query.where(sql<boolean>`${BEFORE_IT} < ${perAccount}`))
    .orderBy("due_at")
    .limit(width)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable("jobs")
    .set({
      lease: sql<string>`gen_random_uuid()`,
      leased_until: sql<string>`now() + make_interval(secs => ${leaseSeconds})`,
      attempts: sql<number>`least(attempts + 1, 1000)`,
    })
    .where("id", "in", due)
    .returning(["id", "kind", "account", "input", "attempts", sql<string>`lease`.as("lease")])
    .execute() as Promise<TakenJob[]>;
}

type Taken = Pick<TakenJob, "id" | "lease">;

export async function endJob(db: Db, { id, lease }: Taken): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).where("lease", "=", lease).execute();
}

interface Rest {
  reason: string;
  seconds: number;
  note?: object | undefined;
}

export async function postponeJob(db: Db, { id, lease }: Taken, { reason, seconds, note = {} }: Rest): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ lease: null, leased_until: null, reason, due_at: sql<string>`now() + make_interval(secs => ${seconds})` })
    .set({ input: sql<string>`input || ${JSON.stringify(note)}::jsonb` })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .execute();
}

export async function giveJobUp(db: Db, { id, lease }: Taken, reason: string): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ lease: null, leased_until: null, reason, gave_up_at: sql<string>`now()` })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .execute();
}
