import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { waitUntil } from "./bounded-wait.ts";
import { PID_FILE } from "./pid-file.ts";
import { hasProcFileSystem, serversOf } from "./process-table.ts";
import { SOCKET_FILE } from "./socket-path.ts";
import { DatabaseStartError } from "./start-error.ts";

/**
 * Removes what a killed postmaster left, when nobody works on its data any more.
 * why: PostgreSQL itself would refuse to start while the dead process is an unread zombie, or when its pid is used again.
 * Without /proc nobody can say that all its children are gone: there PostgreSQL's own checks decide.
 */
export async function clearStaleLocks(
  cluster: string,
  clusterName: string,
  socketDirectory: string | undefined,
  { politeMs = 300, forcedMs = 10_000 } = {},
): Promise<void> {
  const pidFile = join(cluster, PID_FILE);
  const socketFiles = socketDirectory === undefined ? [] : [`${SOCKET_FILE}.lock`, SOCKET_FILE];
  const files = [pidFile, ...socketFiles.map((name) => join(socketDirectory ?? "", name))];
  if (!hasProcFileSystem || !files.some((file) => existsSync(file))) return;

  const noServer = () => serversOf(cluster, clusterName).length === 0;
  // why: orphans of a killed postmaster end by themselves, but one in the middle of a long computation does so late, and
  // people wait. What it had acknowledged is written already.
  if (!(await waitUntil(noServer, politeMs, 20))) {
    for (const pid of serversOf(cluster, clusterName)) quit(pid);
    if (!(await waitUntil(noServer, forcedMs, 20))) {
      throw new DatabaseStartError(
        `PostgreSQL process ${serversOf(cluster, clusterName).join(", ")} of an earlier run still works on ${cluster}: end it, then start Bosco again.`,
      );
    }
  }
  for (const file of files) rmSync(file, { force: true });
}

function quit(pid: number): void {
  try {
    process.kill(pid, "SIGQUIT");
  } catch {
    // why: it ended by itself just before
  }
}
