import { moveFiles } from "../backup/move-files.ts";
import { readConfig } from "../config.ts";
import { connectDatabase, directConnection } from "../database/connect.ts";
import { openFolder } from "../files/folder.ts";
import { knockAtBucket } from "../files/knock.ts";
import { findBucket } from "../files/open-files.ts";
import { refuseRoot } from "../files/refuse-root.ts";
import { StartError } from "../start-error.ts";
import { readArguments } from "./arguments.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run files:move -- --to bucket|folder`: photos and papers from where they are to the other place. */
export async function run(args: string[]): Promise<void> {
  const line = "npm run files:move -- --to bucket (or: --to folder)";
  const { to } = readArguments(args, { line, words: 0, options: { to: "string" } }).values;
  if (to !== "bucket" && to !== "folder") throw new StartError(`Say where photos and papers go: ${line}`);
  const config = readConfig(process.env);
  await refuseRoot(config.DATA_DIR);
  const bucket = await findBucket(config);
  if (!bucket)
    throw new StartError("Say which bucket: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.");
  const away = await knockAtBucket(bucket);
  if (away) throw new StartError(`Nothing was moved: ${away}.`);
  const folder = openFolder(config.DATA_DIR);
  const [from, target] = to === "bucket" ? [folder, bucket.files] : [bucket.files, folder];
  const server = await connectDatabase(config, () => {});
  try {
    const moved = await moveFiles({ connection: directConnection(config, server.connection), from, to: target }, say);
    if (moved)
      say(
        to === "bucket"
          ? "Start every server with the settings of the bucket (S3_…)."
          : "Start every server without the settings of the bucket (S3_…), with this DATA_DIR.",
      );
  } finally {
    await server.stop();
  }
}
