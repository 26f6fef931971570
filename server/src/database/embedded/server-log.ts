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

const TAIL_BYTES = 16_384;
const LAST_LINES = 4;

/**
 * The end of what PostgreSQL said about itself.
 * why: an ERROR and what follows it quote a user's statement; and callers turned away while it is not ready say nothing.
 */
export function lastWords(dataDir: string): string {
  let text: string;
  try {
    text = readFileSync(logFile(dataDir)).subarray(-TAIL_BYTES).toString("utf8");
  } catch {
    return "its log cannot be read";
  }
  const own = text
    .split("\n")
    .filter((line) => /\b(LOG|FATAL|PANIC):/.test(line))
    .filter((line) => !/the database system is (not|start|shut|in rec)|terminating connection/.test(line));
  return own.slice(-LAST_LINES).join(" | ") || "its log says nothing";
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
