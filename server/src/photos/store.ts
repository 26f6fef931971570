import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { type FileHandle, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { photoCardUrl, photoUrl } from "@bosco/domain/photos";
import { makePrivateFolder, PRIVATE_FILE } from "./private-files.ts";
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
  /** Another owner's photo, under the same name. */
  copy(from: string, to: string, url: string | null): Promise<void>;
  /** The file behind an address of this user's, or undefined. */
  open(userId: string, name: string): Promise<{ file: FileHandle; size: number } | undefined>;
  remove(userId: string, url: string | null): Promise<void>;
  /** Everything of an account that goes, what is in the trash too. */
  removeAll(userId: string): Promise<void>;
  /** Every file, and what uploads have left; not the trash. */
  list(): AsyncGenerator<StoredFile>;
  /** Takes a file out of use. A photo can be brought back from the trash for a while; half a one goes. */
  discard(file: StoredFile, now: Date): Promise<void>;
  /** Removes what has been in the trash since before then. */
  emptyTrash(before: Date): Promise<void>;
}

const ARRIVING = "arriving";
const TRASH = "trash";
const NAME = /^[0-9a-f]{32}(-carte)?\.webp$/;
const OWNER = /^[0-9a-f-]{36}$/;

export function createPhotoStore({ DATA_DIR }: { DATA_DIR: string }): PhotoStore {
  const root = join(DATA_DIR, "photos");
  const folderOf = (userId: string) => join(root, userId);
  const trashOf = (userId: string) => join(root, TRASH, userId);

  async function keep(userId: string, hash: string, { full, card }: RenderedPhoto) {
    await makePrivateFolder(DATA_DIR, "photos", userId);
    await writeWhole(join(folderOf(userId), fileName(photoCardUrl(photoUrl(hash)))), card);
    await writeWhole(join(folderOf(userId), fileName(photoUrl(hash))), full);
  }

  return {
    keep,

    async save(userId, upload) {
      const arriving = join(root, ARRIVING, randomUUID());
      try {
        await makePrivateFolder(DATA_DIR, "photos", ARRIVING);
        await pipeline(upload, createWriteStream(arriving, PRIVATE_FILE));
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

    async copy(from, to, url) {
      if (!url || !NAME.test(fileName(url))) return;
      await makePrivateFolder(DATA_DIR, "photos", to);
      for (const name of [fileName(url), fileName(photoCardUrl(url))]) {
        // why: a row may name a photo that a backup has not brought back.
        const content = await readFile(join(folderOf(from), name)).catch(() => undefined);
        if (content) await writeWhole(join(folderOf(to), name), content);
      }
    },

    async remove(userId, url) {
      if (!url || !NAME.test(fileName(url))) return;
      for (const address of [url, photoCardUrl(url)])
        await rm(join(folderOf(userId), fileName(address)), { force: true });
    },

    async removeAll(userId) {
      if (!OWNER.test(userId)) return;
      for (const folder of [folderOf(userId), trashOf(userId)]) await rm(folder, { recursive: true, force: true });
    },

    async *list() {
      for (const owner of await namesIn(root)) if (owner === ARRIVING || OWNER.test(owner)) yield* filesIn(root, owner);
    },

    async discard({ userId, name }, now) {
      const path = join(folderOf(userId), name);
      if (!NAME.test(name)) return rm(path, { force: true });
      await makePrivateFolder(DATA_DIR, "photos", TRASH, userId);
      const kept = join(trashOf(userId), name);
      try {
        await rename(path, kept);
        // why: it counts from the day it came here.
        await utimes(kept, now, now);
      } catch (error) {
        // why: its owner may have replaced it meanwhile.
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
      }
    },

    async emptyTrash(before) {
      const trash = join(root, TRASH);
      for (const owner of await namesIn(trash))
        for await (const { name, writtenAt } of filesIn(trash, owner))
          if (writtenAt < before) await rm(join(trash, owner, name), { force: true });
    },
  };
}

async function* filesIn(root: string, userId: string): AsyncGenerator<StoredFile> {
  for (const name of await namesIn(join(root, userId))) {
    const found = await stat(join(root, userId, name)).catch(() => undefined);
    if (found) yield { userId, name, writtenAt: found.mtime, size: found.size };
  }
}

/** The last step of a photo's address is its file's name. */
export const fileName = (url: string) => url.slice(url.lastIndexOf("/") + 1);

/** Written beside and moved into place: nobody ever reads half a photo. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const beside = `${path}.${randomUUID()}`;
  try {
    await writeFile(beside, content, PRIVATE_FILE);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);
