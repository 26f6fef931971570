import { randomUUID } from "node:crypto";
import { open, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { PRIVATE_FILE } from "./private-files.ts";

/** Nothing takes as long to arrive. */
const OLD_MS = 3_600_000;

/** A name tells which process of which machine reads the file. */
const NAME = /^(\d+)\.[0-9a-f-]{36}\.(.+)$/;
const host = () => hostname().replace(/[^\w-]/g, "_");
const newName = () => `${process.pid}.${randomUUID()}.${host()}`;
/** What this process is reading or writing. */
const inUse = new Set<string>();

/** A path in a folder for what is under way, while `work` needs it and no longer. */
export async function withScratch<T>(folder: string, work: (path: string) => Promise<T>): Promise<T> {
  const name = newName();
  const path = join(folder, name);
  inUse.add(name);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
    inUse.delete(name);
  }
}

/** why opened before anything is written: what fails at once would make its file after that was removed. */
export const openScratch = async (path: string) => (await open(path, "w", PRIVATE_FILE.mode)).createWriteStream();

/**
 * Removes what a crash has left, and gives its number. Servers may share the folder: what another one that lives is reading
 * stays.
 */
export async function sweepScratch(folder: string, now = new Date()): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || !(now.getTime() - found.mtimeMs > OLD_MS || isLeft(name))) continue;
    await rm(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Whether whoever was reading a file has gone. Of another machine, or another version, nothing is known. */
function isLeft(name: string): boolean {
  const [, pid, from] = NAME.exec(name) ?? [];
  if (pid === undefined || from !== host()) return false;
  return Number(pid) === process.pid ? !inUse.has(name) : !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // why: a process of another user's lives too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
