import type { FileHandle } from "node:fs/promises";
import { IMPORT_TOO_LARGE } from "@bosco/domain/account";
import { fail } from "../../../refusals.ts";

/** One file of a zip, as the directory tells it. */
export interface ZipEntry {
  method: number;
  packed: number;
  /** What it claims to be once unpacked; it is held to that. */
  size: number;
  at: number;
  /** Where the next one begins. */
  end: number;
}

const END_BYTES = 22;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const LONGEST_COMMENT = 65_535;
const MOST_ENTRIES = 5_000;
const MOST_DIRECTORY_BYTES = 2_000_000;
/** What all files may weigh once unpacked. */
const MOST_UNPACKED_BYTES = 250_000_000;

export const notOurFile = () =>
  fail("ENTREE_INVALIDE", { message: "Ce fichier n’est pas un export de Bosco, ou il est abîmé." });

export async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw notOurFile();
  return buffer;
}

/** The files of a zip by their names. A directory that promises more than it may, or the same bytes twice, is refused. */
export async function readDirectory(file: FileHandle): Promise<Map<string, ZipEntry>> {
  const { size } = await file.stat();
  const tailLength = Math.min(size, END_BYTES + LONGEST_COMMENT);
  const tail = await readAt(file, size - tailLength, tailLength);
  const end = tail.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + END_BYTES > tail.length) throw notOurFile();
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count > MOST_ENTRIES || length > MOST_DIRECTORY_BYTES) throw notOurFile();
  const entries = readEntries(await readAt(file, start, length), count);
  refuseOverlaps([...entries.values()], start);
  let unpacked = 0;
  for (const entry of entries.values()) unpacked += entry.size;
  if (unpacked > MOST_UNPACKED_BYTES) throw fail("TROP_GRAND", { message: IMPORT_TOO_LARGE });
  return entries;
}

function readEntries(directory: Buffer, count: number): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  for (let place = 0, n = 0; n < count; n += 1) {
    if (place + CENTRAL_BYTES > directory.length || directory.readUInt32LE(place) !== 0x02014b50) throw notOurFile();
    const nameLength = directory.readUInt16LE(place + 28);
    const nameAt = place + CENTRAL_BYTES;
    const name = directory.toString("utf8", nameAt, nameAt + nameLength);
    if (entries.has(name)) throw notOurFile();
    entries.set(name, {
      method: directory.readUInt16LE(place + 10),
      packed: directory.readUInt32LE(place + 20),
      size: directory.readUInt32LE(place + 24),
      at: directory.readUInt32LE(place + 42),
      end: 0,
    });
    place = nameAt + nameLength + directory.readUInt16LE(place + 30) + directory.readUInt16LE(place + 32);
  }
  return entries;
}

/** why: thousands of names for the same bytes make a small file a huge one. Each entry ends before the next begins. */
function refuseOverlaps(entries: ZipEntry[], directoryAt: number): void {
  let next = directoryAt;
  for (const entry of entries.sort((a, b) => b.at - a.at)) {
    entry.end = next;
    if (entry.at + LOCAL_BYTES + entry.packed > next) throw notOurFile();
    next = entry.at;
  }
}

/** Where an entry's packed bytes begin: after a head whose length only the head itself knows. */
export async function packedStart(file: FileHandle, { at, packed, end }: ZipEntry): Promise<number> {
  const head = await readAt(file, at, LOCAL_BYTES);
  const start = at + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (head.readUInt32LE(0) !== 0x04034b50 || start + packed > end) throw notOurFile();
  return start;
}
