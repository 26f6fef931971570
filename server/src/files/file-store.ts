import type { Readable } from "node:stream";

/** One kept file: its name, what it weighs, and since when. */
export interface KeptFile {
  key: string;
  size: number;
  modifiedAt: Date;
}

/** What is put: bytes, or a stream whose length is known. A stream that ends early or late is refused. */
export type Content = Buffer | { stream: Readable; size: number };

/**
 * What people have sent, in a folder or a bucket, private in either. A key is a path of a few plain names, the owner's first, such
 * as `<user>/<hash>.webp`. Nobody ever reads half a file: it is there whole or not at all.
 */
export interface FileStore {
  /** Where it is, for the log and the command line; it holds no secret. */
  readonly place: string;
  /** Writes a file, over the one of that name if there is one. */
  put(key: string, content: Content): Promise<void>;
  /** The file as a stream, which the caller reads to its end or destroys. */
  get(key: string): Promise<{ content: Readable; size: number } | undefined>;
  stat(key: string): Promise<KeptFile | undefined>;
  /** Removes a file; one that is not there counts as removed. */
  delete(key: string): Promise<void>;
  /** Removes all that is below a folder. */
  deleteAll(folder: string): Promise<void>;
  /** Renames a file, whose time is then now. One that is not there stays so. */
  move(from: string, to: string): Promise<void>;
  /** Every file below a folder, or every one at all for `""`, in no promised order. */
  list(folder: string): AsyncGenerator<KeptFile>;
}

/** What a file may weigh: an export that comes back is the largest thing that is ever sent. */
export const MOST_FILE_BYTES = 100_000_000;

const LONGEST_KEY = 200;
/** How many names a key may have: `trash/<user>/<name>`, and one to spare. */
export const DEEPEST = 4;
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Whether these are plain names that mean the same in a folder and in an address. */
export function isKey(key: string): boolean {
  const names = key.split("/");
  return key.length <= LONGEST_KEY && names.length <= DEEPEST && names.every((name) => NAME.test(name));
}

/** why an error and no refusal: whoever makes a key has judged what it is made of. */
export function expectKey(key: string): string {
  if (!isKey(key)) throw new RangeError(`no key of a file: ${JSON.stringify(key.slice(0, LONGEST_KEY))}`);
  return key;
}

export function expectSize(size: number, most = MOST_FILE_BYTES): number {
  if (!Number.isInteger(size) || size < 0 || size > most)
    throw new RangeError(`no size of a file: ${size} bytes, of ${most} at most`);
  return size;
}
