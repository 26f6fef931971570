import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../../database/database.ts";
import { FilesAway } from "../../files/files-away.ts";
import type { PhotoStore } from "../../photos/store.ts";
import { StartError } from "../../start-error.ts";
import { type Erasure, eraseAccount, fingerprint } from "./erase-account.ts";
import { lineOf, readLine } from "./erasure-line.ts";

/**
 * The erased accounts, as a file beside the database: `day fingerprint reason`, one a line. A backup that is put back brings
 * accounts back that were erased after it, and has forgotten that they were; this list has not.
 */
const fileOf = (dataDir: string) => join(dataDir, "effacements.txt");
const NEW_LINE = 0x0a;
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Once an account's erasure is committed. */
export function noteErasure(dataDir: string, userId: string, motif: Erasure["motif"]): Promise<void> {
  const line = lineOf({ empreinte: fingerprint(userId), motif }, new Date().toISOString());
  return append(dataDir, line);
}

/** why the look at the end: a line that a crash cut short there must not swallow this one. */
async function append(dataDir: string, text: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = await open(fileOf(dataDir), "a+", 0o600);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    await file.appendFile(size > 0 && buffer[0] !== NEW_LINE ? `\n${text}` : text);
  } finally {
    await file.close();
  }
}

/** why no line may say nothing: a list that an editor has saved in its own way would be read as one without anybody on it. */
async function readList(dataDir: string): Promise<Erasure[]> {
  const text = await readFile(fileOf(dataDir), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    // why: to go on without it would show what its owner has had erased.
    throw new StartError(`The list of erased accounts (${fileOf(dataDir)}) can't be read: ${error.message}`);
  });
  return text
    .replace(BYTE_ORDER_MARK, "")
    .split(/[\r\n]+/)
    .flatMap((line, n) => {
      const erasures = readLine(line);
      if (erasures) return erasures;
      throw new StartError(
        `The list of erased accounts (${fileOf(dataDir)}) can't be read: its line ${n + 1} is none of Bosco's. Bring the file as Bosco wrote it (plain text, UTF-8).`,
      );
    });
}

/** Adds to the file what only the database knows: an erasure whose line a crash or a full disk has kept away. */
export async function completeErasureList(database: Database, dataDir: string): Promise<void> {
  const listed = new Set((await readList(dataDir)).map(({ empreinte }) => empreinte));
  const rows = await database.asSystem((db) =>
    db.selectFrom("effacements").select(["empreinte", "motif", "created_at"]).orderBy("created_at").execute(),
  );
  const missing = rows.filter(({ empreinte }) => !listed.has(empreinte));
  const text = missing.map((row) => lineOf(row, row.created_at)).join("");
  if (text) await append(dataDir, text);
}

/** At the start, before anybody is served: erases again whoever a restored backup has brought back. Gives their number. */
export async function replayErasures(database: Database, photos: PhotoStore, dataDir: string): Promise<number> {
  const list = await readList(dataDir);
  const back = await database.asSystem(async (db) => {
    const known = await db.selectFrom("effacements").select(["empreinte", "motif"]).execute();
    const reasons = new Map([...known, ...list].map(({ empreinte, motif }) => [empreinte, motif]));
    const print = sql<string>`encode(sha256(convert_to(id::text, 'UTF8')), 'hex')`;
    const found = await db
      .selectFrom("auth_users")
      .select(["id", print.as("empreinte")])
      .where(print, "=", sql<string>`any(${[...reasons.keys()]}::text[])`)
      .execute();
    for (const { id, empreinte } of found) await eraseAccount(db, id, reasons.get(empreinte) ?? "demande");
    return found;
  });
  for (const { id } of back)
    await photos.removeAll(id).catch((error) => {
      // why: a bucket that is away keeps nobody from starting, and the nightly sweep takes what is the erased ones'.
      if (!(error instanceof FilesAway)) throw error;
    });
  return back.length;
}
