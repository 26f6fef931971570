import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "./endpoint.ts";
import { servesCluster } from "./process-table.ts";

/** What a postmaster writes about itself in postmaster.pid. */
export interface Postmaster {
  pid: number;
  /** Unknown during the first moments of a start. */
  endpoint: Endpoint | undefined;
  status: "starting" | "stopping" | "ready";
}

export const PID_FILE = "postmaster.pid";

export function readPidFile(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, PID_FILE), "utf8").split("\n");
  } catch {
    return undefined;
  }
  // lines: pid, data directory, start time, port, socket folder, listen address, shared memory, status
  const [pid, , , port, socket, address, , status = ""] = lines.map((line) => line.trim());
  if (!Number(pid)) return undefined;
  const host = socket || address;
  return {
    pid: Math.abs(Number(pid)),
    endpoint: host && Number(port) ? { kind: socket ? "socket" : "tcp", host, port: Number(port) } : undefined,
    status: status === "ready" || status === "standby" ? "ready" : status === "stopping" ? "stopping" : "starting",
  };
}

/** The postmaster of that cluster, if the process its file names is alive and really works there. */
export function findPostmaster(cluster: string, clusterName: string): Postmaster | undefined {
  const found = readPidFile(cluster);
  return found && servesCluster(found.pid, cluster, clusterName) ? found : undefined;
}
