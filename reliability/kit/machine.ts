import { readFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";

/** What a figure was measured beside: a duration says little without it. */
export function besides(): string {
  return `load average ${loadavg()[1]?.toFixed(1)} on ${cpus().length} cores`;
}

/** Memory that is a process's own, in megabytes; of PostgreSQL's the shared buffers are not. */
export function ownMb(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Anonymous:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
    } catch {
      return 0; // it ended since it was listed
    }
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1_024;
}
