import { photoUrl } from "@bosco/domain/photos";
import { restorePhoto } from "../../../../photos/restore.ts";
import { fileName, type PhotoStore } from "../../../../photos/store.ts";
import type { ZipReader } from "../zip-reader.ts";

const MOST_PHOTO_BYTES = 5_000_000;
const ADDRESS = /^\/api\/photos\/([0-9a-f]{32})\.webp$/;

interface Restored {
  has(url: unknown): boolean;
  size: number;
}

/**
 * Unpacks the photos that rows name and that are really ours; whatever else the file holds stays in it. `added` has those that
 * were not there, also when it ends in a refusal.
 */
export async function restorePhotos(
  zip: ZipReader,
  wanted: readonly unknown[],
  { userId, photos, added }: { userId: string; photos: PhotoStore; added: string[] },
): Promise<Restored> {
  const kept = new Set<unknown>();
  for (const hash of new Set(wanted.flatMap((url) => ADDRESS.exec(String(url))?.[1] ?? []))) {
    const url = photoUrl(hash);
    const bytes = await zip.read(`photos/${fileName(url)}`, MOST_PHOTO_BYTES);
    const photo = bytes && (await restorePhoto(bytes));
    if (!photo) continue;
    // why: the same file twice finds its photos there, and must not take them away when it fails.
    if (!(await photos.find(userId, fileName(url)))) {
      await photos.keep(userId, hash, photo);
      added.push(url);
    }
    kept.add(url);
  }
  return { has: (url) => kept.has(url), size: kept.size };
}
