import { type BigIntStats, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { tryLockFile } from "./lock-file.ts";
import { pathHash } from "./path-hash.ts";
import { DatabaseStartError, errorCode } from "./start-error.ts";

type Release = () => void | Promise<void>;
type TryLock = () => Promise<Release | undefined>;

/** Longer than the longest start: an initdb and a recovery on a slow disk. */
const PATIENCE_MS = 180_000;

/** One start or stop at a time per data directory, whatever path leads to it. */
export function startLock(dataDir: string, platform: string = process.platform): TryLock {
  const { dev, ino }: BigIntStats = statSync(dataDir, { bigint: true });
  const name = `bosco-start-${pathHash(`${dev}:${ino}`)}`;
  // why: the name fills the whole address, because some Node versions pad it with NULs and others do not
  if (platform === "linux") return () => tryListen(`\0${name}`.padEnd(108, "."));
  // why: Windows refuses a second first instance of a named pipe, and drops it with the process
  if (platform === "win32") return () => tryListen(`\\\\.\\pipe\\${name}`);
  return async () => tryLockFile(join(dataDir, "postgres.lock"));
}

/** A listening address dies with its process, even with kill -9: nothing to clean up. */
function tryListen(path: string): Promise<Release | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((connection) => connection.destroy());
    server.once("error", (error) => (errorCode(error) === "EADDRINUSE" ? resolve(undefined) : reject(error)));
    // why: exclusive, because a Node cluster worker would otherwise share its siblings' address
    server.listen({ path, exclusive: true }, () => resolve(() => new Promise((done) => server.close(() => done()))));
  });
}

export async function holding<T>(
  tryLock: TryLock,
  work: () => Promise<T>,
  { log = (_line: string) => {}, patienceMs = PATIENCE_MS } = {},
): Promise<T> {
  const start = performance.now();
  let said = false;
  let release = await tryLock();
  while (!release) {
    const waited = performance.now() - start;
    if (waited > patienceMs) {
      throw new DatabaseStartError(
        `Another process has been starting or stopping the database for ${Math.round(patienceMs / 1000)} s: end it, then start again.`,
      );
    }
    if (waited > 2_000 && !said) {
      log("Waiting for another process that is starting or stopping the database.");
      said = true;
    }
    await sleep(15 + Math.random() * 15);
    release = await tryLock();
  }
  try {
    return await work();
  } finally {
    await release();
  }
}
