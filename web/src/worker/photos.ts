import { PHOTOS } from "../data/cache-names.ts";

/** Two sizes of thirty boats. */
const MOST = 60;
const NOT_FOR_HIM = [401, 403, 404, 410];

/**
 * A photo of whoever is signed in. His page makes the cache and deletes every other (data/own-photos.ts): where there is none,
 * nothing is kept, nor shown from a copy. why looked up each time: a worker may be stopped between two requests.
 */
export async function photo(event: FetchEvent): Promise<Response> {
  const [name, ...more] = (await caches.keys()).filter((name) => name.startsWith(PHOTOS));
  if (!name || more.length > 0) return fetch(event.request);
  return keptPhoto(event, await caches.open(name));
}

/** The kept copy of an own photo, which never changes; of a shared one the server's answer, and the copy without an answer. */
async function keptPhoto(event: FetchEvent, cache: Cache): Promise<Response> {
  const { request } = event;
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept?.headers.get("cache-control")?.includes("immutable")) return kept;
  try {
    const answer = await fetch(request);
    if (answer.status === 200) event.waitUntil(keep(cache, request, answer.clone()));
    if (NOT_FOR_HIM.includes(answer.status)) event.waitUntil(cache.delete(request, { ignoreVary: true }));
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function keep(cache: Cache, request: Request, answer: Response) {
  try {
    await cache.put(request, answer);
    for (const oldest of (await cache.keys()).slice(0, -MOST)) await cache.delete(oldest, { ignoreVary: true });
  } catch {
    // Storage is full: it is fetched again the next time.
  }
}
