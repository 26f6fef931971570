import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { complaint, runProgram } from "./run-program.ts";
import type { ServerUser } from "./server-user.ts";
import { DatabaseStartError } from "./start-error.ts";

const INITDB_TIMEOUT_MS = 120_000;
/** why: sorts like locale C, everywhere alike, but knows that « É » is the capital of « é » */
const LOCALE = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
/** The same of the system's own, for a PostgreSQL that has none built in. */
const LOCALE_BEFORE_17 = ["--locale=C", "--lc-ctype=C.UTF-8"];

/**
 * Makes a cluster in a sibling folder and renames it into place.
 * why: an initdb cut half-way then leaves a folder that was never a database, and the next start may remove it.
 */
export async function createCluster(options: {
  cluster: string;
  binaries: Binaries;
  user: ServerUser | undefined;
  durable: boolean;
  passwordFile?: string | undefined;
}): Promise<void> {
  const { cluster, binaries, user, durable, passwordFile } = options;
  removeUnfinished(cluster);
  const draft = mkdtempSync(`${cluster}.new-`);
  if (user) lchownSync(draft, user.uid, user.gid);
  const { ok, output } = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${draft}`,
      "--username=postgres",
      "--encoding=UTF8",
      ...(Number(binaries.major) < 17 ? LOCALE_BEFORE_17 : LOCALE),
      // why: the socket's folder is 0700 and belongs to the account that owns the data files; whoever can enter it can
      // already read the data, so a password would protect nothing and would be one more secret to lose. `peer` cannot
      // serve: under root, Node's account is not PostgreSQL's. Over TCP (Windows) anyone local can knock: a password.
      "--auth-local=trust",
      "--auth-host=scram-sha-256",
      "--no-instructions",
      ...(passwordFile ? [`--pwfile=${passwordFile}`] : []),
      ...(durable ? [] : ["--no-sync"]),
    ],
    { user, timeoutMs: INITDB_TIMEOUT_MS },
  );
  if (!ok) {
    rmSync(draft, { recursive: true, force: true });
    throw new DatabaseStartError(
      `PostgreSQL could not make its data folder ${cluster} (${complaint(output)}): mend that, or set DATABASE_URL.`,
    );
  }
  renameSync(draft, cluster);
  syncDirectory(dirname(cluster));
}

/** Folders of an initdb that was cut: they never held a row. */
function removeUnfinished(cluster: string): void {
  const home = dirname(cluster);
  const drafts = readdirSync(home).filter((name) => name.startsWith(`${basename(cluster)}.new-`));
  for (const name of drafts) {
    rmSync(join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function syncDirectory(directory: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(directory, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Refuses what is not a cluster of our version; gives a cluster that root owns to the account that will run it. */
export function examineCluster(cluster: string, major: string, user: ServerUser | undefined): void {
  const { uid, mode } = lstatSync(cluster);
  if (!user && process.getuid && uid !== process.getuid()) {
    throw new DatabaseStartError(
      `${cluster} belongs to uid ${uid} and Bosco runs as uid ${process.getuid()}: start Bosco as that user or as root, or give it the folder (chown -R).`,
    );
  }
  if (!existsSync(join(cluster, "PG_VERSION"))) {
    throw new DatabaseStartError(
      `${cluster} is not a PostgreSQL data folder: move it away, or choose another data directory.`,
    );
  }
  const found = readVersion(cluster);
  if (found !== major) {
    throw new DatabaseStartError(
      `${cluster} was made by PostgreSQL ${found} and Bosco runs PostgreSQL ${major}: dump it with version ${found} and restore it into a new data directory, or set DATABASE_URL to a PostgreSQL ${found}.`,
    );
  }
  if (user && uid === 0) giveTo(user, cluster);
  // why: PostgreSQL refuses a folder that others may enter, as a copy or a restored archive often is
  if (mode & 0o077) chmodSync(cluster, 0o700);
}

function readVersion(cluster: string): string {
  return readFileSync(join(cluster, "PG_VERSION"), "utf8").trim().slice(0, 20) || "(unknown)";
}

/** why: links are given, never followed: tablespaces lie outside. */
function giveTo(user: ServerUser, path: string): void {
  lchownSync(path, user.uid, user.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(user, join(path, name));
}
