import { dayIn } from "@bosco/domain";
import { sql } from "kysely";
import type { Database, Db } from "../database/database.ts";
import { resetDemo } from "../seed/demo.ts";

const TICK_MS = 60_000;
const ZONE = "Europe/Paris";
const NIGHT_HOUR = 3;

interface Job {
  name: string;
  run(db: Db): Promise<unknown>;
}

/** What happens once a night, however many servers there are. */
const NIGHTLY: Job[] = [
  { name: "reset_demo", run: resetDemo },
  { name: "clean_up", run: cleanUp },
];

/** Rows whose time is over: old attempts, ended sessions and tokens, operation ids after 90 days. */
async function cleanUp(db: Db): Promise<void> {
  const now = sql<string>`now()`;
  await db.deleteFrom("auth_attempts").where("at", "<", sql<string>`now() - interval '1 day'`).execute();
  await db.deleteFrom("auth_sessions").where("expiresAt", "<", now).execute();
  await db.deleteFrom("auth_verifications").where("expiresAt", "<", now).execute();
  await db.deleteFrom("operations").where("created_at", "<", sql<string>`now() - interval '90 days'`).execute();
}

/** Runs every nightly job that has not run on this day yet. The row's lock lets one server through. */
export async function runNightly(database: Database, now: Date): Promise<string[]> {
  const hour = Number(
    new Intl.DateTimeFormat("fr-FR", { timeZone: ZONE, hour: "2-digit", hourCycle: "h23" })
      .format(now)
      .replace(/\D/g, ""),
  );
  if (hour < NIGHT_HOUR) return [];
  const today = dayIn(now, ZONE);
  const ran: string[] = [];
  for (const { name, run } of NIGHTLY) {
    const done = await database.asSystem(async (db) => {
      const claimed = await db
        .insertInto("server_state")
        .values({ name: `job:${name}`, value: today })
        .onConflict((conflict) =>
          conflict.column("name").doUpdateSet({ value: today }).where("server_state.value", "<", today),
        )
        .returning("name")
        .executeTakeFirst();
      if (claimed) await run(db);
      return claimed !== undefined;
    });
    if (done) ran.push(name);
  }
  return ran;
}

export function startJobs(database: Database, onError: (error: unknown) => void) {
  const timer = setInterval(() => runNightly(database, new Date()).catch(onError), TICK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
