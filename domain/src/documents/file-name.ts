const LONGEST_STEM = 80;

/**
 * A file name made of what a person typed, that every system takes and no reader misreads: letters, digits, dots and
 * dashes. `safeFileName("liste-achat-Île d'Yeu", "pdf")` is `liste-achat-Île-d-Yeu.pdf`.
 */
export function safeFileName(stem: string, extension: string): string {
  const plain = stem
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}.]+/gu, "-")
    .replace(/\.{2,}/g, ".");
  // why: cut by code points, so that no half of a pair remains.
  const short = [...plain].slice(0, LONGEST_STEM).join("");
  return `${short.replace(/^[-.]+|[-.]+$/g, "") || "document"}.${extension}`;
}
