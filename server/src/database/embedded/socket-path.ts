import { chmodSync, lchownSync, lstatSync, mkdirSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathHash } from "./path-hash.ts";
import type { ServerUser } from "./server-user.ts";
import { DatabaseStartError, errorCode } from "./start-error.ts";

export const PORT = 5432;
export const SOCKET_FILE = `.s.PGSQL.${PORT}`;

/** The kernel keeps a socket's path in 108 bytes, the last one being NUL. */
const MAX_BYTES = 107;

export function socketDirectory(home: string, temporary = temporaryDirectory()): string {
  const near = join(home, "sock");
  return fits(near) ? near : join(temporary, `bosco-${pathHash(home)}`);
}

/** Leaves nothing of ours in the temporary directory after a clean stop. */
export function removeTemporarySocketDirectory(directory: string): void {
  if (!/^bosco-[0-9a-f]{16}$/.test(basename(directory))) return;
  try {
    rmdirSync(directory);
  } catch {
    // why: another PostgreSQL's files in it, or it is gone: either way not ours to remove
  }
}

function fits(directory: string): boolean {
  return Buffer.byteLength(join(directory, SOCKET_FILE)) <= MAX_BYTES;
}

/** why: root's TMPDIR may be private to root, and any TMPDIR may itself be too long. */
function temporaryDirectory(): string {
  const chosen = tmpdir();
  return process.getuid?.() === 0 || !fits(join(chosen, `bosco-${pathHash("")}`)) ? "/tmp" : chosen;
}

/**
 * Makes the directory private to the account PostgreSQL runs under.
 * why: whoever can enter it may connect without a password, and whoever owns it could put a server of their own there.
 */
export function prepareSocketDirectory(directory: string, user: ServerUser | undefined): void {
  const uid = user?.uid ?? process.getuid?.();
  try {
    mkdirSync(directory, { mode: 0o700 });
    if (user) lchownSync(directory, user.uid, user.gid);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  const found = lstatSync(directory);
  // why: left by a start that root had begun and that died before the change of owner
  if (user && found.isDirectory() && found.uid === 0) lchownSync(directory, user.uid, user.gid);
  else if (!found.isDirectory() || found.uid !== uid) {
    throw new DatabaseStartError(
      `The database's socket folder ${directory} belongs to another user: remove it, or choose another data directory.`,
    );
  }
  chmodSync(directory, 0o700);
}
