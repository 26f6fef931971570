import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { fail } from "../../../../http/errors.ts";

/** What an export may weigh when it comes back, and the form around it. */
const MOST_BYTES = 100_000_000;
const FORM_BYTES = 4_096;
export const IMPORT_LIMITS = { fileSize: MOST_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 };

/** Keeps the one file of the request's form while `work` reads it, and no longer. */
export async function keepArriving<T>(
  dataDir: string,
  request: FastifyRequest,
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (Number(request.headers["content-length"]) > MOST_BYTES + FORM_BYTES) throw fail("TROP_GRAND");
  const folder = join(dataDir, "imports");
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const upload = await request.file();
    if (!upload) throw fail("ENTREE_INVALIDE", { message: "Un fichier zip est attendu." });
    await pipeline(upload.file, createWriteStream(path));
    if (upload.file.truncated) throw fail("TROP_GRAND");
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}
