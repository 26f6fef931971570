import { chmod, lstat, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** What people send is the server's alone to read, whatever the umask says. */
export const PRIVATE_FILE = { mode: 0o600 };
const FOLDER_MODE = 0o700;
const FOR_OTHERS = 0o077;

/** Makes a folder of the data directory that nobody else looks into. The data directory itself is the operator's. */
export async function makePrivateFolder(dataDir: string, ...path: string[]): Promise<string> {
  const folder = join(dataDir, ...path);
  await mkdir(dataDir, { recursive: true });
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  return folder;
}

/**
 * Closes a folder and all that is in it to others: what an older version, or a copy, has left open. The folder itself may
 * be a link to another disk; within it, links are left alone.
 */
export async function closeToOthers(path: string, look: typeof lstat = stat as typeof lstat): Promise<void> {
  // why: what has gone meanwhile needs no closing.
  const found = await look(path).catch(() => undefined);
  if (!found || found.isSymbolicLink()) return;
  const mode = found.isDirectory() ? FOLDER_MODE : PRIVATE_FILE.mode;
  if ((found.mode & FOR_OTHERS) !== 0) await chmod(path, mode);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path).catch(() => [])) await closeToOthers(join(path, name), lstat);
}
