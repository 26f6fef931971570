import { existsSync, readdirSync } from "node:fs";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { withBackup } from "../src/backup/fetch-backup.ts";
import { ownBackupsOf } from "../src/backup/own-backups.ts";
import { readBackup } from "../src/backup/read-backup.ts";
import type { Bucket } from "../src/files/open-files.ts";
import { sumOf } from "../src/files/sum-of.ts";

/** The names of the backups in a bucket. */
export async function backupNames({ backups }: Bucket): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of backups.list("")) names.push(key);
  return names;
}

/** The names of the daily backups in a server's folder. */
export function dailyBackupsOf(dataDir: string): string[] {
  const folder = ownBackupsOf(dataDir);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith("daily-")) : [];
}

/** What a file of the bucket should be in a backup. */
export const sumInBucket = ({ files }: Bucket, file: string) => sumOf(files, file);

export const EMPTY_BACKUP = { rows: 0, bytes: 0, boats: "", sums: new Map<string, string>() };

/** Brings a backup from the bucket and reads every byte of it. */
export function readFromBucket({ backups }: Bucket, name: string, dataDir: string): Promise<typeof EMPTY_BACKUP> {
  return withBackup(name, { backups, dataDir }, async (path) => {
    const found = { ...EMPTY_BACKUP, sums: new Map<string, string>() };
    for await (const part of readBackup(path, (file, { rows, bytes, sha256 }) => {
      found.bytes += bytes;
      if (rows === undefined) found.sums.set(file, sha256);
    })) {
      if (part.kind === "table" && part.name === "bateaux") found.boats = await text(Readable.from(part.data));
      if (part.kind === "end") found.rows = part.rows;
    }
    return found;
  });
}
