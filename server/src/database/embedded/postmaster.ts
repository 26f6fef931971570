import { spawn } from "node:child_process";
import { waitUntil } from "./bounded-wait.ts";
import { findPostmaster, type Postmaster, readPidFile } from "./pid-file.ts";
import { birthOf, hasProcFileSystem, isStillAlive } from "./process-table.ts";
import { runProgram, spawnOptions } from "./run-program.ts";
import type { ServerUser } from "./server-user.ts";
import { DatabaseStartError } from "./start-error.ts";

/** Long enough for the recovery of a small database on a slow disk. */
const READY_TIMEOUT_MS = 60_000;
const FAST_SHUTDOWN_MS = 30_000;
const IMMEDIATE_SHUTDOWN_MS = 10_000;
/** why: without /proc, each look at a process costs a program. */
const POLL_MS = hasProcFileSystem ? 5 : 50;

/** A postmaster of our own: unlike an adopted one, it tells us how it ended. */
export interface Launched {
  pid: number;
  /** A signal or an exit code, when it ends. */
  ended: Promise<string>;
}

/** Starts a postmaster that outlives this process. */
export function launchPostmaster(options: {
  postgres: string;
  cluster: string;
  settings: string[];
  user: ServerUser | undefined;
  logDescriptor: number;
}): Promise<Launched> {
  const { postgres, cluster, settings, user, logDescriptor } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(postgres, ["-D", cluster, ...settings], {
      ...spawnOptions(user),
      stdio: ["ignore", logDescriptor, logDescriptor],
    });
    const ended = new Promise<string>((tell) => {
      child.once("exit", (code, signal) => tell(signal ?? `exit code ${code}`));
    });
    child.once("error", reject);
    child.once("spawn", () => {
      child.unref();
      resolve({ pid: child.pid ?? 0, ended });
    });
  });
}

/** The postmaster once it accepts connections; nothing if it ended instead. */
export async function untilReady(cluster: string, pid: number): Promise<Postmaster | undefined> {
  const birth = birthOf(pid);
  let ready: Postmaster | undefined;
  const ended = () => !isStillAlive(pid, birth);
  const isReady = () => {
    const found = readPidFile(cluster);
    ready = found?.pid === pid && found.status === "ready" ? found : undefined;
    return ready !== undefined;
  };
  // why: `ended` comes first, for a killed postmaster leaves a file that says "ready"
  if (await waitUntil(() => ended() || isReady(), READY_TIMEOUT_MS, POLL_MS)) return ready;
  throw new DatabaseStartError(
    `PostgreSQL (process ${pid}) is not ready after ${READY_TIMEOUT_MS / 1000} s, probably recovering: it goes on alone, start Bosco again in a minute and read postgres.log if this lasts.`,
  );
}

/** Ends a postmaster: fast, cutting its clients off; at once if it does not come to an end. `pgCtl` is for Windows. */
export async function stopPostmaster(pid: number, pgCtl?: string): Promise<void> {
  const birth = birthOf(pid);
  const gone = () => !isStillAlive(pid, birth);
  await signal(pid, "INT", pgCtl);
  if (await waitUntil(gone, FAST_SHUTDOWN_MS, POLL_MS)) return;
  // why: loses no committed row: the next start recovers from the write-ahead log
  await signal(pid, "QUIT", pgCtl);
  if (await waitUntil(gone, IMMEDIATE_SHUTDOWN_MS)) return;
  throw new Error(`PostgreSQL (process ${pid}) does not stop: end it by hand.`);
}

async function signal(pid: number, name: "INT" | "QUIT", pgCtl: string | undefined): Promise<void> {
  if (process.platform === "win32") {
    if (pgCtl) await runProgram(pgCtl, ["kill", name, String(pid)], { timeoutMs: 10_000 });
    return;
  }
  try {
    process.kill(pid, `SIG${name}`);
  } catch {
    // why: it ended by itself just before; the wait that follows sees it
  }
}

/** Waits until a postmaster that somebody already told to stop is gone. */
export async function untilStopped(cluster: string, clusterName: string, pid: number): Promise<void> {
  const patience = FAST_SHUTDOWN_MS + IMMEDIATE_SHUTDOWN_MS;
  if (await waitUntil(() => findPostmaster(cluster, clusterName)?.pid !== pid, patience)) return;
  throw new DatabaseStartError(
    `PostgreSQL (process ${pid}) has been stopping for ${patience / 1000} s: end that process, then start Bosco again.`,
  );
}
