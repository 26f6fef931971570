import { dataUrl } from "../../../data/data-url.ts";
import { drawJpeg } from "../../../data/draw-jpeg.ts";
import type { PdfPicture } from "../../../pdf/document.ts";

/** Of a page as wide as a hand reads it, at twice the points of a screen. */
const PAGE = { side: 1_600, quality: 0.8 };

/** The picture of a paper as a page takes it: drawn anew, so that a PDF has no more of it than what is seen. */
export async function readPicture(file: Blob): Promise<PdfPicture> {
  const { jpeg, ...size } = await drawJpeg(file, PAGE);
  return { jpeg: await dataUrl(jpeg), ...size };
}
