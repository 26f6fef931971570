import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { z } from "zod";
import { type BackupHeader, BackupRefused, FORMAT, KIND, MAGIC, MOST_BYTES, readSeal, SEAL_BYTES } from "./format.ts";

const count = z.number().int().min(0);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const anyHeader = z.looseObject({ format: count, version: z.string() });
const header = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  database_id: z.string().nullable(),
  created: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  rows_only: z.boolean().optional(),
});
const tableHead = z.object({ name: z.string(), columns: z.array(z.string()) });
const fileHead = z.object({ name: z.string(), size: count });
const sequence = z.object({ name: z.string(), last_value: z.string().regex(/^-?\d+$/), is_called: z.boolean() });
const endOfData = z.object({ rows: count.optional(), bytes: count, sha256 });
const totals = z.object({ tables: count, rows: count, files: count, fileBytes: count, missing: count });

type Data = AsyncIterable<Buffer>;

/** What a backup holds, in its order. The data of a table or file is read before the next part is asked for. */
export type BackupPart =
  | { kind: "header"; header: BackupHeader }
  | ({ kind: "table"; data: Data } & z.infer<typeof tableHead>)
  | ({ kind: "sequence" } & z.infer<typeof sequence>)
  | ({ kind: "file"; data: Data } & z.infer<typeof fileHead>)
  | ({ kind: "end" } & z.infer<typeof totals>);

export interface BackupContents extends z.infer<typeof totals> {
  header: BackupHeader;
  /** Of each table's bytes, by its name. */
  tableSums: Map<string, { rows: number; sha256: string }>;
}

/** why one by one: there may be a million files. */
type OnFile = (name: string, sum: { bytes: number; sha256: string }) => void;

/** Reads a backup to its end and judges every byte of it. Throws BackupRefused for whatever is not a whole one. */
export async function verifyBackup(path: string, onFile: OnFile = () => {}): Promise<BackupContents> {
  let found: BackupHeader | undefined;
  let end: z.infer<typeof totals> | undefined;
  const tableSums: BackupContents["tableSums"] = new Map();
  for await (const part of readBackup(path, (name, sum) => {
    if (sum.rows === undefined) onFile(name, { bytes: sum.bytes, sha256: sum.sha256 });
    else tableSums.set(name, { rows: sum.rows, sha256: sum.sha256 });
  })) {
    if (part.kind === "header") found = part.header;
    if (part.kind === "end") end = part;
  }
  if (!found || !end) throw damaged(path, "it has no end");
  return { header: found, ...end, tableSums };
}

const foreign = (path: string) => new BackupRefused(`${path} is not a backup of Bosco. Nothing was changed.`);
const damaged = (path: string, why: string) =>
  new BackupRefused(`${path} is damaged: ${why}. Nothing was changed; take another backup.`);

/**
 * The parts of a backup, each judged as it is read, and the seal of the whole after the last: whoever writes them somewhere keeps
 * nothing of it before this has ended.
 */
export async function* readBackup(
  path: string,
  onSum: (name: string, sum: z.infer<typeof endOfData>) => void = () => {},
): AsyncGenerator<BackupPart> {
  const { size, seal } = await findSeal(path);
  const hash = createHash("sha256");
  const raw = createReadStream(path, { end: Math.max(0, size - 1) });
  const unpacked = createGunzip();
  const unpacking = pipeline(
    raw,
    async function* (content) {
      for await (const chunk of content) {
        hash.update(chunk);
        yield chunk;
      }
    },
    unpacked,
  );
  unpacking.catch(() => {}); // the reader says it
  const bytes = new Bytes(unpacked);
  let isOurs = false;
  try {
    if ((await bytes.take(MAGIC.length)).toString("latin1") !== MAGIC) throw foreign(path);
    isOurs = true;
    if (seal === undefined) throw damaged(path, "it was cut short");
    yield* partsOf(path, bytes, onSum);
    if (!(await bytes.isAtEnd())) throw damaged(path, "something follows its end");
    await unpacking;
    if (hash.digest("hex") !== seal) throw damaged(path, "its checksum is another");
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw isOurs ? damaged(path, "it can't be unpacked") : foreign(path);
  } finally {
    raw.destroy();
    unpacked.destroy();
  }
}

async function findSeal(path: string): Promise<{ size: number; seal: string | undefined }> {
  const file = await open(path).catch((error: Error) => {
    throw new BackupRefused(`${path} can't be read: ${error.message}`);
  });
  try {
    const found = await file.stat();
    if (!found.isFile()) throw foreign(path);
    const size = found.size - SEAL_BYTES;
    if (size <= 0) throw foreign(path);
    const { buffer } = await file.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, size);
    return { size, seal: readSeal(buffer.toString("latin1")) };
  } finally {
    await file.close();
  }
}

/** What gzip, a record, JSON or a shape says of bytes that are no backup's. */
class Unreadable extends Error {}
function isUnreadable(error: unknown): boolean {
  if (error instanceof Unreadable || error instanceof SyntaxError || error instanceof z.ZodError) return true;
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}

async function* partsOf(
  path: string,
  bytes: Bytes,
  onSum: (name: string, sum: z.infer<typeof endOfData>) => void,
): AsyncGenerator<BackupPart> {
  const seen = { tables: 0, rows: 0, files: 0, fileBytes: 0 };
  const first = await bytes.record();
  if (first.kind !== KIND.header) throw new Unreadable("no header");
  yield { kind: "header", header: readHeader(path, first.content) };
  for (;;) {
    const { kind, content } = await bytes.record();
    const value: unknown = JSON.parse(content.toString());
    if (kind === KIND.end) {
      const told = totals.parse(value);
      const isWhole = Object.entries(seen).every(([name, n]) => told[name as keyof typeof seen] === n);
      if (!isWhole) throw damaged(path, "it does not hold what it says");
      yield { kind: "end", ...told };
      return;
    }
    if (kind === KIND.sequence) {
      yield { kind: "sequence", ...sequence.parse(value) };
      continue;
    }
    if (kind !== KIND.table && kind !== KIND.file) throw new Unreadable(`a record of kind ${kind}`);
    const section = new Section(bytes);
    if (kind === KIND.table) yield { kind: "table", data: section.data(), ...tableHead.parse(value) };
    else yield { kind: "file", data: section.data(), ...fileHead.parse(value) };
    const { name } = (kind === KIND.table ? tableHead : fileHead).parse(value);
    const sum = await section.end();
    if (!sum) throw damaged(path, `the checksum of ${name} is another`);
    onSum(name, sum);
    if (kind === KIND.table) {
      seen.tables += 1;
      seen.rows += sum.rows ?? 0;
    } else {
      if (fileHead.parse(value).size !== sum.bytes) throw damaged(path, `${name} is cut short`);
      seen.files += 1;
      seen.fileBytes += sum.bytes;
    }
  }
}

function readHeader(path: string, content: Buffer): BackupHeader {
  const value: unknown = JSON.parse(content.toString());
  const { format, version } = anyHeader.parse(value);
  if (format > FORMAT)
    throw new BackupRefused(`${path} was made by a newer Bosco (${version}). Update Bosco first. Nothing was changed.`);
  return header.parse(value);
}

/** The data of one table or file, up to its end; what nobody has read is passed over. */
class Section {
  readonly #bytes: Bytes;
  readonly #hash = createHash("sha256");
  #read = 0;
  #end: z.infer<typeof endOfData> | undefined;

  constructor(bytes: Bytes) {
    this.#bytes = bytes;
  }

  async *data(): AsyncGenerator<Buffer> {
    while (!this.#end) {
      const { kind, content } = await this.#bytes.record();
      if (kind === KIND.endOfData) {
        this.#end = endOfData.parse(JSON.parse(content.toString()));
        return;
      }
      if (kind !== KIND.data) throw new Unreadable(`a record of kind ${kind} among data`);
      this.#hash.update(content);
      this.#read += content.length;
      yield content;
    }
  }

  /** Undefined when the data is not what its end says. */
  async end(): Promise<z.infer<typeof endOfData> | undefined> {
    for await (const _ of this.data());
    const isWhole = this.#end?.bytes === this.#read && this.#end.sha256 === this.#hash.digest("hex");
    return isWhole ? this.#end : undefined;
  }
}

/** Takes so many bytes of a stream at a time. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    const pieces = [this.#rest];
    let held = this.#rest.length;
    while (held < length) {
      const { value, done } = await this.#source.next();
      if (done) throw new Unreadable("it ends too early");
      pieces.push(value);
      held += value.length;
    }
    const all = pieces.length === 1 ? this.#rest : Buffer.concat(pieces);
    this.#rest = all.subarray(length);
    return all.subarray(0, length);
  }

  async record(): Promise<{ kind: string; content: Buffer }> {
    const head = await this.take(5);
    const length = head.readUInt32BE(1);
    if (length > MOST_BYTES) throw new Unreadable(`a record of ${length} bytes`);
    return { kind: head.toString("latin1", 0, 1), content: await this.take(length) };
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 0 && (await this.#source.next()).done === true;
  }
}
