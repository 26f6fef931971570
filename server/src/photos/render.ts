import { open } from "node:fs/promises";
import sharp, { type ResizeOptions, type Sharp } from "sharp";
import { fail } from "../refusals.ts";
import { HEAD_BYTES, type PhotoKind, photoKind } from "./kinds.ts";
import { createTurns } from "./turns.ts";

const MOST_PIXELS = 50_000_000;
const FULL_SIDE = 1_600;
const CARD_SIDE = 800;

// why: photos are rare and requests are many. One thread a photo, two photos at once, nothing kept in memory after.
sharp.concurrency(1);
sharp.cache(false);
const turns = createTurns({ atOnce: 2, waiting: 20 });
/** Whoever decodes a photo of a person's waits for its turn here, however it came. */
export const inPhotoTurn = turns.take;

/** A photo as it is stored: re-encoded, upright, without metadata. */
export interface RenderedPhoto {
  full: Buffer;
  card: Buffer;
}

/** Decodes the photo in a file and makes both sizes. What is no readable photo is refused. */
export const renderPhoto = (path: string): Promise<RenderedPhoto> => decode(path, WRONG_KIND, resize);

/** Told how many pixels a picture has before it is worked on; may refuse it. */
export type CountPixels = (pixels: number) => void;

/** Works on the picture in a file, in its turn. What is no readable picture of an accepted kind is refused. */
export async function decode<Made>(
  path: string,
  wrongKind: string,
  make: (picture: Sharp, kind: PhotoKind) => Promise<Made>,
  count: CountPixels = () => {},
): Promise<Made> {
  const kind = photoKind(await readHead(path));
  if (!kind) throw fail("TYPE_NON_ACCEPTE", { message: wrongKind });
  const refuse = (error: unknown) => refusePhoto(error, kind);
  return inPhotoTurn(async () => {
    const picture = sharp(path, { limitInputPixels: MOST_PIXELS });
    const { format, width, height } = await picture.metadata().catch(refuse);
    if (!KNOWN.has(format)) throw fail("TYPE_NON_ACCEPTE", { message: wrongKind });
    if (width * height > MOST_PIXELS) throw fail("PHOTO_ILLISIBLE", { message: TOO_MANY_PIXELS });
    count(width * height);
    return make(picture, kind).catch(refuse);
  });
}

/** Both sizes of an image that is known to be good, such as a drawing of ours. */
export async function resize(image: Sharp): Promise<RenderedPhoto> {
  const full = await image.autoOrient().resize(within(FULL_SIDE)).webp({ quality: 82 }).toBuffer();
  const card = await sharp(full).resize(within(CARD_SIDE)).webp({ quality: 78 }).toBuffer();
  return { full, card };
}

const KNOWN = new Set<string>(["jpeg", "png", "webp", "heif"]);
const WRONG_KIND = "Ce fichier n’est pas une photo acceptée. Choisissez une image JPEG, PNG, WebP ou HEIC.";
const TOO_MANY_PIXELS = "Cette photo compte trop de pixels\u00a0: 50 millions au plus.";
const UNREADABLE_HEIC = "Cette photo HEIC ne peut pas être lue ici. Enregistrez-la en JPEG puis réessayez.";
const UNREADABLE = "Cette photo est illisible ou abîmée. Essayez avec une autre, en JPEG ou PNG.";

export const within = (side: number) =>
  ({ width: side, height: side, fit: "inside", withoutEnlargement: true }) satisfies ResizeOptions;

function refusePhoto(error: unknown, kind: PhotoKind): never {
  const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
  const unreadable = kind === "heif" ? UNREADABLE_HEIC : UNREADABLE;
  throw fail("PHOTO_ILLISIBLE", { message: tooMany ? TOO_MANY_PIXELS : unreadable });
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
