import { setTimeout as sleep } from "node:timers/promises";
import { addDays, dayIn } from "@bosco/domain/days";
import type { Outcome } from "../kit/outcome.ts";
import { until } from "../kit/until.ts";
import { beforeBackup, lookAtBackup } from "./backup.ts";
import type { Site } from "./site.ts";

/** Each server looks for what is due once a minute. */
const TICK_MS = 60_000;
/** The last of the night, of the day's backup, and of the morning. */
const LAST = ["sweep_photos", "back_up", "remind_push"];
/** Without the two rounds of mails, for which these servers have no mail server. */
const FEWEST_JOBS = 14;

/** Both servers come to the next noon at the same moment, when all of a night, a morning and a week is due. */
export async function runNightOnce(site: Site): Promise<Outcome[]> {
  const { postgres } = site;
  const tomorrow = addDays(dayIn(new Date(), "Europe/Paris"), 1);
  const evening = await beforeBackup(site);
  await postgres.query(WATCH);
  await site.restart({ CLOCK_SHIFT_MS: String(Date.parse(`${tomorrow}T11:00:00Z`) - Date.now()) });
  const ended = () =>
    postgres.query<{ name: string; n: number }>("select name, count(*)::int as n from watch.ended group by name");
  await until("all jobs of the night", async () => {
    const names = new Set((await ended()).map(({ name }) => name));
    return LAST.every((name) => names.has(`job:${name}`));
  });
  await sleep(TICK_MS + TICK_MS / 4);
  const jobs = await ended();
  const [waiting] = await postgres.query<{ n: number }>("select count(*)::int as n from jobs where attempts > 0");
  const repeated = jobs.filter(({ n }) => n > 1).map(({ name }) => name);
  await postgres.query("drop schema watch cascade");
  const backup = await lookAtBackup(site, evening);
  await site.restart();
  const jobsOnce = {
    case: "Several servers",
    test: "`npm run test:servers`: the jobs of a night, a morning and a week, due on both servers at the same moment",
    figure: `${jobs.length} jobs, each run once`,
    faults: [
      repeated.length > 0 && `run more than once: ${repeated.join(", ")}`,
      jobs.length < FEWEST_JOBS && `only ${jobs.length} jobs were run`,
      waiting?.n !== 0 && `${waiting?.n} jobs failed`,
    ].filter((one) => typeof one === "string"),
  };
  return [jobsOnce, backup];
}

/** Notes whenever a job says that it has ended. */
const WATCH = `
  create schema watch;
  create table watch.ended (name text not null);
  create function watch.note() returns trigger language plpgsql security definer as $$
    begin insert into watch.ended values (new.name); return new; end $$;
  create trigger watch after insert or update on server_state
    for each row when (new.name like 'job:%') execute function watch.note();
`;
