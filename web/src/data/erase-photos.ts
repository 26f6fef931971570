import { FILES, PHOTOS } from "./cache-names.ts";

const isOwn = (name: string) => name.startsWith(PHOTOS) || name.startsWith(FILES);

/** Leaves no photo and no file behind in the browser, whosever it is; `but` for those of one user. */
export async function erasePhotos(but?: string): Promise<void> {
  try {
    for (const name of await caches.keys())
      if (isOwn(name) && (but === undefined || (name !== PHOTOS + but && name !== FILES + but)))
        await caches.delete(name);
  } catch {
    // A page without a secure origin has no caches, and a browser may refuse them.
  }
}
