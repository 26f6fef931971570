import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { writeBackup } from "../server/src/backup/write-backup.ts";
import { startEmbeddedPostgres } from "../server/src/database/embedded/index.ts";
import { migrate } from "../server/src/database/migrate.ts";
import type { Figure } from "./run.ts";
import { fillFullAccounts } from "./server/full-account.ts";
import { cpuMs } from "./server/processes.ts";

const ACCOUNTS = 1_000;

/** What an account weighs in the database and in a backup: docs/growth.md calculates with it. */
export default async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "bosco-bench-"));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "data") });
  try {
    const { connection } = postgres;
    await migrate(connection);
    const empty = await weigh(connection);
    await fillFullAccounts(connection, ACCOUNTS);
    const full = await weigh(connection);
    let [bytes, rows] = [0, 0];
    for (const [table, weight] of [...full].sort((a, b) => b[1].bytes - a[1].bytes)) {
      const [more, held] = [weight.bytes - (empty.get(table)?.bytes ?? 0), weight.rows - (empty.get(table)?.rows ?? 0)];
      bytes += more;
      rows += held;
      if (more >= ACCOUNTS * 100)
        console.log(
          `  ${table.padEnd(22)} ${(held / ACCOUNTS).toFixed(0).padStart(4)} rows ${kb(more).padStart(7)} kB an account`,
        );
    }
    console.log(
      `  ${"all".padEnd(22)} ${(rows / ACCOUNTS).toFixed(0).padStart(4)} rows ${kb(bytes).padStart(7)} kB an account`,
    );
    const file = join(folder, "backup");
    const [started, used] = [performance.now(), cpuMs([process.pid])];
    await writeBackup({ connection }, file);
    const [seconds, busy] = [(performance.now() - started) / 1_000, (cpuMs([process.pid]) - used) / 1_000];
    console.log(`  a backup of their rows: ${seconds.toFixed(1)} s, of which ${busy.toFixed(1)} s of our processor`);
    return [
      { name: "an account in the database", value: bytes / ACCOUNTS / 1_000, budget: 400, unit: "kB" },
      { name: "an account in a backup", value: statSync(file).size / ACCOUNTS / 1_000, budget: 100, unit: "kB" },
      { name: "a backup of a thousand accounts", value: busy, budget: 60, unit: "s of a processor" },
    ];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const kb = (bytes: number) => (bytes / ACCOUNTS / 1_000).toFixed(1);

/** Each table with its indexes and what lies beside it. why the statistics: rows are counted by whoever sees them all. */
async function weigh(connection: pg.ClientConfig): Promise<Map<string, { rows: number; bytes: number }>> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<{ name: string; rows: number; bytes: string }>(
    `select relname as name, greatest(reltuples, 0) as rows, pg_total_relation_size(oid) as bytes from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  await client.end();
  return new Map(rows.map(({ name, rows, bytes }) => [name, { rows, bytes: Number(bytes) }]));
}
