import { wallClock, weekStart } from "@bosco/domain";
import type { JobKind } from "@bosco/domain/account";
import { sql } from "kysely";
import { completeErasureList } from "../accounts/erasure/erasure-list.ts";
import { hashPlainTokens } from "../accounts/sessions/hashed-tokens.ts";
import { backUpDaily } from "../backup/daily.ts";
import { sweepOwnBackups } from "../backup/own-backups.ts";
import { folderShelf, shelfOf } from "../backup/shelf.ts";
import type { Db } from "../database/database.ts";
import { sweepImports } from "../features/account/data/import/arriving.ts";
import { forgetChanges } from "../features/changes/queries.ts";
import type { Wake } from "../queue/jobs.ts";
import { resetDemo } from "../seed/demo.ts";
import { writeDemoPapers } from "../seed/demo-papers.ts";
import { drawDemoPictures } from "../seed/demo-pictures.ts";
import { forgetUndos } from "../undo/queries.ts";
import type { BackupServices, JobServices } from "./job-services.ts";
import { isDue, type JobFailure, onceADay } from "./once-a-day.ts";
import { keepDevicesOfOldSessions } from "./reminders/people.ts";
import { planReminders } from "./reminders/plan-reminders.ts";
import { eraseUnconfirmed, eraseUnused, forgetOldRows } from "./retention.ts";
import { sweepPhotos } from "./sweep-photos.ts";

const TICK_MS = 60_000;
const ZONE = "Europe/Paris";
const NIGHT = "03:00";
/** People are reminded when they are up. */
const MORNING = "07:00";
/** By then the night has taken away what need not be in it. */
const BACKUP = "04:00";

interface Job<Services = JobServices> {
  /** An administrator is told its French name. */
  name: JobKind;
  run(services: Services, now: Date): Promise<unknown>;
  /** Whether this server can do it at all; one that can't must not keep the others from it. Left out, every server can. */
  isFor?(services: Services): boolean;
}

const sendsMails = ({ mailer }: JobServices) => mailer.isOn;

/** A job that is one short transaction. Whatever waits for files or mail opens its own, and holds none meanwhile. */
const short = (work: (db: Db, now: Date) => Promise<unknown>): Job["run"] => {
  return ({ database }, now) => database.asSystem((db) => work(db, now));
};

/** What happens once a night, however many servers there are. */
const NIGHTLY: Job[] = [
  { name: "reset_demo", run: short(resetDemo) },
  { name: "demo_pictures", run: ({ photos }) => drawDemoPictures(photos) },
  { name: "demo_papers", run: ({ photos }) => writeDemoPapers(photos) },
  { name: "clean_up", run: short(cleanUp) },
  { name: "forget_old_rows", run: short(forgetOldRows) },
  { name: "forget_changes", run: short(forgetChanges) },
  { name: "erase_unconfirmed", run: eraseUnconfirmed },
  { name: "erase_unused", run: eraseUnused },
  { name: "list_erasures", run: ({ database, dataDir }) => completeErasureList(database, dataDir) },
  { name: "sweep_restore_points", run: sweepAllBackups },
  { name: "sweep_imports", run: ({ dataDir }) => sweepImports(dataDir) },
  // why last: the files of what has just gone go with it.
  { name: "sweep_photos", run: sweepPhotos },
];

/** why the data directory's too: restore points are there, and what was kept before there was a bucket. */
async function sweepAllBackups({ dataDir, backups }: JobServices, now: Date): Promise<void> {
  await sweepOwnBackups(folderShelf(dataDir), now);
  if (backups) await sweepOwnBackups(shelfOf(dataDir, backups), now);
}

/** What happens once a morning. */
const DAILY: Job[] = [
  {
    name: "remind_daily",
    isFor: sendsMails,
    run: (services, now) => planReminders(services, { rhythm: "quotidien", pushes: false }, now),
  },
  { name: "remind_push", run: (services, now) => planReminders(services, { pushes: true }, now) },
];

/** What happens once a week: on Monday morning, or as soon as a server runs again. */
const WEEKLY: Job[] = [
  {
    name: "remind_weekly",
    isFor: sendsMails,
    run: (services, now) => planReminders(services, { rhythm: "hebdomadaire", pushes: false }, now),
  },
];

/** What happens once a day however long it takes. */
const BACKUPS: Job<BackupServices>[] = [{ name: "back_up", run: backUpDaily }];

/**
 * Rows whose time is over: old attempts, ended sessions and tokens, what can no longer be undone, operation ids after 90 days. And
 * tokens that a server of the previous version wrote plain.
 */
async function cleanUp(db: Db): Promise<void> {
  const now = sql<string>`now()`;
  await db.deleteFrom("auth_attempts").where("at", "<", sql<string>`now() - interval '1 day'`).execute();
  await keepDevicesOfOldSessions(db);
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
export async function runNightly(services: JobServices, now: Date, report: Report): Promise<string[]> {
  const [today = "", time = ""] = wallClock(now, ZONE).split(" ");
  return time < NIGHT ? [] : runOnce(services, NIGHTLY, { today, now }, report);
}

/** The same of what is planned in the morning. */
export async function runMorning(services: JobServices, now: Date, report: Report): Promise<string[]> {
  const [today = "", time = ""] = wallClock(now, ZONE).split(" ");
  if (time < MORNING) return [];
  const daily = await runOnce(services, DAILY, { today, now }, report);
  return [...daily, ...(await runOnce(services, WEEKLY, { today: weekStart(today), now }, report))];
}

/** The same of the day's backup. */
export async function runBackup(services: BackupServices, now: Date, report: Report): Promise<string[]> {
  const [today = "", time = ""] = wallClock(now, ZONE).split(" ");
  return time < BACKUP ? [] : runOnce(services, BACKUPS, { today, now }, report);
}

type Report = (failure: JobFailure) => void;

async function runOnce<Services extends JobServices>(
  services: Services,
  jobs: readonly Job<Services>[],
  at: { today: string; now: Date },
  report: Report,
): Promise<string[]> {
  const { database } = services;
  const ran: string[] = [];
  for (const { name, run, isFor } of jobs) {
    if (isFor && !isFor(services)) continue;
    const turn = { name, ...at };
    // why first: most minutes there is nothing to do, and no connection to hold for it.
    if (!(await isDue(database, turn))) continue;
    if (await onceADay(database, turn, () => run(services, at.now), report)) ran.push(name);
  }
  return ran;
}

/** `wake` has what waits in the queue looked for: of what another server has left there this one hears by the clock alone. */
export function startJobs(services: BackupServices, wake: Wake, report: Report, onError: (error: unknown) => void) {
  const nights = oneAtATime(async () => {
    for (const run of [runNightly, runMorning])
      if ((await run(services, new Date(), report).catch(onError))?.length) wake();
  });
  // why apart: nobody's reminders wait for a backup of many photos.
  const backups = oneAtATime(async () => void (await runBackup(services, new Date(), report).catch(onError)));
  const timer = setInterval(() => {
    wake();
    void nights();
    void backups();
  }, TICK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** why: a night with a slow mail server may take longer than a minute. */
function oneAtATime(work: () => Promise<void>) {
  let running = false;
  return async () => {
    if (running) return;
    running = true;
    await work();
    running = false;
  };
}
