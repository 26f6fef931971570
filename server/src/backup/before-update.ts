import { rm } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { findPending, migrate } from "../database/migrate.ts";
import { StartError } from "../start-error.ts";
import { readVersion } from "../version.ts";
import { isMigrated } from "./catalogue.ts";
import { makeOwnBackups, ownBackupName, ownBackupsOf } from "./own-backups.ts";
import { inTurn, openClient } from "./turn.ts";
import { writeInTurn } from "./write-backup.ts";

type Tell = (line: string) => void;

/**
 * Brings a database to today's schema. What is there is kept first, its rows alone: no migration touches a file. Of several servers
 * one does both, and the others find that there is nothing left to do.
 */
export async function updateSchema(connection: pg.ClientConfig, dataDir: string, tell: Tell = () => {}): Promise<void> {
  if (!(await isUpdate(connection))) return void (await migrate(connection));
  const update = async () => {
    const kept = (await isUpdate(connection)) ? await keepRows(connection, dataDir) : undefined;
    if (kept) tell(`What is there is kept in ${kept}, before the update.`);
    try {
      await migrate(connection);
    } catch (error) {
      // why: nothing was changed, and a start that is tried again and again must not fill the disk.
      if (kept && error instanceof StartError) await rm(kept, { force: true });
      throw error;
    }
  };
  await inTurn(connection, tell, update, "update");
}

/** Whether there is a schema, and migrations that it has not seen. */
async function isUpdate(connection: pg.ClientConfig): Promise<boolean> {
  const client = await openClient(connection, "bosco migrations");
  try {
    return (await isMigrated(client)) && (await findPending(client)).length > 0;
  } finally {
    await client.end();
  }
}

async function keepRows(connection: pg.ClientConfig, dataDir: string): Promise<string> {
  const name = ownBackupName(`before-update-${readVersion()}`, new Date());
  try {
    const path = join(await makeOwnBackups(dataDir), name);
    await writeInTurn({ connection }, path);
    return path;
  } catch (error) {
    const folder = ownBackupsOf(dataDir);
    throw new StartError(
      `The database is to be updated, and what is there could not be kept in ${folder} before: ${reasonOf(error)}. Nothing was changed. ${remedyOf(error, folder)}, then start again.`,
      { cause: error },
    );
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message || codeOf(error) : String(error)).replace(/[\s.]+$/, "");

function remedyOf(error: unknown, folder: string): string {
  const code = codeOf(error);
  if (code === "ENOSPC" || code === "EDQUOT")
    return "Make room on its disk: older backups there may be moved elsewhere";
  if (["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"].includes(code)) return `Let Bosco write into ${folder}`;
  return "Mend that";
}
