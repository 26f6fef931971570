import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import { CLOCK } from "../queue/jobs.ts";

/** What is done by the clock has one row among the jobs: whose turn it is, and how it went when it failed. */
export interface Turn {
  name: string;
  /** The day, or the first one of the week, that it is done once in. */
  today: string;
  now: Date;
}

const UNEXPECTED = "Erreur inattendue\u00a0: le journal du serveur dit laquelle.";

type Named = Pick<Turn, "name">;

/** The lease of whoever has it now, if nobody else does. */
export async function takeTurn(db: Db, { name }: Named, seconds: number): Promise<string | undefined> {
  await db
    .insertInto("jobs")
    .values({ kind: name, subject: CLOCK, account: null, input: "{}" })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing())
    .execute();
  const taken = await db
    .updateTable("jobs")
    .set({ lease: sql<string>`gen_random_uuid()`, leased_until: untilIn(seconds) })
    .where("kind", "=", name)
    .where("subject", "=", CLOCK)
    .where(sql<boolean>`coalesce(leased_until < now(), true)`)
    .returning("lease")
    .executeTakeFirst();
  return taken?.lease ?? undefined;
}

export async function renewTurn(db: Db, { name }: Named, lease: string, seconds: number): Promise<void> {
  await ofLease(db, name, lease)
    .set({ leased_until: untilIn(seconds) })
    .execute();
}

/** Done: nothing of it stays. */
export async function endTurn(db: Db, { name }: Named, lease: string): Promise<void> {
  await db
    .deleteFrom("jobs")
    .where("kind", "=", name)
    .where("subject", "=", CLOCK)
    .where("lease", "=", lease)
    .execute();
}

/** Somebody else has done it meanwhile. */
export async function giveTurnBack(db: Db, { name }: Named, lease: string): Promise<void> {
  await ofLease(db, name, lease).set({ lease: null, leased_until: null }).execute();
}

/** How it went on this day: undefined when it has not failed yet. */
export async function findRest(db: Db, { name, today }: Turn) {
  const found = await db
    .selectFrom("jobs")
    .where("kind", "=", name)
    .where("subject", "=", CLOCK)
    .where("attempts", ">", 0)
    .where(sql<boolean>`input ->> 'day' = ${today}`)
    .select(["attempts", "due_at", "gave_up_at"])
    .executeTakeFirst();
  return found && { failures: found.attempts, until: found.due_at, isGivenUp: found.gave_up_at !== null };
}

interface Failed extends Turn {
  lease: string;
  failures: number;
  /** When it is tried again; null when it is given up for the day. */
  until: string | null;
}

export async function noteFailure(db: Db, { name, today, lease, failures, until }: Failed): Promise<void> {
  await ofLease(db, name, lease)
    .set({
      ...{ lease: null, leased_until: null, attempts: failures, reason: UNEXPECTED },
      input: JSON.stringify({ day: today }),
      ...(until === null ? { gave_up_at: sql<string>`now()` } : { due_at: until, gave_up_at: null }),
    })
    .execute();
}

const untilIn = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;
const ofLease = (db: Db, name: string, lease: string) =>
  db.updateTable("jobs").where("kind", "=", name).where("subject", "=", CLOCK).where("lease", "=", lease);
