import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { errorCode } from "./start-error.ts";

/** Linux shows every process under /proc; elsewhere we know less and leave stale files to PostgreSQL's own care. */
export const hasProcFileSystem = existsSync("/proc/self/stat");

let bootId: string | undefined;

function thisBoot(): string {
  bootId ??= readOr("/proc/sys/kernel/random/boot_id", "boot").slice(0, 8);
  return bootId;
}

function readOr(path: string, otherwise: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return otherwise;
  }
}

function ask(program: string, args: string[]): string {
  try {
    return execFileSync(program, args, {
      encoding: "utf8",
      timeout: 5_000,
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return "";
  }
}

/**
 * When a process was born, as a word that never comes back: a pid is used again, a pid with its birth is not.
 * Nothing for a process that is gone.
 */
export function birthOf(pid: number): string | undefined {
  if (hasProcFileSystem) {
    // why: the program's name, in parentheses, may itself contain spaces and parentheses
    const fields = readOr(`/proc/${pid}/stat`, "").split(") ").at(-1)?.split(" ") ?? [];
    // why: a killed process stays as a zombie until its parent reads its end, which in a container may be never
    if (fields.length < 20 || fields[0] === "Z" || fields[0] === "X") return undefined;
    return `${thisBoot()}.${fields[19]}`;
  }
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== "EPERM") return undefined;
  }
  if (process.platform === "win32") return "unknown";
  return ask("ps", ["-o", "lstart=", "-p", String(pid)]).replaceAll(/\W+/g, ".") || "unknown";
}

/** Whether the process with that pid is still the one born then. */
export function isStillAlive(pid: number, birth: string | undefined): boolean {
  return birth !== undefined && birthOf(pid) === birth;
}

function isPostgres(pid: number): boolean {
  if (hasProcFileSystem) return readOr(`/proc/${pid}/comm`, "").trim() === "postgres";
  if (process.platform === "win32") return ask("tasklist", ["/FI", `PID eq ${pid}`, "/NH"]).includes("postgres.exe");
  return /(^|\/)postgres\b/.test(ask("ps", ["-o", "comm=", "-p", String(pid)]));
}

/** Whether this live process is a PostgreSQL working on that cluster. */
export function servesCluster(pid: number, cluster: string, clusterName: string): boolean {
  if (birthOf(pid) === undefined || !isPostgres(pid)) return false;
  if (!hasProcFileSystem) return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch (error) {
    // why: root in a container often lacks CAP_SYS_PTRACE and may not read another user's cwd, only its command line,
    // where PostgreSQL shows its cluster_name for the postmaster and for every backend
    if (errorCode(error) !== "EACCES" && errorCode(error) !== "EPERM") return false;
    return readOr(`/proc/${pid}/cmdline`, "").includes(clusterName);
  }
}

/** Every PostgreSQL process at work on that cluster, orphans of a killed postmaster included. */
export function serversOf(cluster: string, clusterName: string): number[] {
  if (!hasProcFileSystem) return [];
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.filter((pid) => servesCluster(pid, cluster, clusterName));
}
