import type pg from "pg";
import { restoreBackup } from "../src/backup/restore.ts";
import { openFolder } from "../src/files/folder.ts";

/** A process that restores, and is killed when all is committed and the mark beside the files is about to be written. */
export interface KilledRestore {
  connection: pg.ClientConfig;
  dataDir: string;
  folder: string;
  path: string;
}

const { connection, dataDir, folder, path }: KilledRestore = JSON.parse(process.argv[2] ?? "");
const files = openFolder(dataDir);
const put: typeof files.put = (key, content) => {
  if (key === "database-id") process.kill(process.pid, "SIGKILL");
  return files.put(key, content);
};
await restoreBackup({ connection, files: { ...files, put }, folder }, path);
