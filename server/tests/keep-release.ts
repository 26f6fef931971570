import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { verifyBackup } from "../src/backup/read-backup.ts";
import { writeBackup } from "../src/backup/write-backup.ts";
import { startEmbeddedPostgres } from "../src/database/embedded/index.ts";
import { migrate } from "../src/database/migrate.ts";
import { StartError } from "../src/start-error.ts";
import { fillEveryTable } from "./fill-every-table.ts";
import { RELEASES, type Release, releases } from "./releases.ts";
import { withClient } from "./test-database.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 });
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run keep-release -- commit`: a small database of the commit's schema, as a backup that the tests bring up to today's. */
export async function run([name]: string[]): Promise<void> {
  if (!name) throw new StartError("Say which commit is released: npm run keep-release -- main");
  const commit = git("rev-parse", "--verify", `${name}^{commit}`).trim();
  const folder = await mkdtemp(join(tmpdir(), "bosco-release-"));
  try {
    const schema = await layOutMigrations(commit, join(folder, "migrations"));
    const release: Release = { commit, schema, file: `${schema.slice(0, 3)}.bosco.gz` };
    const path = join(RELEASES, release.file);
    await keep(folder, path);
    const list = [...releases.filter((one) => one.schema !== schema), release].sort((a, b) =>
      a.schema < b.schema ? -1 : 1,
    );
    await writeFile(join(RELEASES, "list.json"), `${JSON.stringify(list, undefined, 2)}\n`);
    const empty = await emptyTables(path);
    say(`Kept ${path} (${(await stat(path)).size} bytes). Tables without a row: ${empty.join(", ") || "none"}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Gives the name of the newest. */
async function layOutMigrations(commit: string, folder: string): Promise<string> {
  await mkdir(folder);
  const paths = git("ls-tree", "--name-only", commit, "server/migrations/").trim().split("\n");
  for (const path of paths) await writeFile(join(folder, basename(path)), git("show", `${commit}:${path}`));
  return basename(paths.at(-1) ?? "");
}

async function keep(folder: string, path: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "data"), durable: false });
  try {
    await migrate(postgres.connection, join(folder, "migrations"));
    await withClient(postgres.connection, fillEveryTable);
    await writeBackup({ connection: postgres.connection }, path);
  } finally {
    await postgres.stop();
  }
}

async function emptyTables(path: string): Promise<string[]> {
  const { tableSums } = await verifyBackup(path);
  return [...tableSums].filter(([, { rows }]) => rows === 0).map(([table]) => table);
}
