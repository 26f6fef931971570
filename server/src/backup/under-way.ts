import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ownBackupsOf } from "./own-backups.ts";

/** A backup that passes through the data directory, on its way to the bucket or from it. why a name of its own: it is kept elsewhere. */
export const underWayName = (way: "sending" | "fetched", name: string) => `${way}-${name}`;

const OF_THE_DAY = /^sending-|^(?:daily|incomplete)-\d{4}-\d{2}-\d{2}T.*\.(part|names)$/;
const FETCHED = /^fetched-/;
/** Nobody puts a backup back for so long. */
const DAY_MS = 86_400_000;

/**
 * Removes what the backup of a day, or a restore, left when it was killed. Only whoever makes the backup of the day does, of whom there
 * is one at a time. why before it looks for room: that may be what is missing.
 */
export async function removeLeftovers(dataDir: string): Promise<void> {
  const folder = ownBackupsOf(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (OF_THE_DAY.test(name) || (FETCHED.test(name) && (await isOfAnotherDay(path)))) await rm(path, { force: true });
  }
}

const isOfAnotherDay = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > DAY_MS,
    () => false,
  );
