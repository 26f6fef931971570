import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { IMPORT_MOST_BYTES, IMPORT_TOO_LARGE } from "@bosco/domain/account";
import type { FastifyRequest } from "fastify";
import { makePrivateFolder } from "../../../../files/private-files.ts";
import { openScratch, sweepScratch, withScratch } from "../../../../files/scratch.ts";
import { arrivingFile, type UploadKind, uploadLimits } from "../../../../photos/upload.ts";

const FOLDER = "imports";
const EXPECTED = "Un fichier zip est attendu.";
/** An export that comes back. */
const IMPORT_UPLOAD: UploadKind = {
  mostBytes: IMPORT_MOST_BYTES,
  tooLarge: IMPORT_TOO_LARGE,
  notOne: EXPECTED,
  noForm: EXPECTED,
};
export const IMPORT_LIMITS = uploadLimits(IMPORT_UPLOAD);

export const arrivingExport = (request: FastifyRequest): Readable => arrivingFile(request, IMPORT_UPLOAD).content;

/** Keeps what arrives while `work` reads it, and no longer. */
export async function keepArriving<T>(
  dataDir: string,
  content: Readable,
  work: (path: string) => Promise<T>,
): Promise<T> {
  return withScratch(await makePrivateFolder(dataDir, FOLDER), async (path) => {
    await pipeline(content, await openScratch(path));
    return work(path);
  });
}

/** Removes what a crash has left. */
export async function sweepImports(dataDir: string): Promise<void> {
  await sweepScratch(await makePrivateFolder(dataDir, FOLDER));
}
