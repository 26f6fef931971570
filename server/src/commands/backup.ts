import { resolve } from "node:path";
import { writeBackup } from "../backup/write-backup.ts";
import { readConfig } from "../config.ts";
import { connectDatabase, directConnection } from "../database/connect.ts";
import { filesOf, findBucket } from "../files/open-files.ts";
import { StartError } from "../start-error.ts";
import { readArguments } from "./arguments.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run backup -- file`: all rows and files in one file, while the server runs. */
export async function run(args: string[]): Promise<void> {
  const line = "npm run backup -- bosco.backup";
  const [file] = readArguments(args, { line, words: 1 }).words;
  if (!file) throw new StartError(`Say which file to write: ${line}`);
  const path = resolve(file);
  const config = readConfig(process.env);
  const server = await connectDatabase(config, () => {});
  try {
    const connection = directConnection(config, server.connection);
    const source = { connection, files: filesOf(config, await findBucket(config)) };
    const { tables, rows, files, missing, missingFiles, strangeTables } = await writeBackup(source, path, say);
    say(`Wrote ${path}: ${rows} rows of ${tables} tables, ${files} files.`);
    if (missing > 0)
      say(
        `${missing} files that rows name were not there: ${missingFiles.join(", ")}${missing > missingFiles.length ? "…" : ""}`,
      );
    if (strangeTables.length > 0)
      say(`Not Bosco's, in the backup, and passed over when it is put back: ${strangeTables.join(", ")}.`);
  } finally {
    await server.stop();
  }
}
