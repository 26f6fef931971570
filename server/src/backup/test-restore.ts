import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createTestDatabase } from "../../tests/test-database.ts";
import { openFolder } from "../files/folder.ts";
import { OF_THEIR_MOMENT } from "./load.ts";
import { verifyBackup } from "./read-backup.ts";
import type { RestoreTarget } from "./restore.ts";
import { writeBackup } from "./write-backup.ts";

/** A folder for the backups of one test file. */
export function useBackups() {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bosco-restore-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const pathOf = (name: string) => join(folder, name);

  return {
    pathOf,

    /** Somewhere else, where no server runs. */
    async elsewhere(content: "seeded" | "empty") {
      const database = await createTestDatabase(content);
      const dataDir = await mkdtemp(pathOf("data-"));
      const target = { connection: database.connection, files: openFolder(dataDir), folder: join(dataDir, "backups") };
      return { database, dataDir, target };
    },

    /** What is in a place now, as a backup of it says. */
    async sumsOf({ connection, files }: Pick<RestoreTarget, "connection" | "files">) {
      const path = pathOf(`sums-${crypto.randomUUID()}`);
      await writeBackup({ connection, files }, path);
      const sums = await sumsOfBackup(path);
      await rm(path);
      return sums;
    },
  };
}

/** The checksum of every table that a restore brings back, and of every file. */
export async function sumsOfBackup(path: string) {
  const files: Record<string, string> = {};
  const { tableSums } = await verifyBackup(path, (name, { sha256 }) => {
    files[name] = sha256;
  });
  const kept = [...tableSums].filter(([name]) => !OF_THEIR_MOMENT.has(name));
  return { tables: Object.fromEntries(kept), files };
}
