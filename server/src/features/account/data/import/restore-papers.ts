import { Readable } from "node:stream";
import { PAPER_MOST_BYTES, type PaperFile, paperFile } from "@bosco/domain/documents";
import { ORPCError } from "@orpc/server";
import { paperFileName } from "../../../../files/paper-names.ts";
import { keepPaperFile } from "../../../../papers/store.ts";
import type { CountPixels } from "../../../../photos/render.ts";
import type { PhotoStore } from "../../../../photos/store.ts";
import { fail } from "../../../../refusals.ts";
import type { ZipReader } from "../zip-reader.ts";
import { TOO_MANY_PIXELS } from "./pixels.ts";

type Row = Record<string, unknown>;

/** What the account has already. */
export interface PapersThere {
  ids: ReadonlySet<string>;
  prints: ReadonlySet<string>;
}

interface Place {
  userId: string;
  photos: PhotoStore;
  there: PapersThere;
  /** Told of each file's weight; refuses what there is no room for. */
  fill: (bytes: number) => void;
  /** Told of each picture's pixels; refuses the whole file beyond what it may have. */
  count: CountPixels;
  /** What has been put there, also when it ends in a refusal. */
  added: PaperFile[];
}

/** A file that is not one of ours is left out, and its paper comes without; whatever is our own trouble is told. */
const isRefused = (error: unknown) => error instanceof ORPCError && (error.status === 415 || error.status === 422);

/**
 * Unpacks the files that new papers name, each judged as if it were sent; the rows then say what is kept of them. Two papers
 * never name one file, since it would go with the first. A paper that is there stays as it is, and so does its file.
 */
export async function restorePapers(zip: ZipReader, papers: readonly Row[], place: Place): Promise<void> {
  const { there, fill, added } = place;
  const prints = new Set(there.prints);
  for (const paper of papers) {
    const named = paperFile.safeParse(paper.fichier).data;
    paper.fichier = null;
    if (!named || there.ids.has(String(paper.id)) || prints.has(named.empreinte)) continue;
    prints.add(named.empreinte);
    const kept = await unpack(zip, named, place);
    if (!kept) continue;
    added.push(kept);
    paper.fichier = kept;
    fill(kept.taille);
  }
}

async function unpack(zip: ZipReader, named: PaperFile, { userId, photos, count }: Place) {
  const content = zip.stream(`papiers/${paperFileName(named)}`, PAPER_MOST_BYTES);
  if (!content) return undefined;
  try {
    return await keepPaperFile(photos, userId, Readable.from(content), named, count);
  } catch (error) {
    if (isRefused(error)) return undefined;
    // why not what is said of one paper: it is the file that is refused.
    throw error instanceof ORPCError && error.status === 413 && error.message !== TOO_MANY_PIXELS
      ? fail("TROP_GRAND")
      : error;
  }
}
