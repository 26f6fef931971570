import { setTimeout as sleep } from "node:timers/promises";
import type { Registry } from "prom-client";
import type { Database } from "../../database/database.ts";
import type { Prom } from "./prom.ts";
import { countJobs, findLastBackup, type JobCount, type LastBackup } from "./queries.ts";

interface Figures {
  jobs: JobCount[];
  backup: LastBackup | undefined;
}

/** A scrape waits so long for the database, and then does without: what else there is to tell matters most just then. */
const PATIENCE_MS = 2_000;
/** Some servers may scrape at once: one look is for all of them. */
const FRESH_MS = 1_000;

/** What the database knows. While it is away there is none of it, rather than what was true before. */
export function measureDatabase({ Gauge }: Prom, registers: Registry[], database: Database): void {
  const look = lookedAtOnce(() =>
    database.asSystem(async (db) => {
      const [jobs, backup] = await Promise.all([countJobs(db), findLastBackup(db)]);
      return { jobs, backup };
    }),
  );
  new Gauge({
    name: "bosco_database_up",
    help: "Whether the database answered.",
    registers,
    async collect() {
      this.set((await look()) ? 1 : 0);
    },
  });
  new Gauge({
    name: "bosco_jobs",
    help: "Work that waits, runs, has failed and will be tried again, or was given up.",
    labelNames: ["kind", "state"],
    registers,
    async collect() {
      this.reset();
      for (const { kind, state, count } of (await look())?.jobs ?? []) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: "bosco_jobs_overdue_seconds",
    help: "For how long the oldest work has been due.",
    labelNames: ["kind"],
    registers,
    async collect() {
      this.reset();
      const jobs = (await look())?.jobs ?? [];
      for (const kind of new Set(jobs.map((one) => one.kind)))
        this.set({ kind }, Math.max(...jobs.filter((one) => one.kind === kind).map((one) => one.overdue_seconds)));
    },
  });
  const backup = (name: string, help: string, figure: (last: LastBackup) => number) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const last = (await look())?.backup;
        if (last) this.set(figure(last));
        else this.remove();
      },
    });
  backup(
    "bosco_backup_age_seconds",
    "How old the last good backup is.",
    ({ date }) => (Date.now() - Date.parse(date)) / 1_000,
  );
  backup("bosco_backup_size_bytes", "How large the last good backup is.", ({ octets }) => octets);
}

/** One look at a time, and for a moment the same for whoever asks. */
function lookedAtOnce(read: () => Promise<Figures>): () => Promise<Figures | undefined> {
  let looking: Promise<Figures | undefined> | undefined;
  return () => {
    if (looking) return looking;
    const reading = read().catch(() => undefined);
    const now = Promise.race([reading, sleep(PATIENCE_MS, undefined, { ref: false })]);
    looking = now;
    // why after the reading itself: one that hangs must not be followed by others, each with a connection.
    void reading
      .then(() => sleep(FRESH_MS, undefined, { ref: false }))
      .then(() => {
        looking = undefined;
      });
    return now;
  };
}
