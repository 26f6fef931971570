import { createWriteStream } from "node:fs";
import { access, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { type FileStore, isKey } from "../files/file-store.ts";
import { PRIVATE_FILE } from "../files/private-files.ts";
import { makeOwnBackups } from "./own-backups.ts";
import { underWayName } from "./under-way.ts";

interface Places {
  backups: FileStore | undefined;
  dataDir: string;
  tell?: ((line: string) => void) | undefined;
}

/**
 * A backup by its path on this machine, or by its name in the bucket, in a file that is there while `work` reads it. why only a bare
 * name: whoever gives a path means that file, and none that is called the same elsewhere.
 */
export async function withBackup<Done>(
  given: string,
  { backups, dataDir, tell }: Places,
  work: (path: string) => Promise<Done>,
): Promise<Done> {
  const path = resolve(given);
  const isAskedOfBucket = basename(given) === given && isKey(given) && (await isMissing(path));
  const found = isAskedOfBucket ? await backups?.get(given) : undefined;
  if (!found) return work(path);
  tell?.(`${given} is not here: it comes from ${backups?.place}.`);
  const fetched = join(await makeOwnBackups(dataDir), underWayName("fetched", given));
  try {
    await pipeline(found.content, createWriteStream(fetched, PRIVATE_FILE));
    return await work(fetched);
  } finally {
    await rm(fetched, { force: true });
  }
}

const isMissing = (path: string) =>
  access(path).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === "ENOENT",
  );
