import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { FileStore } from "../files/file-store.ts";
import { NAMINGS, type NamingRow } from "../papers/naming-queries.ts";
import { StartError } from "../start-error.ts";
import { readVersion } from "../version.ts";
import { findReaders, isMigrated, listSequences, listTables, quoted } from "./catalogue.ts";
import { type BackupHeader, type BackupTotals, FORMAT, KIND, MAGIC, sealOf, type TableHead } from "./format.ts";
import { readKnownNames } from "./known-names.ts";
import { settle } from "./on-disk.ts";
import { verifyBackup } from "./read-backup.ts";
import { record, Sum } from "./records.ts";
import { type BetweenMigrations, begin, betweenMigrations, inTurn, openClient } from "./turn.ts";

export interface BackupSource {
  connection: pg.ClientConfig;
  /** Left out, the backup holds rows alone. */
  files?: Pick<FileStore, "get"> | undefined;
  /** Throws for one that is not to have its name. */
  judge?: ((totals: BackupTotals) => void) | undefined;
}

export interface BackupWritten extends BackupTotals {
  header: BackupHeader;
  /** Some of the files that a row names and that were not there. */
  missingFiles: string[];
  /** Tables of our owner that no migration of ours has made: a restore passes over them. */
  strangeTables: string[];
}

/** How many missing files are told by name. */
const MISSING_TOLD = 20;
/** How many rows that name a file are read at a time. */
const NAMES_READ = 500;
const PRIVATE = { mode: 0o600, flags: "wx" };

/**
 * Writes a backup of a database and of the files that its rows name, while servers run: all of one moment. The file is there whole,
 * and has been read again, or not at all.
 */
export async function writeBackup(
  source: BackupSource,
  path: string,
  tell: (line: string) => void = () => {},
): Promise<BackupWritten> {
  return inTurn(source.connection, tell, () => writeInTurn(source, path));
}

/** The same by whoever has the turn already, and may keep migrations away himself. */
export async function writeInTurn(
  source: BackupSource,
  path: string,
  between: BetweenMigrations = betweenMigrations(source.connection),
): Promise<BackupWritten> {
  const part = `${path}.part`;
  const names = `${path}.names`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    for (const left of [part, names]) await rm(left, { force: true });
    const written = await streamBackup(source, names, between, (content) =>
      pipeline(content, createWriteStream(part, PRIVATE)),
    );
    source.judge?.(written);
    await settle(part);
    // why: what can't be read again is no backup, and nothing may go because of it.
    await verifyBackup(part);
    await rename(part, path);
    await settle(dirname(path));
    return written;
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  } finally {
    await rm(names, { force: true }).catch(() => {});
  }
}

/** Gives the bytes of a backup to whoever keeps them, as fast as they are kept. */
async function streamBackup(
  { connection, files }: BackupSource,
  names: string,
  between: BetweenMigrations,
  keep: (content: Readable) => Promise<unknown>,
): Promise<BackupWritten> {
  const client = await openClient(connection, "bosco backup");
  try {
    const recorder = new Recorder(client, files, names);
    const gzip = createGzip();
    const content = Readable.from(sealed(gzip), { objectMode: false });
    await Promise.all([pipeline(recorder.records(between), gzip), keep(content)]);
    return recorder.written();
  } finally {
    await client.end().catch(() => {});
  }
}

async function* sealed(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.from(sealOf(hash.digest("hex")));
}

/** why: what a row says must not depend on the settings of the server it was read from. */
const PLAIN_SETTINGS = `set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3;
  set local bytea_output = 'hex'; set local timezone = 'UTC'; set local client_encoding = 'UTF8'; set local search_path = public`;

class Recorder {
  readonly #client: pg.Client;
  readonly #files: BackupSource["files"];
  readonly #totals: BackupTotals = { tables: 0, rows: 0, files: 0, fileBytes: 0, missing: 0 };
  readonly #missingFiles: string[] = [];
  /** Where the names of files are kept between the rows and the files themselves. */
  readonly #names: string;
  #strangeTables: string[] = [];
  #header: BackupHeader | undefined;

  constructor(client: pg.Client, files: BackupSource["files"], names: string) {
    this.#client = client;
    this.#files = files;
    this.#names = names;
  }

  written(): BackupWritten {
    if (!this.#header) throw new Error("nothing was written");
    const [missingFiles, strangeTables] = [this.#missingFiles, this.#strangeTables];
    return { ...this.#totals, header: this.#header, missingFiles, strangeTables };
  }

  async *records(between: BetweenMigrations): AsyncGenerator<Buffer> {
    const client = this.#client;
    // why: a migration between the snapshot and the first lock would change tables under it. Once all are locked none can, and
    // one that comes waits, as for any long transaction.
    const tables = await between(async () => {
      if (!(await isMigrated(client))) throw new StartError("This database is empty: there is nothing to back up.");
      await begin(client, "isolation level repeatable read read only");
      await client.query(PLAIN_SETTINGS);
      const found = await listTables(client);
      await client.query(`lock table ${found.map(({ name }) => quoted(name)).join(", ")} in access share mode`);
      return found;
    });
    const readers = await findReaders(client);
    const known = await readKnownNames();
    this.#strangeTables = tables.map(({ name }) => name).filter((name) => !known.tables.has(name));
    this.#header = await this.#readHeader();
    yield Buffer.from(MAGIC);
    yield record(KIND.header, this.#header);
    for (const table of tables) {
      const columns = table.columns.map(quoted).join(", ");
      yield record(KIND.table, table);
      yield* this.#rows(`copy ${quoted(table.name)} (${columns}) to stdout`, readers.get(table.name) ?? "");
      this.#totals.tables += 1;
    }
    for (const sequence of await listSequences(client)) yield record(KIND.sequence, sequence);
    if (this.#files) await pipeline(this.#readNames(tables, readers), createWriteStream(this.#names, PRIVATE));
    // why before the files: what takes hours must not keep an upgrade from the tables.
    await client.query("commit");
    if (this.#files) yield* this.#namedFiles(this.#files);
    yield record(KIND.end, this.#totals);
  }

  async #readHeader(): Promise<BackupHeader> {
    const { rows: migrations } = await this.#client.query<BackupHeader["migrations"][number]>(
      "select name, checksum from schema_migrations order by name",
    );
    const { rows: facts } = await this.#client.query("select value from server_state where name = 'database_id'");
    return {
      format: FORMAT,
      version: readVersion(),
      database_id: facts[0]?.value ?? null,
      created: new Date().toISOString(),
      migrations,
      ...(this.#files ? {} : { rows_only: true }),
    };
  }

  async *#rows(statement: string, reader: string): AsyncGenerator<Buffer> {
    await this.#client.query(`set local role ${quoted(reader)}`);
    const rows = this.#client.query(copyTo(statement));
    const sum = new Sum();
    for await (const chunk of rows) yield* sum.data(chunk);
    // why after it: how many there were is told once the stream has ended.
    await this.#client.query("reset role");
    this.#totals.rows += rows.rowCount;
    yield record(KIND.endOfData, { rows: rows.rowCount, ...sum.end() });
  }

  /** An older schema may not have one of the columns. */
  async *#readNames(tables: TableHead[], readers: Map<string, string>): AsyncGenerator<string> {
    for (const { table, column, statement, filesOf } of NAMINGS) {
      if (!tables.find(({ name }) => name === table)?.columns.includes(column)) continue;
      await this.#client.query(`set local role ${quoted(readers.get(table) ?? "")}`);
      await this.#client.query(`declare named no scroll cursor for ${statement}`);
      for (;;) {
        const { rows } = await this.#client.query<NamingRow>(`fetch ${NAMES_READ} from named`);
        if (rows.length === 0) break;
        yield rows.flatMap((row) => filesOf(row).map((key) => `${key}\n`)).join("");
      }
      await this.#client.query("close named; reset role");
    }
  }

  async *#namedFiles(files: Pick<FileStore, "get">): AsyncGenerator<Buffer> {
    const input = createReadStream(this.#names);
    try {
      for await (const key of createInterface({ input })) yield* this.#file(files, key);
    } finally {
      input.destroy();
    }
  }

  async *#file(files: Pick<FileStore, "get">, key: string): AsyncGenerator<Buffer> {
    const found = await files.get(key);
    // why no failure: its owner may have replaced it since the snapshot.
    if (!found) {
      this.#totals.missing += 1;
      if (this.#missingFiles.length < MISSING_TOLD) this.#missingFiles.push(key);
      return;
    }
    yield record(KIND.file, { name: key, size: found.size });
    const sum = new Sum();
    for await (const chunk of found.content) yield* sum.data(chunk);
    const end = sum.end();
    if (end.bytes !== found.size) throw new Error(`the file ${key} changed while it was read`);
    this.#totals.files += 1;
    this.#totals.fileBytes += end.bytes;
    yield record(KIND.endOfData, end);
  }
}
