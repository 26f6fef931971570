import { fail } from "../../../../refusals.ts";

/**
 * So many pixels the pictures of one file may have together. Six hundred papers as they are kept fit, more than a file can weigh. why
 * at all: one file is unpacked at a time, and a picture that weighs nothing may take seconds.
 */
const MOST_PIXELS = 4_000_000_000;
export const TOO_MANY_PIXELS =
  "Les images de ce fichier comptent trop de pixels\u00a0: 4\u00a0milliards au plus, toutes ensemble. Rien n’a été importé.";

/** Counts what the pictures of one file have; beyond the bound the whole file is refused. */
export function countedPixels(most = MOST_PIXELS): (pixels: number) => void {
  let left = most;
  return (pixels) => {
    left -= pixels;
    if (left < 0) throw fail("TROP_GRAND", { message: TOO_MANY_PIXELS });
  };
}
