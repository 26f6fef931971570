import { closeSync, constants, fchownSync, fstatSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { complaint } from "./run-program.ts";
import type { ServerUser } from "./server-user.ts";

const MAX_BYTES = 10 * 1024 * 1024;

export function logFile(dataDir: string): string {
  return join(dataDir, "postgres.log");
}

export interface ServerLog {
  descriptor: number;
  close(): void;
  /** Why PostgreSQL gave up, from what it wrote since this log was opened. */
  complaint(): string;
}

/** Opens PostgreSQL's log for appending; a log grown large becomes `postgres.log.1` first. */
export function openServerLog(dataDir: string, user: ServerUser | undefined): ServerLog {
  const file = logFile(dataDir);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES) renameSync(file, `${file}.1`);
  // why: not through a link, for root may be writing into a folder that belongs to somebody else;
  // private, for PostgreSQL quotes the statements that failed
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW = 0 } = constants;
  const descriptor = openSync(file, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600);
  if (user) fchownSync(descriptor, user.uid, user.gid);
  const start = fstatSync(descriptor).size;
  return {
    descriptor,
    close: () => closeSync(descriptor),
    complaint: () => complaint(readFileSync(file).subarray(start).toString("utf8")),
  };
}
