import { wallClock } from "@bosco/domain";
import { sql } from "kysely";
import { completeErasureList } from "../accounts/erasure/erasure-list.ts";
import { hashPlainTokens } from "../accounts/sessions/hashed-tokens.ts";
import type { Db } from "../database/database.ts";
import { sweepImports } from "../features/account/data/import/arriving.ts";
import { forgetChanges } from "../features/changes/queries.ts";
import { resetDemo } from "../seed/demo.ts";
import { drawDemoPictures } from "../seed/demo-pictures.ts";
import { forgetUndos } from "../undo/queries.ts";
import type { JobServices } from "./job-services.ts";
import { isDue, type JobFailure, onceADay } from "./once-a-day.ts";
import { eraseUnconfirmed, eraseUnused, forgetOldRows } from "./retention.ts";
import { sweepPhotos } from "./sweep-photos.ts";

const TICK_MS = 60_000;
const ZONE = "Europe/Paris";
const NIGHT = "03:00";

interface Job {
  name: string;
  run(services: JobServices, now: Date): Promise<unknown>;
}

/** A job that is one short transaction. Whatever waits for files or mail opens its own, and holds none meanwhile. */
const short = (work: (db: Db, now: Date) => Promise<unknown>): Job["run"] => {
  return ({ database }, now) => database.asSystem((db) => work(db, now));
};

/** What happens once a night, however many servers there are. */
const NIGHTLY: Job[] = [
  { name: "reset_demo", run: short(resetDemo) },
  { name: "demo_pictures", run: ({ photos }) => drawDemoPictures(photos) },
  { name: "clean_up", run: short(cleanUp) },
  { name: "forget_old_rows", run: short(forgetOldRows) },
  { name: "forget_changes", run: short(forgetChanges) },
  { name: "erase_unconfirmed", run: eraseUnconfirmed },
  { name: "erase_unused", run: eraseUnused },
  { name: "list_erasures", run: ({ database, dataDir }) => completeErasureList(database, dataDir) },
  { name: "sweep_imports", run: ({ dataDir }) => sweepImports(dataDir) },
  // why last: the files of what has just gone go with it.
  { name: "sweep_photos", run: sweepPhotos },
];

/**
 * Rows whose time is over: old attempts, ended sessions and tokens, what can no longer be undone, operation ids after 90 days. And
 * tokens that a server of the previous version wrote plain.
 */
async function cleanUp(db: Db): Promise<void> {
  const now = sql<string>`now()`;
  await db.deleteFrom("auth_attempts").where("at", "<", sql<string>`now() - interval '1 day'`).execute();
  await db.deleteFrom("auth_sessions").where("expiresAt", "<", now).execute();
  await db.deleteFrom("auth_verifications").where("expiresAt", "<", now).execute();
  await hashPlainTokens(db);
  await db.deleteFrom("operations").where("created_at", "<", sql<string>`now() - interval '90 days'`).execute();
  await forgetUndos(db);
  await db
    .deleteFrom("maintenances_supprimees")
    .where("created_at", "<", sql<string>`now() - interval '1 day'`)
    .execute();
}

/**
 * Runs every nightly job that has not been done on this day yet. One that fails keeps no other from running, is told by its
 * name, and is tried again after a while.
 */
export async function runNightly(
  services: JobServices,
  now: Date,
  report: (failure: JobFailure) => void,
): Promise<string[]> {
  const { database } = services;
  const [today = "", time = ""] = wallClock(now, ZONE).split(" ");
  if (time < NIGHT) return [];
  const ran: string[] = [];
  for (const { name, run } of NIGHTLY) {
    const turn = { name, today, now };
    // why first: most minutes there is nothing to do, and no connection to hold for it.
    if (!(await isDue(database, turn))) continue;
    if (await onceADay(database, turn, () => run(services, now), report)) ran.push(name);
  }
  return ran;
}

export function startJobs(
  services: JobServices,
  report: (failure: JobFailure) => void,
  onError: (error: unknown) => void,
) {
  let running = false;
  const tick = async () => {
    // why: a night with a slow mail server may take longer than a minute.
    if (running) return;
    running = true;
    await runNightly(services, new Date(), report).catch(onError);
    running = false;
  };
  const timer = setInterval(tick, TICK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
