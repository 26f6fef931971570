import { type FileHandle, open } from "node:fs/promises";
import { inflateRawSync } from "node:zlib";
import { fail } from "../../../http/errors.ts";

/** The files of a zip, by its directory. Each is read when asked for. */
export interface ZipReader {
  names: readonly string[];
  /** Its content; refused when it would be larger than `most`. */
  read(name: string, most: number): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

interface Entry {
  method: number;
  packed: number;
  size: number;
  at: number;
}

const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const MOST_ENTRIES = 5_000;
const MOST_DIRECTORY_BYTES = 2_000_000;

export const notOurFile = () =>
  fail("ENTREE_INVALIDE", { message: "Ce fichier n’est pas un export de Bosco, ou il est abîmé." });

export async function openZip(path: string): Promise<ZipReader> {
  const file = await open(path);
  try {
    const entries = await readDirectory(file);
    return {
      names: [...entries.keys()],
      async read(name, most) {
        const entry = entries.get(name);
        return entry && readEntry(file, entry, most);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw notOurFile();
  return buffer;
}

async function readDirectory(file: FileHandle): Promise<Map<string, Entry>> {
  const { size } = await file.stat();
  const tailLength = Math.min(size, END_BYTES + LONGEST_COMMENT);
  const tail = await readAt(file, size - tailLength, tailLength);
  const end = tail.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + END_BYTES > tail.length) throw notOurFile();
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  if (count > MOST_ENTRIES || length > MOST_DIRECTORY_BYTES) throw notOurFile();
  const directory = await readAt(file, tail.readUInt32LE(end + 16), length);
  const entries = new Map<string, Entry>();
  for (let place = 0, n = 0; n < count; n += 1) {
    if (place + 46 > directory.length || directory.readUInt32LE(place) !== 0x02014b50) throw notOurFile();
    const nameLength = directory.readUInt16LE(place + 28);
    const name = directory.toString("utf8", place + 46, place + 46 + nameLength);
    entries.set(name, {
      method: directory.readUInt16LE(place + 10),
      packed: directory.readUInt32LE(place + 20),
      size: directory.readUInt32LE(place + 24),
      at: directory.readUInt32LE(place + 42),
    });
    place += 46 + nameLength + directory.readUInt16LE(place + 30) + directory.readUInt16LE(place + 32);
  }
  return entries;
}

async function readEntry(file: FileHandle, { method, packed, size, at }: Entry, most: number): Promise<Buffer> {
  if (packed > most || size > most) throw fail("TROP_GRAND");
  const head = await readAt(file, at, 30);
  if (head.readUInt32LE(0) !== 0x04034b50) throw notOurFile();
  const data = await readAt(file, at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), packed);
  if (method === 0) return data;
  if (method !== 8) throw notOurFile();
  try {
    // why: a small file may hold gigabytes of zeros.
    return inflateRawSync(data, { maxOutputLength: most });
  } catch {
    throw notOurFile();
  }
}
