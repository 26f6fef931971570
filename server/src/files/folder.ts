import { createWriteStream } from "node:fs";
import { open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Content, DEEPEST, expectKey, expectSize, type FileStore, isKey, type KeptFile } from "./file-store.ts";
import { makePrivateFolder, PRIVATE_FILE } from "./private-files.ts";
import { withScratch } from "./scratch.ts";

/** Of the data directory: what people have sent. */
export const FOLDER = "photos";
/** In it: what is under way, and no file yet. */
export const ARRIVING = "arriving";

/** Files in `photos/` of the data directory, which is the server's alone (0700, files 0600). */
export function openFolder(dataDir: string): FileStore {
  const root = join(dataDir, FOLDER);
  const pathOf = (key: string) => join(root, expectKey(key));
  const makeFolderOf = (key: string) => makePrivateFolder(dataDir, FOLDER, dirname(expectKey(key)));

  /** Everything below a folder. why bounded: a link that leads back up must not be followed for ever. */
  async function* walk(folder: string, deeper: number): AsyncGenerator<KeptFile> {
    for (const name of await readdir(join(root, folder)).catch(unlessMissing(() => []))) {
      const key = folder ? `${folder}/${name}` : name;
      if (!isKey(key) || key === ARRIVING) continue;
      // why: what has gone meanwhile is no file any more.
      const found = await stat(join(root, key)).catch(() => undefined);
      if (found?.isDirectory() && deeper > 1) yield* walk(key, deeper - 1);
      if (found?.isFile()) yield { key, size: found.size, modifiedAt: found.mtime };
    }
  }

  return {
    place: root,

    async put(key, content) {
      await makeFolderOf(key);
      const arriving = await makePrivateFolder(dataDir, FOLDER, ARRIVING);
      await withScratch(arriving, async (beside) => {
        await write(beside, content);
        await rename(beside, pathOf(key));
      });
    },

    async get(key) {
      const file = await open(pathOf(key)).catch(unlessMissing(() => undefined));
      if (!file) return undefined;
      const { size } = await file.stat();
      return { content: file.createReadStream(), size };
    },

    async stat(key) {
      const found = await stat(pathOf(key)).catch(unlessMissing(() => undefined));
      return found?.isFile() ? { key, size: found.size, modifiedAt: found.mtime } : undefined;
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async deleteAll(folder) {
      await rm(pathOf(folder), { recursive: true, force: true });
    },

    async move(from, to) {
      await makeFolderOf(to);
      const now = new Date();
      await rename(pathOf(from), pathOf(to))
        .then(() => utimes(pathOf(to), now, now))
        .catch(unlessMissing(() => {}));
    },

    async *list(folder) {
      const start = folder && expectKey(folder);
      yield* walk(start, DEEPEST);
    },
  };
}

/** On the disk when it ends, and not only in the system's memory: a row is going to name it. */
async function write(path: string, content: Content): Promise<void> {
  const flushed = { ...PRIVATE_FILE, flush: true };
  if (Buffer.isBuffer(content)) {
    expectSize(content.length);
    return writeFile(path, content, flushed);
  }
  const { stream, size } = content;
  expectSize(size);
  await pipeline(stream, createWriteStream(path, flushed));
  const written = (await stat(path)).size;
  if (written !== size) throw new Error(`a file of ${size} bytes came with ${written}`);
}

const MISSING = new Set(["ENOENT", "ENOTDIR"]);

function unlessMissing<T>(otherwise: () => T) {
  return (error: NodeJS.ErrnoException): T => {
    if (MISSING.has(error.code ?? "")) return otherwise();
    throw error;
  };
}
