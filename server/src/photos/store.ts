import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { photoCardUrl, photoUrl } from "@bosco/domain/photos";
import { type RenderedPhoto, renderPhoto } from "./render.ts";

/** One stored file: whose, its name, and since when. */
interface StoredFile {
  userId: string;
  name: string;
  writtenAt: Date;
  size: number;
}

/**
 * Photos under the data directory, a folder for each owner: `photos/<user>/<hash>.webp` and `-carte.webp`. A row keeps
 * the private address of its photo; the hash in it changes with the photo, so that an answer may be kept for ever.
 */
export interface PhotoStore {
  /** Re-encodes what arrives and keeps it. Gives the address for the row; what the row had before is the caller's to remove. */
  save(userId: string, upload: Readable): Promise<string>;
  /** Keeps a picture of ours under a name of its own. */
  keep(userId: string, hash: string, photo: RenderedPhoto): Promise<void>;
  /** The file behind an address of this user's, or undefined. */
  open(userId: string, name: string): Promise<{ file: FileHandle; size: number } | undefined>;
  remove(userId: string, url: string | null): Promise<void>;
  /** Everything of an account that goes. */
  removeAll(userId: string): Promise<void>;
  list(): AsyncGenerator<StoredFile>;
  removeFile(file: StoredFile): Promise<void>;
}

const ARRIVING = "arriving";
const NAME = /^[0-9a-f]{32}(-carte)?\.webp$/;
const OWNER = /^[0-9a-f-]{36}$/;

export function createPhotoStore({ DATA_DIR }: { DATA_DIR: string }): PhotoStore {
  const root = join(DATA_DIR, "photos");
  const folderOf = (userId: string) => join(root, userId);

  async function keep(userId: string, hash: string, { full, card }: RenderedPhoto) {
    await mkdir(folderOf(userId), { recursive: true });
    await writeWhole(join(folderOf(userId), fileName(photoCardUrl(photoUrl(hash)))), card);
    await writeWhole(join(folderOf(userId), fileName(photoUrl(hash))), full);
  }

  return {
    keep,

    async save(userId, upload) {
      const arriving = join(root, ARRIVING, randomUUID());
      try {
        await mkdir(join(root, ARRIVING), { recursive: true });
        await pipeline(upload, createWriteStream(arriving));
        const photo = await renderPhoto(arriving);
        // why the salt: the same photo sent twice gets two files, so that removing one never takes the other's.
        const hash = createHash("sha256").update(photo.full).update(randomBytes(16)).digest("hex").slice(0, 32);
        await keep(userId, hash, photo);
        return photoUrl(hash);
      } finally {
        await rm(arriving, { force: true });
      }
    },

    async open(userId, name) {
      if (!NAME.test(name) || !OWNER.test(userId)) return undefined;
      const file = await open(join(folderOf(userId), name)).catch(() => undefined);
      return file && { file, size: (await file.stat()).size };
    },

    async remove(userId, url) {
      if (!url || !NAME.test(fileName(url))) return;
      for (const address of [url, photoCardUrl(url)])
        await rm(join(folderOf(userId), fileName(address)), { force: true });
    },

    async removeAll(userId) {
      if (OWNER.test(userId)) await rm(folderOf(userId), { recursive: true, force: true });
    },

    async *list() {
      for (const userId of await namesIn(root))
        for (const name of await namesIn(folderOf(userId))) {
          const found = await stat(join(folderOf(userId), name)).catch(() => undefined);
          if (found) yield { userId, name, writtenAt: found.mtime, size: found.size };
        }
    },

    removeFile: ({ userId, name }) => rm(join(folderOf(userId), name), { force: true }),
  };
}

/** The last step of a photo's address is its file's name. */
export const fileName = (url: string) => url.slice(url.lastIndexOf("/") + 1);

/** Written beside and moved into place: nobody ever reads half a photo. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const beside = `${path}.${randomUUID()}`;
  try {
    await writeFile(beside, content);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);
