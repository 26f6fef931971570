import { drawJpeg } from "../data/draw-jpeg.ts";
import { isShowable } from "./file-verdict.ts";

/** A photograph in a format of its own is sent as large as boats' are. */
const PHOTO = { side: 4_000, quality: 0.82 };

/** A paper's file as every browser can show it. why as it is when it can't be read here: the server may know how. */
export async function showable(file: File): Promise<File> {
  if (isShowable(file)) return file;
  const drawn = await drawJpeg(file, PHOTO).catch(() => undefined);
  const stem = file.name.replace(/\.[^.]*$/, "");
  return drawn ? new File([drawn.jpeg], `${stem}.jpg`, { type: drawn.jpeg.type }) : file;
}
