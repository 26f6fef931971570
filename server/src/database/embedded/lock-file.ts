import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { birthOf, isStillAlive } from "./process-table.ts";
import { errorCode } from "./start-error.ts";

/** Removing a dead owner's file takes milliseconds; a guard this old lost its own owner. */
const GUARD_MAX_AGE_MS = 10_000;

/** The lock of systems without abstract sockets: a file naming its owner, taken over when the owner is dead. */
export function tryLockFile(path: string): (() => void) | undefined {
  const own = `${process.pid} ${birthOf(process.pid)} ${Math.random()}`;
  if (!create(path, own)) {
    removeIfOwnerIsDead(path);
    if (!create(path, own)) return undefined;
  }
  return () => {
    if (read(path) === own) rmSync(path, { force: true });
  };
}

/** The file appears with its content, so that nobody reads it half-written. */
function create(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeIfOwnerIsDead(path: string): void {
  const owner = read(path);
  if (owner === undefined || isAlive(owner)) return;
  // why: two processes may see the same dead owner; without the guard the slower one would remove the faster one's new lock
  const guard = `${path}.guard`;
  if (!create(guard, "")) {
    if (Date.now() - modifiedAt(guard) > GUARD_MAX_AGE_MS) rmSync(guard, { force: true });
    return;
  }
  try {
    if (read(path) === owner) rmSync(path, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function isAlive(owner: string): boolean {
  const [pid, birth] = owner.split(" ");
  return isStillAlive(Number(pid), birth);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
}
