import { type FileHandle, open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflateRaw } from "node:zlib";
import { fail } from "../../../refusals.ts";
import { notOurFile, packedStart, readAt, readDirectory, type ZipEntry } from "./zip-directory.ts";

/** The files of a zip, by its directory. Each is read when asked for. */
export interface ZipReader {
  /** Its content while it is unpacked; undefined without such a file, refused when it is larger than `most`. */
  stream(name: string, most: number): AsyncGenerator<Buffer> | undefined;
  /** Its content as a whole. */
  read(name: string, most: number): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

const STORED = 0;
const DEFLATED = 8;
/** why so small: what is unpacked at once is judged at once, and nobody else is served meanwhile. */
const CHUNK_BYTES = 16_384;

export async function openZip(path: string): Promise<ZipReader> {
  const file = await open(path);
  try {
    const entries = await readDirectory(file);
    const stream: ZipReader["stream"] = (name, most) => {
      const entry = entries.get(name);
      if (entry && Math.max(entry.size, entry.packed) > most) throw fail("TROP_GRAND");
      return entry && unpack(file, entry);
    };
    return {
      stream,
      async read(name, most) {
        const content = stream(name, most);
        if (!content) return undefined;
        const chunks: Buffer[] = [];
        for await (const chunk of content) chunks.push(chunk);
        return Buffer.concat(chunks);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** why by parts: what is unpacked is judged while it comes, on a thread of its own, and never waits for the whole. */
async function* unpack(file: FileHandle, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = readPacked(file, await packedStart(file, entry), entry.packed);
  let size = 0;
  for await (const chunk of entry.method === DEFLATED ? inflate(packed) : plain(packed, entry)) {
    size += chunk.length;
    // why: a small file may hold gigabytes, whatever it claims.
    if (size > entry.size) throw notOurFile();
    yield chunk;
  }
  if (size < entry.size) throw notOurFile();
}

function plain(packed: AsyncGenerator<Buffer>, { method }: ZipEntry): AsyncGenerator<Buffer> {
  if (method !== STORED) throw notOurFile();
  return packed;
}

async function* readPacked(file: FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < length; done += CHUNK_BYTES)
    yield readAt(file, start + done, Math.min(CHUNK_BYTES, length - done));
}

async function* inflate(packed: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const unpacked = createInflateRaw({ chunkSize: CHUNK_BYTES });
  // why caught: its failures arrive through `unpacked` too, where they are told.
  pipeline(Readable.from(packed), unpacked).catch(() => {});
  try {
    yield* unpacked;
  } catch (error) {
    throw error instanceof Error && "code" in error && String(error.code).startsWith("Z_") ? notOurFile() : error;
  }
}
