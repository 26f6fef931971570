import type { Account } from "@bosco/contract";
import { type CsvCell, csvText, RFC_4180 } from "@bosco/domain/csv";
import { columnsOf } from "../../../database/columns.ts";
import type { Database } from "../../../database/database.ts";
import { type Print, paperFileName } from "../../../files/paper-names.ts";
import { openPaperFile } from "../../../papers/store.ts";
import { fileName, type PhotoStore } from "../../../photos/store.ts";
import { listSessions } from "../sessions/queries.ts";
import { type OwnRow, readOwnRows, readProfile } from "./queries.ts";
import { OWN_TABLES, PROFILE } from "./tables.ts";
import { createZip, type ZipWriter } from "./zip.ts";

export const DATA_FILE = "donnees.json";
export const FORMAT = 1;

interface Sources {
  database: Database;
  photos: PhotoStore;
  account: Account;
  sessionId: string;
}

/**
 * Everything of one account as a zip: `donnees.json`, a CSV for each table, the photos and the files of papers. The rows are read and packed first,
 * in one short transaction, so that a slow reader holds no connection; the files follow one by one.
 */
export async function* exportData({ database, photos, account, sessionId }: Sources): AsyncGenerator<Uint8Array> {
  const { id: userId } = account;
  const zip = createZip();
  const { photoUrls, prints } = await database.asUser(userId, (db) => packRows(db, zip, userId));
  const sessions = await database.asSystem((db) => listSessions(db, account, sessionId));
  packCsv(zip, "sessions", ["appareil", "adresse_ip", "created_at", "updated_at"], sessions);
  yield* zip.take();
  for (const url of photoUrls) {
    const found = await photos.open(userId, fileName(url));
    if (found) yield* zip.stored(`photos/${fileName(url)}`, found.content);
  }
  for (const print of prints) {
    const found = await openPaperFile(photos, userId, print);
    if (found) yield* zip.stored(`papiers/${paperFileName(print)}`, found.content);
  }
  zip.end();
  yield* zip.take();
}

/** The files that go along with the rows. */
interface Files {
  photoUrls: string[];
  prints: Print[];
}

async function packRows(db: Parameters<typeof readProfile>[0], zip: ZipWriter, userId: string): Promise<Files> {
  const profile = await readProfile(db, userId);
  const photos = new Set<string>(profile.photo_profil_url ? [profile.photo_profil_url] : []);
  const prints: Print[] = [];
  const json = zip.file(DATA_FILE);
  json.write(`{"format":${FORMAT},"profils_utilisateur":${JSON.stringify(profile)},"tables":{`);
  const rowsOf = new Map<string, OwnRow["row"][]>(OWN_TABLES.map(({ name }) => [name, []]));
  let current: string | undefined;
  for await (const rows of readOwnRows(db, OWN_TABLES))
    for (const { table, row } of rows) {
      json.write(`${table === current ? "," : `${current ? "]," : ""}"${table}":[`}${JSON.stringify(row)}`);
      current = table;
      rowsOf.get(table)?.push(row);
      if (typeof row.photo_url === "string") photos.add(row.photo_url);
      // why unjudged: a row of our own that a later rule refuses must not keep its owner from all that is his.
      if (table === "documents" && row.fichier) prints.push(row.fichier as Print);
    }
  json.write(`${current ? "]" : ""}}}`);
  json.end();
  packCsv(zip, "profils_utilisateur", columnsOf(PROFILE), [profile]);
  for (const { name, schema } of OWN_TABLES) packCsv(zip, name, columnsOf(schema), rowsOf.get(name) ?? []);
  return { photoUrls: [...photos], prints };
}

function packCsv(zip: ZipWriter, name: string, columns: readonly string[], rows: readonly object[]): void {
  const lines = rows.map((row) => columns.map((column) => toCell((row as Record<string, unknown>)[column])));
  const file = zip.file(`csv/${name}.csv`);
  file.write(csvText([columns, ...lines], RFC_4180));
  file.end();
}

function toCell(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  return typeof value === "object" ? JSON.stringify(value) : (value as CsvCell);
}
