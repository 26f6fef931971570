import { join } from "node:path";
import { makePrivateFolder } from "../files/private-files.ts";

/** Of the data directory: the backups that Bosco makes by itself. */
const FOLDER = "backups";
export const ownBackupsOf = (dataDir: string) => join(dataDir, FOLDER);
export const makeOwnBackups = (dataDir: string) => makePrivateFolder(dataDir, FOLDER);

/** `incomplete` is one of the day without most of its files. */
type Kind = "before-restore" | `before-update-${string}` | OfTheDay;
type OfTheDay = "daily" | "incomplete";

const ENDING = ".bosco.gz";
const NAME = /^(before-restore|before-update-.+?|daily|incomplete)-(\d{4}-\d{2}-\d{2})T/;
/** As the privacy page says of backups. */
const KEPT_DAYS = 30;

export const ownBackupName = (kind: Kind, now: Date) =>
  `${kind}-${now.toISOString().replaceAll(":", "-").slice(0, 19)}${ENDING}`;

/** Where daily backups are kept: their names, and how one goes. */
export interface BackupShelf {
  /** What is written at a path of this machine, by `write`, is kept under that name once it is whole. Gives what it weighs. */
  keep(name: string, write: (path: string) => Promise<unknown>): Promise<number>;
  names(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** Removes those that are too old, and halves of them that a crash has left, by the day in their name. Gives their number. */
export async function sweepOwnBackups(shelf: BackupShelf, now: Date): Promise<number> {
  const first = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
  const old = (await shelf.names()).filter((name) => (NAME.exec(name)?.[2] ?? "9") <= first);
  for (const name of old) await shelf.remove(name);
  return old.length;
}

/** Removes all of that kind but the newest, and halves that a crash has left. Gives how many are there then. */
export async function keepNewest(shelf: BackupShelf, kind: OfTheDay, count: number): Promise<number> {
  const ofKind = (await shelf.names()).filter((name) => NAME.exec(name)?.[1] === kind).sort();
  const kept = ofKind.filter((name) => name.endsWith(ENDING)).slice(-count);
  for (const name of ofKind) if (!kept.includes(name)) await shelf.remove(name);
  return kept.length;
}
