import { withBackup } from "../backup/fetch-backup.ts";
import { ownBackupsOf } from "../backup/own-backups.ts";
import { restoreBackup } from "../backup/restore.ts";
import { shelfOf } from "../backup/shelf.ts";
import { readConfig } from "../config.ts";
import { connectDatabase, directConnection } from "../database/connect.ts";
import { filesOf, findBucket } from "../files/open-files.ts";
import { refuseRoot } from "../files/refuse-root.ts";
import { StartError } from "../start-error.ts";
import { readArguments, type Usage } from "./arguments.ts";

const USAGE: Usage = {
  line: "npm run restore -- bosco.backup [--take-over] [--files-lost]",
  words: 1,
  options: { "take-over": "boolean", "files-lost": "boolean" },
};
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run restore -- file`: puts a backup in the place of what is there, while no server runs. */
export async function run(args: string[]): Promise<void> {
  const {
    words: [file],
    values,
  } = readArguments(args, USAGE);
  const word = { takeOver: values["take-over"] === true, filesAreLost: values["files-lost"] === true };
  const config = readConfig(process.env);
  const { DATA_DIR: dataDir } = config;
  await refuseRoot(dataDir);
  const bucket = await findBucket(config);
  if (!file) {
    const names = bucket ? await shelfOf(dataDir, bucket.backups).names() : [];
    const kept = names.length > 0 ? `, or one of the bucket by its name: ${names.sort().join(", ")}` : "";
    throw new StartError(`Say which backup to put back: npm run restore -- bosco.backup${kept}`);
  }
  const server = await connectDatabase(config, () => {});
  try {
    const connection = directConnection(config, server.connection);
    const target = { connection, files: filesOf(config, bucket), folder: ownBackupsOf(dataDir) };
    const { header, rows, tables, files, restorePoint } = await withBackup(
      file,
      { backups: bucket?.backups, dataDir, tell: say },
      (found) => restoreBackup(target, found, say, word),
    );
    say(
      `Restored ${file}, made on ${header.created} by Bosco ${header.version}: ${rows} rows of ${tables} tables, ${files} files.`,
    );
    if (restorePoint) say(`To go back: npm run restore -- ${restorePoint}`);
    say("Accounts that were erased since are erased again at the next start, by the list in effacements.txt.");
  } finally {
    await server.stop();
  }
}
