import { PHOTOS } from "./cache-names.ts";
import { copyOf } from "./keep-copy.ts";

/** Two sizes of thirty boats. */
const MOST = 60;

/**
 * A photo of whoever is signed in. His page makes the cache and deletes every other (data/own-photos.ts): where there is none,
 * nothing is kept, nor shown from a copy. why looked up each time: a worker may be stopped between two requests.
 */
export async function photo(event: FetchEvent): Promise<Response> {
  const [name, ...more] = (await caches.keys()).filter((name) => name.startsWith(PHOTOS));
  if (!name || more.length > 0) return fetch(event.request);
  return copyOf(event, { cache: await caches.open(name), most: MOST });
}
