import { photoCardUrl } from "@bosco/domain/photos";
import { PHOTOS } from "../worker/cache-names.ts";

/** why: a page without a secure origin has no caches. */
const cacheNames = async (): Promise<string[]> => (await globalThis.caches?.keys().catch(() => [])) ?? [];

async function eraseAllBut(own?: string) {
  const others = (await cacheNames()).filter((name) => name.startsWith(PHOTOS) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name).catch(() => {})));
}

/** Leaves no photo behind in the browser, whosever it is. */
export const erasePhotos = () => eraseAllBut();

/** From here on the worker keeps the photos that this user sees, and nobody else's. */
export async function openPhotos(userId: string): Promise<void> {
  const own = PHOTOS + userId;
  await eraseAllBut(own);
  await globalThis.caches?.open(own).catch(() => {});
}

/** Drops what no row names any more: a photo that was replaced, a boat that is no longer shared. */
export async function dropOtherPhotos(userId: string, named: readonly string[]): Promise<void> {
  if (!(await cacheNames()).includes(PHOTOS + userId)) return;
  const wanted = new Set(named.flatMap((url) => [url, photoCardUrl(url)]));
  const cache = await caches.open(PHOTOS + userId);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request, { ignoreVary: true });
}
