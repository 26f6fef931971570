import type { Readable } from "node:stream";
import { photoOfFile } from "@bosco/domain/photos";
import type { FastifyInstance } from "fastify";
import type { PhotoSlot } from "../../api/upload-slot.ts";
import { registerUploads, type UploadServices } from "../../api/uploads.ts";
import type { Database } from "../../database/database.ts";
import type { TakePlace } from "../../http/open-bodies.ts";
import type { PhotoStore } from "../../photos/store.ts";
import { PHOTO_UPLOAD } from "../../photos/upload.ts";
import { fail } from "../../refusals.ts";
import { findOwnerOfPhoto } from "./queries.ts";

export interface PhotoServices extends UploadServices {
  photos: PhotoStore;
  slots: readonly PhotoSlot[];
  takePlace: TakePlace;
}

const A_YEAR = 31_536_000;

/** `PUT …/photo` for every slot, and `GET /api/photos/…` for their owner and for the crew of a boat. */
export async function registerPhotos(app: FastifyInstance, services: PhotoServices): Promise<void> {
  const { photos, database, signedIn, slots, takePlace } = services;
  const keeper = {
    kind: PHOTO_UPLOAD,
    save: (ownerId: string, { content }: { content: Readable }) => photos.save(ownerId, content),
    remove: photos.remove,
  };
  await registerUploads(app, slots, keeper, services);

  app.get<{ Params: { name: string } }>("/api/photos/:name", async (request, reply) => {
    const caller = await signedIn(request);
    if (!caller) throw fail("NON_CONNECTE");
    const { account, received } = caller;
    const { name } = request.params;
    const etag = `"${name.replace(".webp", "")}"`;
    const isKnown = request.headers["if-none-match"] === etag;
    const isBare = isKnown || request.method === "HEAD";
    const look = (owner: string): Promise<{ size: number; content?: Readable } | undefined> =>
      isBare ? photos.find(owner, name) : photos.open(owner, name);
    if (!isBare) await takePlace(caller, reply);
    const own = await look(account.id);
    const owner = own || received.length === 0 ? undefined : await ownerOfShared(database, account.id, name);
    const found = own ?? (owner && (await look(owner)));
    if (!found) throw fail("INTROUVABLE");
    reply
      // why asked for each time: whoever is revoked sees it no more.
      .header("cache-control", own ? `private, max-age=${A_YEAR}, immutable` : "private, no-cache")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("content-disposition", "inline")
      .header("etag", etag);
    if (isKnown) return reply.status(304).send();
    return reply.type("image/webp").header("content-length", found.size).send(found.content);
  });
}

/** Whose photo it is, if it is of a boat that somebody shares with the caller. */
const ownerOfShared = (database: Database, userId: string, name: string) =>
  database.asUser(userId, (db) => findOwnerOfPhoto(db, photoOfFile(name)));
