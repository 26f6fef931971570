import { photoCardUrl } from "@bosco/domain/photos";
import { PHOTOS } from "./cache-names.ts";
import { erasePhotos } from "./erase-photos.ts";

/** From here on the worker keeps the photos that this user sees, and nobody else's. */
export async function openPhotos(userId: string): Promise<void> {
  await erasePhotos(userId);
  await globalThis.caches?.open(PHOTOS + userId).catch(() => {});
}

/** Drops what no row names any more: a photo that was replaced, a boat that is no longer shared. */
export async function dropOtherPhotos(userId: string, named: readonly string[]): Promise<void> {
  const own = PHOTOS + userId;
  if (!(await globalThis.caches?.has(own).catch(() => false))) return;
  const wanted = new Set(named.flatMap((url) => [url, photoCardUrl(url)]));
  const cache = await caches.open(own);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request, { ignoreVary: true });
}
