import { readdirSync, readFileSync, readlinkSync } from "node:fs";

const TICK_MS = 10; // USER_HZ is 100 on Linux

/** PostgreSQL's processes have the data directory as their working directory. */
export function postgresProcesses(folder: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
      } catch {
        return false;
      }
    });
}

/** Of one that has ended meanwhile, nothing: its time is its parent's from then on. */
function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}

/** What processes have used of a processor so far. It hardly moves with the machine's load, unlike a duration. */
export function cpuMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(pid).split(") ")[1]?.split(" ") ?? [];
    // why four: its own time, and that of its children who have ended.
    return sum + fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) * TICK_MS;
  }, 0);
}

export function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
}
