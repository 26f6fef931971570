import type { PaperFileType } from "./schema.ts";

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

const EXTENSIONS: Record<PaperFileType, string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};
export const extensionOf = (type: PaperFileType): string => EXTENSIONS[type];

/** What a paper's file is called: the sender's name for it, made harmless, with the ending that its content has. */
export function sentFileName(sent: string, type: PaperFileType): string {
  const name = sent.split(/[\\/]/).findLast(Boolean) ?? "";
  const dot = name.lastIndexOf(".");
  return safeFileName(dot > 0 ? name.slice(0, dot) : name, extensionOf(type));
}
