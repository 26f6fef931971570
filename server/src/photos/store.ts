import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { photoCardUrl, photoUrl } from "@bosco/domain/photos";
import type { FileStore } from "../files/file-store.ts";
import { ARRIVING, FOLDER, openFolder } from "../files/folder.ts";
import { PAPER_FILE_NAME } from "../files/paper-names.ts";
import { makePrivateFolder } from "../files/private-files.ts";
import { openScratch, sweepScratch, withScratch } from "../files/scratch.ts";
import { type RenderedPhoto, renderPhoto } from "./render.ts";

/** One stored file: whose, its name, and since when. */
interface StoredFile {
  userId: string;
  name: string;
  writtenAt: Date;
  size: number;
}

/**
 * Photos among the files, below their owner: `<user>/<hash>.webp` and `-carte.webp`. A row keeps the private address of its
 * photo; the hash in it changes with the photo, so that an answer may be kept for ever.
 */
export interface PhotoStore {
  /** Where they are kept. */
  readonly files: FileStore;
  /** Re-encodes what arrives and keeps it. Gives the address for the row; what the row had before is the caller's to remove. */
  save(userId: string, upload: Readable): Promise<string>;
  /** What is sent, in a file of this server's while `work` looks at it, and no longer. */
  receive<Made>(upload: Readable, work: (path: string) => Promise<Made>): Promise<Made>;
  /** Keeps a picture of ours under a name of its own. */
  keep(userId: string, hash: string, photo: RenderedPhoto): Promise<void>;
  /** Another owner's photo, under the same name. */
  copy(from: string, to: string, url: string | null): Promise<void>;
  /** The photo behind an address of this user's, or undefined. Its content is read to the end, or destroyed. */
  open(userId: string, name: string): Promise<{ content: Readable; size: number } | undefined>;
  /** The same without its content. */
  find(userId: string, name: string): Promise<{ size: number } | undefined>;
  remove(userId: string, url: string | null): Promise<void>;
  /** Everything of an account that goes, what is in the trash too. */
  removeAll(userId: string): Promise<void>;
  /** Every file of every owner; not the trash. */
  list(): AsyncGenerator<StoredFile>;
  /** Takes a file out of use. A photo or a paper can be brought back from the trash for a while; half a one goes. */
  discard(file: StoredFile): Promise<void>;
  /** Removes what has been in the trash since before then. */
  emptyTrash(before: Date): Promise<void>;
  /** Removes what a crash has left of uploads to this server, and gives its number. */
  sweepArriving(now: Date): Promise<number>;
}

const TRASH = "trash";
export const PHOTO_FILE_NAME = /^[0-9a-f]{32}(-carte)?\.webp$/;
const OWNER = /^[0-9a-f-]{36}$/;

export function createPhotoStore(
  { DATA_DIR }: { DATA_DIR: string },
  files: FileStore = openFolder(DATA_DIR),
): PhotoStore {
  const keyOf = (userId: string, name: string) => `${userId}/${name}`;
  const keysOf = (userId: string, url: string) => [url, photoCardUrl(url)].map((one) => keyOf(userId, fileName(one)));
  const isPhoto = (userId: string, name: string) => PHOTO_FILE_NAME.test(name) && OWNER.test(userId);

  async function keep(userId: string, hash: string, { full, card }: RenderedPhoto) {
    const [whole = "", small = ""] = keysOf(userId, photoUrl(hash));
    try {
      await files.put(small, card);
      await files.put(whole, full);
    } catch (error) {
      // why not waited for in vain: whoever could not write may not be able to remove. The nightly sweep can.
      for (const key of [small, whole]) await files.delete(key).catch(() => {});
      throw error;
    }
  }

  /** why on this server, wherever files are kept: it is judged here, and what is kept may be another one. */
  const receive: PhotoStore["receive"] = async (upload, work) =>
    withScratch(await makePrivateFolder(DATA_DIR, FOLDER, ARRIVING), async (arriving) => {
      await pipeline(upload, await openScratch(arriving));
      return work(arriving);
    });

  return {
    files,
    keep,
    receive,

    async save(userId, upload) {
      return receive(upload, async (arriving) => {
        const photo = await renderPhoto(arriving);
        // why the salt: the same photo sent twice gets two files, so that removing one never takes the other's.
        const hash = createHash("sha256").update(photo.full).update(randomBytes(16)).digest("hex").slice(0, 32);
        await keep(userId, hash, photo);
        return photoUrl(hash);
      });
    },

    async open(userId, name) {
      return isPhoto(userId, name) ? files.get(keyOf(userId, name)) : undefined;
    },

    async find(userId, name) {
      return isPhoto(userId, name) ? files.stat(keyOf(userId, name)) : undefined;
    },

    async copy(from, to, url) {
      if (!url || !PHOTO_FILE_NAME.test(fileName(url))) return;
      const targets = keysOf(to, url);
      for (const [place, key] of keysOf(from, url).entries()) {
        // why: a row may name a photo that a backup has not brought back.
        const found = await files.get(key);
        if (found) await files.put(targets[place] ?? "", { stream: found.content, size: found.size });
      }
    },

    async remove(userId, url) {
      if (!url || !PHOTO_FILE_NAME.test(fileName(url))) return;
      for (const key of keysOf(userId, url)) await files.delete(key);
    },

    async removeAll(userId) {
      if (!OWNER.test(userId)) return;
      for (const folder of [userId, `${TRASH}/${userId}`]) await files.deleteAll(folder);
    },

    async *list() {
      for await (const { key, size, modifiedAt } of files.list("")) {
        const [userId = "", name = "", ...deeper] = key.split("/");
        if (OWNER.test(userId) && name && deeper.length === 0) yield { userId, name, size, writtenAt: modifiedAt };
      }
    },

    async discard({ userId, name }) {
      const key = keyOf(userId, name);
      // why nothing when it has gone: its owner may have replaced it meanwhile.
      await (PHOTO_FILE_NAME.test(name) || PAPER_FILE_NAME.test(name)
        ? files.move(key, `${TRASH}/${key}`)
        : files.delete(key));
    },

    async emptyTrash(before) {
      for await (const { key, modifiedAt } of files.list(TRASH)) if (modifiedAt < before) await files.delete(key);
    },

    sweepArriving: (now) => sweepScratch(join(DATA_DIR, FOLDER, ARRIVING), now),
  };
}

/** The last step of a photo's address is its file's name. */
export const fileName = (url: string) => url.slice(url.lastIndexOf("/") + 1);
