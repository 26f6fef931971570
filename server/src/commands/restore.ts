import { resolve } from "node:path";
import { withBackup } from "../backup/fetch-backup.ts";
import { ownBackupsOf } from "../backup/own-backups.ts";
import { restoreBackup } from "../backup/restore.ts";
import { shelfOf } from "../backup/shelf.ts";
import { readConfig } from "../config.ts";
import { connectDatabase, directConnection } from "../database/connect.ts";
import { filesOf, findBucket } from "../files/open-files.ts";
import { StartError } from "../start-error.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run restore -- file`: puts a backup in the place of what is there, while no server runs. */
export async function run([file]: string[]): Promise<void> {
  const config = readConfig(process.env);
  const { DATA_DIR: dataDir } = config;
  const bucket = await findBucket(config);
  if (!file) {
    const names = bucket ? await shelfOf(dataDir, bucket.backups).names() : [];
    const kept = names.length > 0 ? `, or one of the bucket by its name: ${names.sort().join(", ")}` : "";
    throw new StartError(`Say which backup to put back: npm run restore -- bosco.backup${kept}`);
  }
  const path = resolve(file);
  const server = await connectDatabase(config, () => {});
  try {
    const connection = directConnection(config, server.connection);
    const target = { connection, files: filesOf(config, bucket), folder: ownBackupsOf(dataDir) };
    const { header, rows, tables, files, restorePoint } = await withBackup(
      path,
      { backups: bucket?.backups, dataDir },
      (found) => restoreBackup(target, found, say),
    );
    say(
      `Restored ${path}, made on ${header.created} by Bosco ${header.version}: ${rows} rows of ${tables} tables, ${files} files.`,
    );
    if (restorePoint) say(`To go back: npm run restore -- ${restorePoint}`);
    say("Accounts that were erased since are erased again at the next start, by the list in effacements.txt.");
  } finally {
    await server.stop();
  }
}
