import { dayIn } from "@bosco/domain";
import { sql } from "kysely";
import { completeErasureList } from "../auth/erasure-list.ts";
import { hashPlainTokens } from "../auth/hashed-tokens.ts";
import type { Database, Db } from "../database/database.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { PhotoStore } from "../photos/store.ts";
import { resetDemo } from "../seed/demo.ts";
import { drawDemoPictures } from "../seed/demo-pictures.ts";
import { eraseUnconfirmed, eraseUnused, forgetOldRows } from "./retention.ts";
import { sweepPhotos } from "./sweep-photos.ts";

const TICK_MS = 60_000;
const ZONE = "Europe/Paris";
const NIGHT_HOUR = 3;

interface JobServices {
  photos: PhotoStore;
  mailer: Mailer;
  dataDir: string;
}

interface Job {
  name: string;
  run(db: Db, services: JobServices & { now: Date }): Promise<unknown>;
}

/** What happens once a night, however many servers there are. */
const NIGHTLY: Job[] = [
  { name: "reset_demo", run: resetDemo },
  { name: "demo_pictures", run: (_db, { photos }) => drawDemoPictures(photos) },
  { name: "clean_up", run: cleanUp },
  { name: "forget_old_rows", run: (db, { now }) => forgetOldRows(db, now) },
  { name: "erase_unconfirmed", run: (db, { mailer, now }) => eraseUnconfirmed(db, mailer, now) },
  { name: "erase_unused", run: (db, { mailer, now }) => eraseUnused(db, mailer, now) },
  { name: "list_erasures", run: (db, { dataDir }) => completeErasureList(db, dataDir) },
  // why last: the files of what has just gone go with it.
  { name: "sweep_photos", run: (db, { photos }) => sweepPhotos(db, photos) },
];

/**
 * Rows whose time is over: old attempts, ended sessions and tokens, deletions a day old, operation ids after 90 days. And
 * tokens that a server of the previous version wrote plain.
 */
async function cleanUp(db: Db): Promise<void> {
  const now = sql<string>`now()`;
  await db.deleteFrom("auth_attempts").where("at", "<", sql<string>`now() - interval '1 day'`).execute();
  await db.deleteFrom("auth_sessions").where("expiresAt", "<", now).execute();
  await db.deleteFrom("auth_verifications").where("expiresAt", "<", now).execute();
  await hashPlainTokens(db);
  await db.deleteFrom("operations").where("created_at", "<", sql<string>`now() - interval '90 days'`).execute();
  for (const table of ["maintenances_supprimees", "annulations"] as const)
    await db.deleteFrom(table).where("created_at", "<", sql<string>`now() - interval '1 day'`).execute();
}

/**
 * Runs every nightly job that has not run on this day yet. The row's lock lets one server through. One that fails is
 * tried again at the next tick, and keeps no other from running.
 */
export async function runNightly(database: Database, services: JobServices, now: Date): Promise<string[]> {
  const hour = Number(
    new Intl.DateTimeFormat("fr-FR", { timeZone: ZONE, hour: "2-digit", hourCycle: "h23" })
      .format(now)
      .replace(/\D/g, ""),
  );
  if (hour < NIGHT_HOUR) return [];
  const today = dayIn(now, ZONE);
  const ran: string[] = [];
  const failures: unknown[] = [];
  for (const { name, run } of NIGHTLY) {
    const work = database.asSystem(async (db) => {
      const claimed = await db
        .insertInto("server_state")
        .values({ name: `job:${name}`, value: today })
        .onConflict((conflict) =>
          conflict.column("name").doUpdateSet({ value: today }).where("server_state.value", "<", today),
        )
        .returning("name")
        .executeTakeFirst();
      if (claimed) await run(db, { ...services, now });
      return claimed !== undefined;
    });
    const done = await work.catch((error) => void failures.push(error));
    if (done) ran.push(name);
  }
  if (failures.length > 0) throw new AggregateError(failures, "A nightly job failed.");
  return ran;
}

export function startJobs(database: Database, services: JobServices, onError: (error: unknown) => void) {
  const timer = setInterval(() => runNightly(database, services, new Date()).catch(onError), TICK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
