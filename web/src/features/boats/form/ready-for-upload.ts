import { drawBitmap } from "../../../data/draw-jpeg.ts";

/** The server reads photos up to this many pixels. */
const MOST_PIXELS = 50_000_000;
const REDRAWN = { side: 4_000, quality: 0.9 };

/**
 * The photo as the server can read it: one with too many pixels, or in a format that only this browser knows (HEIC on Apple's),
 * is drawn again as JPEG. Whatever the browser can't decode goes as it is; the server will say.
 */
export async function readyForUpload(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const isHeic = /hei[cf]/i.test(file.type);
  const isRedrawn = isHeic || picture.width * picture.height > MOST_PIXELS;
  const redrawn = isRedrawn ? await drawBitmap(picture, REDRAWN).catch(() => undefined) : undefined;
  picture.close();
  return redrawn ? new File([redrawn.jpeg], "photo.jpg", { type: "image/jpeg" }) : file;
}
