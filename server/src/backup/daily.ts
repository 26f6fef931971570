import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type pg from "pg";
import type { Database } from "../database/database.ts";
import type { FileStore } from "../files/file-store.ts";
import type { PhotoStore } from "../photos/store.ts";
import { findLastGood, noteLastGood } from "./last-good.ts";
import { keepNewestDaily, makeOwnBackups, ownBackupName } from "./own-backups.ts";
import { shelfOf } from "./shelf.ts";
import { writeBackup } from "./write-backup.ts";

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

/** why before: a backup must not fill the disk on which people write. */
class NoRoom extends Error {
  override readonly name = "NoRoomForBackup";
  readonly code = "NO_ROOM_FOR_BACKUP";
}

/**
 * Makes the backup of the day, and only then removes the oldest. One that can't be made, or can't be read again, leaves those of
 * before as they are.
 */
export async function backUpDaily(
  { database, connection, photos: { files }, dataDir, backups }: DailySource,
  now: Date,
): Promise<void> {
  const shelf = shelfOf(dataDir, backups);
  await expectRoom(dataDir, (await expectedBytes(database, files)) * ROOM);
  let date = now.toISOString();
  const octets = await shelf.keep(ownBackupName("daily", now), async (path) => {
    date = (await writeBackup({ connection, files }, path)).header.created;
  });
  const gardees = await keepNewestDaily(shelf, KEPT);
  await database.asSystem((db) => noteLastGood(db, { date, octets, gardees }));
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

async function expectRoom(dataDir: string, needed: number): Promise<void> {
  const { bavail, bsize } = await statfs(await makeOwnBackups(dataDir));
  const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
  if (bavail * bsize < needed)
    throw new NoRoom(`a backup needs ${megabytes(needed)} MB, and ${megabytes(bavail * bsize)} are free`);
}
