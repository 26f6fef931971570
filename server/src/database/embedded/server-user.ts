import { lstatSync, readFileSync } from "node:fs";
import { DatabaseStartError } from "./start-error.ts";

/** The account PostgreSQL runs under when Bosco itself runs as root, which PostgreSQL refuses. */
export interface ServerUser {
  name: string;
  uid: number;
  gid: number;
}

/** In this order: the account made for it, then those every system has. `_postgres` is macOS's name. */
const CANDIDATES = ["postgres", "_postgres", "nobody", "daemon"];

/**
 * Nothing for an ordinary user: PostgreSQL runs as that user. For root, in this order:
 * 1. the owner of the cluster, so that data made by an ordinary user stays that user's;
 * 2. the owner of the data directory, when it is an ordinary user (a volume prepared for one);
 * 3. the first of CANDIDATES that the machine knows.
 */
export function chooseServerUser(cluster: string, dataDir: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts();
  const owner = ownerOf(cluster);
  // why: a running cluster needs no name for its owner, only initdb does
  if (owner) return accounts.find(({ uid }) => uid === owner.uid) ?? owner;
  const folderOwner = ownerOf(dataDir);
  const chosen =
    accounts.find(({ uid }) => uid === folderOwner?.uid) ??
    CANDIDATES.map((name) => accounts.find((account) => account.name === name)).find((account) => account);
  if (chosen) return chosen;
  throw new DatabaseStartError(
    `PostgreSQL refuses to run as root and this machine has none of the users ${CANDIDATES.join(", ")}: run Bosco as an ordinary user, or set DATABASE_URL.`,
  );
}

function ownerOf(path: string): ServerUser | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats && stats.uid > 0 ? { name: `uid ${stats.uid}`, uid: stats.uid, gid: stats.gid } : undefined;
}

function readAccounts(): ServerUser[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
}
