import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A small photo with a place in its metadata. */
export function aPhoto(width = 640, height = 480): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 130 } } })
    .withExif({ IFD0: { Copyright: "MARQUE-EXIF" }, IFD3: { GPSLatitude: "48/1 23/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
}

/** A photo of exactly so many bytes: what follows the image's end is ignored by decoders. */
export async function aPhotoOf(bytes: number, from?: Buffer): Promise<Buffer> {
  const photo = from ?? (await aPhoto());
  return Buffer.concat([photo, randomBytes(bytes - photo.length)]);
}

/** A square PNG of one colour: a small file that would take a lot of memory. */
export function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8); // one bit a pixel, grey
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const chunks = [pngChunk("IHDR", header), pngChunk("IDAT", rows), pngChunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
