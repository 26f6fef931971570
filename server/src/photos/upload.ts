import { Readable } from "node:stream";
import { PHOTO_MOST_BYTES, PHOTO_TOO_LARGE } from "@bosco/domain/photos";
import type { FastifyRequest } from "fastify";
import { fail } from "../refusals.ts";

/** What the form around a photo may weigh. */
const FORM_BYTES = 4_096;

/** What one kind of upload is: how large, and how its refusals are worded. */
export interface UploadKind {
  mostBytes: number;
  tooLarge: string;
  /** Said of what is not one file alone. */
  notOne: string;
  /** Said of what is no form. */
  noForm: string;
}

export const PHOTO_UPLOAD: UploadKind = {
  mostBytes: PHOTO_MOST_BYTES,
  tooLarge: PHOTO_TOO_LARGE,
  notOne: "Une photo est attendue, et rien d’autre.",
  noForm: "Une photo est attendue (multipart/form-data).",
};

export const uploadLimits = ({ mostBytes }: UploadKind) => ({
  fileSize: mostBytes,
  files: 1,
  fields: 0,
  // why no bound: files and fields have theirs; the form's parser leaves a part beyond this one without anybody to hear its
  // errors, and a form that is torn there would end the process.
  parts: Number.POSITIVE_INFINITY,
  headerPairs: 20,
});

export interface Arriving {
  content: Readable;
  /** As its sender calls it; known once the content has begun. */
  name(): string;
}

/** The one file of the request's form, while it arrives. Too large, cut short or not alone: the stream fails. */
export function arrivingFile(request: FastifyRequest, kind: UploadKind): Arriving {
  if (!request.isMultipart()) throw fail("TYPE_NON_ACCEPTE", { message: kind.noForm });
  if (Number(request.headers["content-length"]) > kind.mostBytes + FORM_BYTES) throw tooLarge(kind);
  const sender = { name: "" };
  return { content: Readable.from(readFile(request, kind, sender)), name: () => sender.name };
}

const tooLarge = (kind: UploadKind) => fail("TROP_GRAND", { message: kind.tooLarge });

async function* readFile(request: FastifyRequest, kind: UploadKind, sender: { name: string }): AsyncGenerator<Buffer> {
  const notOne = () => fail("ENTREE_INVALIDE", { message: kind.notOne });
  try {
    const parts = request.parts();
    const first = await spokenOf(request, parts.next());
    if (first.done || first.value.type !== "file") throw notOne();
    sender.name = first.value.filename ?? "";
    yield* first.value.file;
    // why: at the limit busboy ends the file early; half a file must not pass for one.
    if (first.value.file.truncated) throw tooLarge(kind);
    if (!(await spokenOf(request, parts.next())).done) throw notOne();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "FST_REQ_FILE_TOO_LARGE") throw tooLarge(kind);
    // why: the other complaints of the form's parser (more parts, an odd name, an early end) are the sender's doing.
    throw code.startsWith("FST_") || isBroken(error) ? notOne() : error;
  }
}

/** The parser says what it thinks of a form within the same turn in which its last byte has come. */
const SILENCE_MS = 1_000;

/** What the parser says next. why not for ever: of a part without a head it says nothing at all. */
async function spokenOf<T>({ raw }: FastifyRequest, next: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let begin = () => {};
  const silence = new Promise<never>((_, reject) => {
    begin = () => {
      timer = setTimeout(() => reject(new Error("multipart: nothing came of it")), SILENCE_MS);
    };
    if (raw.readableEnded) begin();
    else raw.once("end", begin);
  });
  return Promise.race([next, silence]).finally(() => {
    clearTimeout(timer);
    raw.off("end", begin);
  });
}

const isBroken = (error: unknown) =>
  error instanceof Error && /multipart|terminated early|premature/i.test(error.message);
