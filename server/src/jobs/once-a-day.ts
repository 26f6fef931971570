import { sql } from "kysely";
import type { Database } from "../database/database.ts";

const MINUTE_MS = 60_000;
/** How long a job that failed rests, each time it fails on the same day. After the last it waits for the next night. */
const REST_MINUTES = [5, 15, 45, 120, 240];

export interface JobFailure {
  job: string;
  attempt: number;
  /** When it is tried again; undefined when that is the next night. */
  retryAt: string | undefined;
  error: unknown;
}

interface Turn {
  name: string;
  today: string;
  now: Date;
}

/**
 * Runs a job that has not been done on this day yet, one server at a time. Its turn is a lock of a connection and no transaction,
 * so that what the job commits stays, however long the rest takes; a server that dies loses it. Gives whether it ran.
 */
export function onceADay(
  database: Database,
  turn: Turn,
  work: () => Promise<unknown>,
  report: (failure: JobFailure) => void,
): Promise<boolean> {
  return database.login.connection().execute(async (holder) => {
    const lock = sql`hashtextextended(${`job:${turn.name}`}, 2)`;
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${lock}) as taken`.execute(holder);
    if (!rows[0]?.taken) return false;
    try {
      if (!(await isDue(database, turn))) return false;
      await work();
      await keep(database, `job:${turn.name}`, turn.today);
      return true;
    } catch (error) {
      // why: what can't even be noted is a database that is away; the next minute tries again.
      const next = await postpone(database, turn).catch(() => ({ attempt: 1, retryAt: turn.now.toISOString() }));
      report({ job: turn.name, error, ...next });
      return false;
    } finally {
      // why: a connection that is lost has lost its lock too.
      await sql`select pg_advisory_unlock(${lock})`.execute(holder).catch(() => {});
    }
  });
}

/** Whether a job is still to be done today, and does not rest after a failure. */
export async function isDue(database: Database, { name, today, now }: Turn): Promise<boolean> {
  const done = await read(database, `job:${name}`);
  if (done !== undefined && done >= today) return false;
  const rest = await readRest(database, name);
  return rest?.day !== today || (rest.until !== null && rest.until <= now.toISOString());
}

interface Rest {
  day: string;
  failures: number;
  until: string | null;
}

async function postpone(database: Database, { name, today, now }: Turn) {
  const before = await readRest(database, name);
  const failures = before?.day === today ? before.failures : 0;
  const minutes = REST_MINUTES[failures];
  const until = minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS).toISOString();
  const rest: Rest = { day: today, failures: failures + 1, until };
  await keep(database, `rest:${name}`, JSON.stringify(rest));
  return { attempt: rest.failures, retryAt: until ?? undefined };
}

async function readRest(database: Database, name: string): Promise<Rest | undefined> {
  const value = await read(database, `rest:${name}`);
  return value === undefined ? undefined : JSON.parse(value);
}

async function read({ login }: Database, name: string): Promise<string | undefined> {
  const found = login.selectFrom("server_state").select("value").where("name", "=", name);
  return (await found.executeTakeFirst())?.value;
}

async function keep({ login }: Database, name: string, value: string): Promise<void> {
  await login
    .insertInto("server_state")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}
