import { Readable } from "node:stream";
import { uuid } from "@bosco/domain";
import type { PaperFile } from "@bosco/domain/documents";
import type { FastifyInstance } from "fastify";
import { registerUploads, type UploadServices } from "../../api/uploads.ts";
import type { TakePlace } from "../../http/open-bodies.ts";
import { findPaperFile, openPaperFile, PAPER_UPLOAD, removePaperFile, savePaperFile } from "../../papers/store.ts";
import type { PhotoStore } from "../../photos/store.ts";
import { fail } from "../../refusals.ts";
import { paperSlot } from "./file.ts";
import { findPaper } from "./queries.ts";

export interface PaperServices extends UploadServices {
  photos: PhotoStore;
  takePlace: TakePlace;
}

type PaperOf = Parameters<typeof openPaperFile>;

interface Asked {
  Params: { id: string };
  Querystring: { afficher?: string };
}

/** `PUT` and `GET /api/documents/{id}/fichier`, for the owner of a paper and the crew of its boat. */
export async function registerPaperFiles(app: FastifyInstance, services: PaperServices): Promise<void> {
  const { photos, database, signedIn, takePlace } = services;
  const keeper = {
    kind: PAPER_UPLOAD,
    save: (ownerId: string, arriving: Parameters<typeof savePaperFile>[2]) => savePaperFile(photos, ownerId, arriving),
    remove: (ownerId: string, file: PaperFile | null) => removePaperFile(photos, ownerId, file),
  };
  await registerUploads(app, [paperSlot], keeper, services);

  // why not packed: a PDF and a picture are already.
  app.get<Asked>("/api/documents/:id/fichier", { compress: false }, async (request, reply) => {
    const caller = await signedIn(request);
    if (!caller) throw fail("NON_CONNECTE");
    const id = uuid.safeParse(request.params.id);
    const paper = id.success ? await database.asUser(caller.account.id, (db) => findPaper(db, id.data)) : undefined;
    if (!paper?.fichier) throw fail("INTROUVABLE");
    const { fichier } = paper;
    const owner = paper.proprietaire_id ?? caller.account.id;
    const etag = `"${fichier.empreinte}"`;
    const isKnown = request.headers["if-none-match"] === etag;
    const isBare = isKnown || request.method === "HEAD";
    const look: (...of: PaperOf) => Promise<{ size: number; content?: Readable } | undefined> = isBare
      ? findPaperFile
      : openPaperFile;
    if (!isBare) await takePlace(caller, reply);
    const found = await look(photos, owner, fichier);
    if (!found) throw fail("INTROUVABLE");
    const how = request.query.afficher === "1" ? "inline" : "attachment";
    reply
      // why asked for each time: whoever is revoked sees it no more.
      .header("cache-control", "private, no-cache")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("cross-origin-resource-policy", "same-origin")
      .header("x-content-type-options", "nosniff")
      .header("content-disposition", disposition(how, fichier.nom))
      .header("etag", etag);
    if (isKnown) return reply.status(304).send();
    return reply
      .type(fichier.type)
      .header("content-length", found.size)
      .send(found.content ?? Readable.from([]));
  });
}

/** RFC 6266: a plain name for old programs, and the true one. */
function disposition(how: "inline" | "attachment", name: string): string {
  const plain = name.normalize("NFD").replace(/[^\x20-\x7e]|["\\%]/g, "");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
