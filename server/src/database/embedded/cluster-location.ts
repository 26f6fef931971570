import { chmodSync, chownSync, existsSync, lstatSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { pathHash } from "./path-hash.ts";
import { runProgram } from "./run-program.ts";
import type { ServerUser } from "./server-user.ts";
import { makePublicDirectory } from "./stage-binaries.ts";
import { DatabaseStartError } from "./start-error.ts";

export interface ClusterLocation {
  /** PostgreSQL's own data directory. */
  cluster: string;
  /** The folder around it, where the socket goes too. */
  home: string;
  /** Whether a cluster is there already. */
  exists: boolean;
}

/** Where root keeps what an unprivileged account must reach. */
export function systemStateDirectory(): string {
  return process.platform === "darwin" ? "/var/db/bosco" : "/var/lib/bosco";
}

function locationIn(home: string): ClusterLocation {
  const named = join(home, "postgres");
  // why: the folder may be a link to another disk, and PostgreSQL's processes show their real place
  const cluster = existsSync(named) ? realpathSync(named) : named;
  return { home, cluster, exists: isInUse(cluster) };
}

/** why: an empty folder may be a prepared mount; anything else in that place is somebody's data. */
function isInUse(cluster: string): boolean {
  const found = lstatSync(cluster, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found !== undefined;
  try {
    return readdirSync(cluster).length > 0;
  } catch {
    return true;
  }
}

/**
 * The cluster as an earlier start left it: in the data directory, or staged by root under the state directory.
 * why: data that exists decides, never today's permissions; else a changed mode would show an empty database.
 */
export function existingLocation(dataDir: string, stateDirectory: string): ClusterLocation {
  const near = locationIn(dataDir);
  const staged = locationIn(stagedHome(dataDir, stateDirectory));
  if (near.exists || !staged.exists) return near;
  if (process.getuid?.() === 0) return staged;
  throw new DatabaseStartError(
    `Root keeps the database of ${dataDir} in ${staged.cluster}: start Bosco as root, or move that folder to ${near.cluster} and give it to this user.`,
  );
}

/** why: the path is in the name, so that two checkouts never share. */
function stagedHome(dataDir: string, stateDirectory: string): string {
  return join(stateDirectory, pathHash(dataDir));
}

/** The place a cluster can really be used: the given one, or for a new cluster that `user` cannot reach, a staged one. */
export async function reachableLocation(
  location: ClusterLocation,
  options: { stateDirectory: string; binaries: Binaries; user: ServerUser | undefined; log: (line: string) => void },
): Promise<ClusterLocation> {
  const { binaries, user, log } = options;
  if (!user || (await canReach(location.cluster, binaries, user))) return location;
  if (location.exists) {
    throw new DatabaseStartError(
      `User ${user.name}, who runs PostgreSQL, cannot reach ${location.cluster}: give every parent folder the permission to be entered (chmod o+x).`,
    );
  }
  if (openToGroup(location.home, user) && (await canReach(location.cluster, binaries, user))) return location;
  const home = stagedHome(location.home, options.stateDirectory);
  makePublicDirectory(options.stateDirectory);
  makePublicDirectory(home);
  const staged = locationIn(home);
  if (!(await canReach(staged.cluster, binaries, user))) {
    throw new DatabaseStartError(
      `User ${user.name}, who runs PostgreSQL, can reach neither ${location.home} nor ${home}: open their parent folders (chmod o+x), or set DATABASE_URL.`,
    );
  }
  log(`The database of ${location.home} is kept in ${home}: user ${user.name} cannot reach the data directory.`);
  return staged;
}

/**
 * Lets PostgreSQL's group, and nobody else, through a data directory that root has just made for itself alone.
 * why: what mkdtemp or a umask of 077 makes is closed by habit, and data kept elsewhere would outlive their folder.
 * A folder that already holds something keeps its owner's decision.
 */
function openToGroup(dataDir: string, user: ServerUser): boolean {
  const { uid, mode } = lstatSync(dataDir);
  if (uid !== 0 || mode & 0o077 || readdirSync(dataDir).some((name) => !name.startsWith("postgres"))) return false;
  chownSync(dataDir, 0, user.gid);
  chmodSync(dataDir, 0o710);
  return true;
}

/** why: pg_ctl asks the kernel as that user; the folder itself may be missing, it is the way to it that counts. */
async function canReach(cluster: string, binaries: Binaries, user: ServerUser): Promise<boolean> {
  if (!existsSync(cluster) && !existsSync(join(cluster, ".."))) return false;
  const { output } = await runProgram(binaries.pgCtl, ["status", "-D", cluster], { user, timeoutMs: 20_000 });
  return !output.includes("Permission denied");
}
