import { PHOTOS } from "./cache-names.ts";

/** Leaves no photo behind in the browser, whosever it is; `but` for those of one cache. */
export async function erasePhotos(but?: string): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith(PHOTOS) && name !== but) await caches.delete(name);
  } catch {
    // A page without a secure origin has no caches, and a browser may refuse them.
  }
}
