import type { PaperFileType } from "@bosco/domain/documents";
import type { Sharp } from "sharp";
import type { PhotoKind } from "../photos/kinds.ts";
import { type CountPixels, decode, within } from "../photos/render.ts";

/** A page that fills it can be read. */
const LONGEST_SIDE = 2_600;
const WRONG_KIND = "Ce fichier n’est pas accepté. Choisissez un PDF ou une image JPEG, PNG, WebP ou HEIC.";

/** What a picture is kept as. why HEIC as JPEG: few programs show it, and a paper is passed on. */
const KEPT_AS: Record<PhotoKind, "jpeg" | "png" | "webp"> = { jpeg: "jpeg", png: "png", webp: "webp", heif: "jpeg" };
const QUALITY = 85;

export interface RenderedPaper {
  bytes: Buffer;
  type: PaperFileType;
}

/** The picture of a paper as it is kept: re-encoded, upright, without metadata. What is none is refused, in that sentence. */
export const renderPaper = (path: string, wrongKind = WRONG_KIND, count?: CountPixels): Promise<RenderedPaper> =>
  decode(path, wrongKind, asPaper, count);

async function asPaper(picture: Sharp, kind: PhotoKind): Promise<RenderedPaper> {
  const format = KEPT_AS[kind];
  const resized = picture.autoOrient().resize(within(LONGEST_SIDE));
  // why white: paper is, and JPEG knows nothing that one sees through.
  const flat = format === "jpeg" ? resized.flatten({ background: "#ffffff" }) : resized;
  const bytes = await (format === "png"
    ? flat.png({ compressionLevel: 9 })
    : flat.toFormat(format, { quality: QUALITY })
  ).toBuffer();
  return { bytes, type: `image/${format}` };
}
