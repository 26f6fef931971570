import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type pg from "pg";
import type { Database } from "../database/database.ts";
import type { FileStore } from "../files/file-store.ts";
import { findBelonging } from "../photos/belonging.ts";
import type { PhotoStore } from "../photos/store.ts";
import type { BackupTotals } from "./format.ts";
import { findLastGood, noteLastGood } from "./last-good.ts";
import { lacksItsFiles } from "./missing-files.ts";
import { type BackupShelf, keepNewest, makeOwnBackups, ownBackupName } from "./own-backups.ts";
import { shelfOf } from "./shelf.ts";
import { removeLeftovers } from "./under-way.ts";
import { type BackupWritten, writeBackup } from "./write-backup.ts";

const KEPT = 14;
/** why more than the last one took: it grows, and PostgreSQL writes on the same disk meanwhile. */
const ROOM = 1.2;

export interface DailySource {
  database: Database;
  /** PostgreSQL's own, past a pooler. */
  connection: pg.ClientConfig;
  photos: Pick<PhotoStore, "files">;
  dataDir: string;
  /** Of the bucket, when there is one. */
  backups?: FileStore | undefined;
}

/** Why there is none tonight, for the log: those of before stay as they are. */
class NoBackup extends Error {
  override readonly name = "NoBackup";
  readonly code: "NO_ROOM_FOR_BACKUP" | "FILES_OF_ANOTHER_DATABASE" | "MOST_FILES_MISSING";

  constructor(code: NoBackup["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Makes the backup of the day, and only then removes the oldest. One that can't be made, or can't be read again, leaves those of
 * before as they are.
 */
export async function backUpDaily(source: DailySource, now: Date): Promise<void> {
  const {
    database,
    connection,
    photos: { files },
    dataDir,
    backups,
  } = source;
  const shelf = shelfOf(dataDir, backups);
  await expectOurs(database, files);
  await removeLeftovers(dataDir);
  await expectRoom(dataDir, (await expectedBytes(database, files)) * ROOM);
  let written: Pick<BackupWritten, "header" | "missing"> | undefined;
  const octets = await shelf
    .keep(ownBackupName("daily", now), async (path) => {
      written = await writeBackup({ connection, files, judge: expectFiles }, path);
    })
    .catch(async (error) => {
      if (error instanceof NoBackup) await keepIncomplete(source, shelf, now);
      throw error;
    });
  const gardees = await keepNewest(shelf, "daily", KEPT);
  const date = written?.header.created ?? now.toISOString();
  await database.asSystem((db) => noteLastGood(db, { date, octets, gardees, absents: written?.missing }));
}

/** why before: what is kept beside another database's files is that one's backups, and fourteen of ours would push them out. */
async function expectOurs(database: Database, files: FileStore): Promise<void> {
  const { isOurs, databaseId, mark } = await findBelonging(database, files);
  if (!isOurs)
    throw new NoBackup("FILES_OF_ANOTHER_DATABASE", `${mark} names another database than this one (${databaseId})`);
}

/** why: fourteen without their files would push out those that have them. */
function expectFiles(totals: BackupTotals): void {
  const { files, missing } = totals;
  if (lacksItsFiles(totals))
    throw new NoBackup("MOST_FILES_MISSING", `${missing} files that rows name are not there, and ${files} are`);
}

/** why all the same: the rows of today are worth keeping. Under a name of its own, one a day, it pushes out none that has its files. */
async function keepIncomplete({ connection, photos: { files } }: DailySource, shelf: BackupShelf, now: Date) {
  const day = new Date(now);
  day.setUTCHours(0, 0, 0, 0);
  await shelf.keep(ownBackupName("incomplete", day), (path) => writeBackup({ connection, files }, path));
  await keepNewest(shelf, "incomplete", KEPT);
}

/** What the last one took; of the first, no more than the tables and files take. */
async function expectedBytes(database: Database, files: FileStore): Promise<number> {
  const { last, tables } = await database.asSystem(async (db) => {
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
    return { last: await findLastGood(db), tables: rows[0]?.bytes ?? 0 };
  });
  if (last) return last.octets;
  let bytes = tables;
  for await (const { size } of files.list("")) bytes += size;
  return bytes;
}

/** why before: a backup must not fill the disk on which people write. */
async function expectRoom(dataDir: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(await makeOwnBackups(dataDir));
  const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
  if (bavail * bsize < needed)
    throw new NoBackup(
      "NO_ROOM_FOR_BACKUP",
      `a backup needs ${megabytes(needed)} MB, and ${megabytes(bavail * bsize)} are free`,
    );
}
