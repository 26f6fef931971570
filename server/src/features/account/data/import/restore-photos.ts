import { photoUrl } from "@bosco/domain/photos";
import { restorePhoto } from "../../../../photos/restore.ts";
import { fileName, type PhotoStore } from "../../../../photos/store.ts";
import type { ZipReader } from "../zip-reader.ts";

const MOST_PHOTO_BYTES = 5_000_000;
const ADDRESS = /^\/api\/photos\/([0-9a-f]{32})\.webp$/;

interface Restored {
  has(url: unknown): boolean;
  size: number;
  /** Takes away what was put there, when the rows that name it don't come. */
  undo(): Promise<void>;
}

/** Unpacks the photos that rows name and that are really ours; whatever else the file holds stays in it. */
export async function restorePhotos(
  zip: ZipReader,
  wanted: readonly unknown[],
  userId: string,
  photos: PhotoStore,
): Promise<Restored> {
  const kept = new Set<unknown>();
  const added: string[] = [];
  const undo = async () => {
    for (const url of added) await photos.remove(userId, url);
  };
  try {
    for (const hash of new Set(wanted.flatMap((url) => ADDRESS.exec(String(url))?.[1] ?? []))) {
      const url = photoUrl(hash);
      const bytes = await zip.read(`photos/${fileName(url)}`, MOST_PHOTO_BYTES);
      const photo = bytes && (await restorePhoto(bytes));
      if (!photo) continue;
      const there = await photos.open(userId, fileName(url));
      await there?.file.close();
      // why: the same file twice finds its photos there, and must not take them away when it fails.
      if (!there) {
        await photos.keep(userId, hash, photo);
        added.push(url);
      }
      kept.add(url);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { has: (url) => kept.has(url), size: kept.size, undo };
}
