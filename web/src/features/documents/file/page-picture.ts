import { type DrawnPicture, drawJpeg } from "../../../data/draw-jpeg.ts";

/** A page that was photographed, as it will stand in the PDF. */
export interface PagePicture extends DrawnPicture {
  id: string;
}

/** So many pixels are a page that reads well on paper, and weighs a few hundred kilobytes. */
const PAGE = { side: 1_700, quality: 0.82 };

/** A photograph as a page. Throws for what the browser can't read. */
export const pagePicture = async (photo: Blob): Promise<PagePicture> => ({
  id: crypto.randomUUID(),
  ...(await drawJpeg(photo, PAGE)),
});
