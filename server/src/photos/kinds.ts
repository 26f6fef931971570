/** Images that are decoded at all, known by their first bytes: a name or a header of the sender's says nothing. */
export type PhotoKind = "jpeg" | "png" | "webp" | "heif";

/** How many bytes `photoKind` needs. */
export const HEAD_BYTES = 12;

const HEIF_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"]);

export function photoKind(head: Buffer): PhotoKind | undefined {
  const text = (from: number, to: number) => head.toString("latin1", from, to);
  if (head.length < HEAD_BYTES) return undefined;
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && HEIF_BRANDS.has(text(8, 12))) return "heif";
  return undefined;
}
