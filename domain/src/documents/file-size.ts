import { frenchNumber } from "../french/index.ts";

const KB = 1024;
const MB = KB * KB;

/** How heavy the file of a paper may be. */
export const PAPER_MOST_BYTES = 20 * MB;

/** How heavy a file is: « 340 Ko », « 2,4 Mo ». */
export function fileSize(bytes: number): string {
  if (bytes < MB) return `${frenchNumber(Math.max(1, Math.round(bytes / KB)))}\u00a0Ko`;
  return `${frenchNumber(Math.round((bytes / MB) * 10) / 10)}\u00a0Mo`;
}

export const PAPER_TOO_LARGE = `Le fichier dépasse ${fileSize(PAPER_MOST_BYTES)}.`;
