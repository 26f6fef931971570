import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import {
  PAPER_MOST_BYTES,
  PAPER_TOO_LARGE,
  type PaperFile,
  type PaperFileType,
  sentFileName,
} from "@bosco/domain/documents";
import { type Print, paperFileName } from "../files/paper-names.ts";
import type { CountPixels } from "../photos/render.ts";
import type { PhotoStore } from "../photos/store.ts";
import type { Arriving, UploadKind } from "../photos/upload.ts";
import { fail } from "../refusals.ts";
import { judgePdf, type PdfVerdict } from "./pdf.ts";
import { renderPaper } from "./render.ts";

export const PAPER_UPLOAD: UploadKind = {
  mostBytes: PAPER_MOST_BYTES,
  tooLarge: PAPER_TOO_LARGE,
  notOne: "Un fichier est attendu, et rien d’autre.",
  noForm: "Un fichier est attendu (multipart/form-data).",
};

const keyOf = (userId: string, file: Print) => `${userId}/${paperFileName(file)}`;

/** Keeps what arrives among its owner's files: a PDF as it is, a picture re-encoded. Anything else is refused. */
export const savePaperFile = (photos: PhotoStore, userId: string, arriving: Arriving): Promise<PaperFile> =>
  // why the print is not of its content: the same file sent twice is two, so that removing one never takes the other.
  keepPaperFile(photos, userId, arriving.content, {
    empreinte: randomBytes(16).toString("hex"),
    get nom() {
      return arriving.name();
    },
  });

/** The same under a print that it has already, such as one of an export. */
export const keepPaperFile = (
  photos: PhotoStore,
  userId: string,
  content: Readable,
  named: Pick<PaperFile, "empreinte" | "nom">,
  count?: CountPixels,
): Promise<PaperFile> =>
  photos.receive(content, async (path) => {
    const pdf = await judgePdf(path);
    const { type, size, bytes } = pdf === "pdf" ? await asItIs(path) : await rendered(path, pdf, count);
    const { empreinte } = named;
    await photos.files.put(keyOf(userId, { empreinte, type }), bytes ?? { stream: createReadStream(path), size });
    return { nom: sentFileName(named.nom, type), type, taille: size, empreinte };
  });

interface Judged {
  type: PaperFileType;
  size: number;
  bytes?: Buffer;
}

const asItIs = async (path: string): Promise<Judged> => ({ type: "application/pdf", size: (await stat(path)).size });

/** why with a verdict too: a picture may have the head of a PDF in it, and what is none is told what is wrong. */
async function rendered(path: string, pdf: Exclude<PdfVerdict, "pdf">, count?: CountPixels): Promise<Judged> {
  const { bytes, type } = await renderPaper(path, typeof pdf === "object" ? pdf.wrong : undefined, count);
  if (bytes.length > PAPER_MOST_BYTES) throw fail("TROP_GRAND", { message: PAPER_TOO_LARGE });
  return { type, size: bytes.length, bytes };
}

export const openPaperFile = (
  { files }: PhotoStore,
  userId: string,
  file: Print,
): Promise<{ content: Readable; size: number } | undefined> => files.get(keyOf(userId, file));

/** The same without its content. */
export const findPaperFile = (
  { files }: PhotoStore,
  userId: string,
  file: Print,
): Promise<{ size: number } | undefined> => files.stat(keyOf(userId, file));

export const removePaperFile = async ({ files }: PhotoStore, userId: string, file: Print | null): Promise<void> => {
  if (file) await files.delete(keyOf(userId, file));
};

export async function removePaperFiles(photos: PhotoStore, userId: string, prints: readonly Print[]): Promise<void> {
  for (const print of prints) await removePaperFile(photos, userId, print);
}

/** Another owner's file, under the same name. */
export async function copyPaperFile({ files }: PhotoStore, from: string, to: string, print: Print): Promise<void> {
  // why: a row may name a file that a backup has not brought back.
  const found = await files.get(keyOf(from, print));
  if (found) await files.put(keyOf(to, print), { stream: found.content, size: found.size });
}
