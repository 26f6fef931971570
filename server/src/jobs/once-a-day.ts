import type { Database } from "../database/database.ts";
import { endTurn, findRest, giveTurnBack, noteFailure, renewTurn, type Turn, takeTurn } from "./turns.ts";

const MINUTE_MS = 60_000;
/** How long a job that failed rests, each time it fails on the same day. After the last it waits for the next night. */
const REST_MINUTES = [5, 15, 45, 120, 240];
/**
 * A server that dies has a job for two minutes and no longer. One that lives renews it, but not for ever: of work that has taken half
 * a day nobody knows whether it will end, and another server begins it anew.
 */
const PACE = { leaseSeconds: 120, renewedMs: 30_000, longestMs: 12 * 60 * MINUTE_MS };

export interface JobFailure {
  job: string;
  attempt: number;
  /** When it is tried again; undefined when that is the next night. */
  retryAt: string | undefined;
  error: unknown;
}

/**
 * Runs a job that has not been done on this day yet, one server at a time. Its turn is a row that it has for a while and renews: no
 * connection is held, what the job commits stays, however long the rest takes, and a server that dies loses it. Gives whether it ran.
 */
export async function onceADay(
  database: Database,
  turn: Turn,
  work: () => Promise<unknown>,
  report: (failure: JobFailure) => void,
  { leaseSeconds, renewedMs, longestMs } = PACE,
): Promise<boolean> {
  const lease = await database.asSystem((db) => takeTurn(db, turn, leaseSeconds));
  if (!lease) return false;
  // why no failure: the next time renews it too, and a lease has room for three.
  const renew = () => database.asSystem((db) => renewTurn(db, turn, lease, leaseSeconds)).catch(() => {});
  const renewing = setInterval(renew, renewedMs).unref();
  const tooLong = setTimeout(() => clearInterval(renewing), longestMs).unref();
  try {
    if (!(await isDue(database, turn))) {
      await database.asSystem((db) => giveTurnBack(db, turn, lease));
      return false;
    }
    await work();
    await keep(database, `job:${turn.name}`, turn.today);
    await database.asSystem((db) => endTurn(db, turn, lease));
    return true;
  } catch (error) {
    const next = await postpone(database, turn, lease).catch(() => ({ attempt: 1, retryAt: turn.now.toISOString() }));
    report({ job: turn.name, error, ...next });
    return false;
  } finally {
    clearInterval(renewing);
    clearTimeout(tooLong);
  }
}

/** Whether a job is still to be done today, and does not rest after a failure. */
export async function isDue(database: Database, turn: Turn): Promise<boolean> {
  const done = await read(database, `job:${turn.name}`);
  if (done !== undefined && done >= turn.today) return false;
  const rest = await database.asSystem((db) => findRest(db, turn));
  return rest === undefined || (!rest.isGivenUp && rest.until <= turn.now.toISOString());
}

async function postpone(database: Database, turn: Turn, lease: string) {
  const before = await database.asSystem((db) => findRest(db, turn));
  const failures = (before?.failures ?? 0) + 1;
  const minutes = REST_MINUTES[failures - 1];
  const until = minutes === undefined ? null : new Date(turn.now.getTime() + minutes * MINUTE_MS).toISOString();
  await database.asSystem((db) => noteFailure(db, { ...turn, lease, failures, until }));
  return { attempt: failures, retryAt: until ?? undefined };
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
