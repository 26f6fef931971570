import { createWriteStream } from "node:fs";
import { access, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type FileStore, isKey } from "../files/file-store.ts";
import { PRIVATE_FILE } from "../files/private-files.ts";
import { makeOwnBackups } from "./own-backups.ts";

/** A backup by its path on this machine, or by its name in the bucket, in a file that is there while `work` reads it. */
export async function withBackup<Done>(
  path: string,
  { backups, dataDir }: { backups: FileStore | undefined; dataDir: string },
  work: (path: string) => Promise<Done>,
): Promise<Done> {
  const name = basename(path);
  const isHere = await access(path).then(
    () => true,
    () => false,
  );
  const found = !isHere && backups && isKey(name) ? await backups.get(name) : undefined;
  if (!found) return work(path);
  const fetched = join(await makeOwnBackups(dataDir), `${name}.fetched`);
  try {
    await pipeline(found.content, createWriteStream(fetched, PRIVATE_FILE));
    return await work(fetched);
  } finally {
    await rm(fetched, { force: true });
  }
}
