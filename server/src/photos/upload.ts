import { Readable } from "node:stream";
import { PHOTO_MOST_BYTES, PHOTO_TOO_LARGE } from "@bosco/domain/photos";
import type { FastifyRequest } from "fastify";
import { fail } from "../refusals.ts";

/** What the form around a photo may weigh. */
const FORM_BYTES = 4_096;

export const UPLOAD_LIMITS = { fileSize: PHOTO_MOST_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 };

const tooLarge = () => fail("TROP_GRAND", { message: PHOTO_TOO_LARGE });
const notOnePhoto = () => fail("ENTREE_INVALIDE", { message: "Une photo est attendue, et rien d’autre." });

/** The one file of the request's form, while it arrives. Too large, cut short or not alone: the stream fails. */
export function arrivingPhoto(request: FastifyRequest): Readable {
  if (!request.isMultipart())
    throw fail("TYPE_NON_ACCEPTE", { message: "Une photo est attendue (multipart/form-data)." });
  if (Number(request.headers["content-length"]) > PHOTO_MOST_BYTES + FORM_BYTES) throw tooLarge();
  return Readable.from(readPhoto(request));
}

async function* readPhoto(request: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    const parts = request.parts();
    const first = await parts.next();
    if (first.done || first.value.type !== "file") throw notOnePhoto();
    yield* first.value.file;
    // why: at the limit busboy ends the file early; half a photo must not pass for one.
    if (first.value.file.truncated) throw tooLarge();
    if (!(await parts.next()).done) throw notOnePhoto();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "FST_REQ_FILE_TOO_LARGE") throw tooLarge();
    // why: the other complaints of the form's parser (more parts, an odd name, an early end) are the sender's doing.
    throw code.startsWith("FST_") || isBroken(error) ? notOnePhoto() : error;
  }
}

const isBroken = (error: unknown) =>
  error instanceof Error && /multipart|terminated early|premature/i.test(error.message);
