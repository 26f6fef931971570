import { type FileHandle, open } from "node:fs/promises";

const HEAD_BYTES = 1_024;
/** As far back as a zip's directory may end. */
const TAIL_BYTES = 66_000;
/** Readers look for the end in so many. */
const END_BYTES = 1_024;
/**
 * What may stand before the head: a byte order mark, what a printer is told (PJL), spaces, line ends, zeros. why no other text: a page,
 * a script or a picture begins with its own.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what a printer is told begins with one
const HEAD = /^(?:\xef\xbb\xbf)?(?:\x1b%-12345X(?:@PJL[^<\r\n]{0,200}\r?\n)*)?[\0-\x20]*%PDF-\d/;
const ANY_HEAD = "%PDF-";
/** Behind the end: what a mail, a scanner or a printer has left there, but no page. */
const END = /%%EOF[^<]*$/;
const ANY_END = "%%EOF";
const ZIP_END = "PK\x05\x06";

/** A PDF, something else, or what one would call a PDF, with what is wrong with it. */
export type PdfVerdict = "pdf" | "other" | { wrong: string };

const INCOMPLETE =
  "Ce PDF est incomplet\u00a0: sa fin manque. Téléchargez-le ou numérisez-le à nouveau, puis réessayez.";
const ADDED =
  "Ce PDF contient autre chose que ses pages, avant ou après elles. Ouvrez-le, imprimez-le en PDF, puis envoyez ce nouveau fichier.";

/**
 * Whether a file is a PDF from its first byte to its last. why not just by its head: a file that is a page, a picture or an
 * archive too would be taken for that elsewhere.
 */
export async function judgePdf(path: string): Promise<PdfVerdict> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await read(file, 0, Math.min(size, HEAD_BYTES));
    if (!head.includes(ANY_HEAD)) return "other";
    if (!HEAD.test(head)) return { wrong: ADDED };
    const tail = await read(file, Math.max(0, size - TAIL_BYTES), Math.min(size, TAIL_BYTES));
    if (!tail.includes(ANY_END)) return { wrong: INCOMPLETE };
    return END.test(tail.slice(-END_BYTES)) && !tail.includes(ZIP_END) ? "pdf" : { wrong: ADDED };
  } finally {
    await file.close();
  }
}

async function read(file: FileHandle, from: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.toString("latin1", 0, bytesRead);
}
