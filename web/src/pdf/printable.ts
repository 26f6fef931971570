import type { jsPDF } from "jspdf";

// why: line breaks stay; other control characters and the marks that turn the writing direction have no place on paper.
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}]/gu;
const narrowSpaces = /[\u2000-\u200a\u202f\u205f]/gu;

/** The text as the embedded font can write it: what it has no sign for becomes a box, never another letter. */
export function printable(pdf: jsPDF, text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(narrowSpaces, "\u00a0")
    .replace(unprintable, (sign) => (sign === "\n" ? sign : ""));
  const { metadata } = pdf.getFont() as unknown as { metadata?: { characterToGlyph?: (code: number) => number } };
  const hasGlyph = (sign: string) => sign === "\n" || Boolean(metadata?.characterToGlyph?.(sign.codePointAt(0) ?? 0));
  return [...plain].map((sign) => (hasGlyph(sign) ? sign : "\u25a1")).join("");
}
