import type { Registry } from "prom-client";
import type { Database } from "../../database/database.ts";
import { lookedAtOnce } from "../looked-at-once.ts";
import type { Prom } from "./prom.ts";
import { countJobs, findLastBackup, type JobCount, type LastBackup } from "./queries.ts";

interface Figures {
  jobs: JobCount[];
  backup: LastBackup | undefined;
}

const FRESH_MS = 1_000;

/** What the database knows. While it is away there is none of it, rather than what was true before. */
export function measureDatabase({ Gauge }: Prom, registers: Registry[], database: Database): void {
  // why so fresh: some may scrape at once, and a scrape asks for several figures.
  const look = lookedAtOnce(FRESH_MS, () => readFigures(database).catch(() => undefined));
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

const readFigures = (database: Database): Promise<Figures> =>
  database.asSystem(async (db) => {
    const [jobs, backup] = await Promise.all([countJobs(db), findLastBackup(db)]);
    return { jobs, backup };
  });
