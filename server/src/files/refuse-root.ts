import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { StartError } from "../start-error.ts";
import { FOLDER } from "./folder.ts";

const ROOT = 0;

/**
 * Files that root writes are closed to the account that Bosco runs as (0600), which would find its own photos and backups shut. Whose
 * they are is told by `photos/`, which each start makes. why not by the data directory at once: one that was prepared for somebody else
 * may well be root's to run on.
 */
export async function refuseRoot(dataDir: string, uid = process.getuid?.()): Promise<void> {
  if (uid !== ROOT) return;
  const owner = (await ownerOf(join(dataDir, FOLDER))) ?? (await ownerOf(dataDir)) ?? ROOT;
  if (owner === ROOT) return;
  throw new StartError(
    `${resolve(dataDir)} belongs to the user ${owner}, and this runs as root: what it writes there Bosco could not read. Run it as that user (docs/operations.md, "Commands under systemd"), or give root the folder (chown -R). Nothing was changed.`,
  );
}

const ownerOf = (path: string) =>
  stat(path).then(
    ({ uid }) => uid,
    () => undefined,
  );
