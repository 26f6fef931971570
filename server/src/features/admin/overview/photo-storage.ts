import type { PhotoStore } from "../../../photos/store.ts";

/** How many photos are kept, in all sizes, and what they weigh. */
export async function weighPhotos(photos: PhotoStore): Promise<{ photos: number; photos_octets: number }> {
  let count = 0;
  let bytes = 0;
  for await (const { name, size } of photos.list()) {
    if (!name.includes("-carte")) count += 1;
    bytes += size;
  }
  return { photos: count, photos_octets: bytes };
}
