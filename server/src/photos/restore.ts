import sharp from "sharp";
import { inPhotoTurn, type RenderedPhoto, resize } from "./render.ts";

const MOST_PIXELS = 1_600 * 1_600;
const PICTURE_CHUNKS = new Set(["VP8 ", "VP8L", "VP8X", "ALPH"]);

/**
 * A photo that comes back from an export, kept byte for byte: it must be exactly what we would have stored, a whole WebP with
 * a picture in it and nothing else. Anything else is none of ours.
 */
export async function restorePhoto(bytes: Buffer): Promise<RenderedPhoto | undefined> {
  if (!isBareWebp(bytes)) return undefined;
  return inPhotoTurn(async () => {
    const rendered = await resize(sharp(bytes, { limitInputPixels: MOST_PIXELS })).catch(() => undefined);
    return rendered && { full: bytes, card: rendered.card };
  });
}

/** Whether a file is one WebP picture from its first byte to its last, without metadata. */
function isBareWebp(bytes: Buffer): boolean {
  const text = (from: number) => bytes.toString("latin1", from, from + 4);
  if (bytes.length < 20 || text(0) !== "RIFF" || text(8) !== "WEBP") return false;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let place = 12;
  while (place + 8 <= bytes.length) {
    if (!PICTURE_CHUNKS.has(text(place))) return false;
    const length = bytes.readUInt32LE(place + 4);
    place += 8 + length + (length % 2);
  }
  return place === bytes.length;
}
