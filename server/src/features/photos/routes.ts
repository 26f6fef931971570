import { photoOfFile } from "@bosco/domain/photos";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FindSignedIn } from "../../accounts/signed-in.ts";
import { findDone, once, operationIdOf } from "../../api/operations.ts";
import type { PhotoSlot } from "../../api/photo-slot.ts";
import type { Database } from "../../database/database.ts";
import { databaseErrorCode } from "../../database/error-code.ts";
import type { PhotoStore } from "../../photos/store.ts";
import { arrivingPhoto, UPLOAD_LIMITS } from "../../photos/upload.ts";
import { fail } from "../../refusals.ts";
import { findOwnerOfPhoto } from "./queries.ts";

export interface PhotoServices {
  photos: PhotoStore;
  database: Database;
  signedIn: FindSignedIn;
  slots: readonly PhotoSlot[];
  uploadsPerMinute: number;
}

const A_YEAR = 31_536_000;

/** `PUT …/photo` for every slot, and `GET /api/photos/…` for their owner and for the crew of a boat. */
export async function registerPhotos(app: FastifyInstance, services: PhotoServices): Promise<void> {
  const { photos, database, signedIn, slots, uploadsPerMinute } = services;
  // why: inside its own plugin, forms are read by these routes and refused by all others.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: UPLOAD_LIMITS });
    const rateLimit = { max: uploadsPerMinute, timeWindow: 60_000 };
    for (const slot of slots)
      scope.put<{ Params: Record<string, string> }>(`/api${slot.path}`, { config: { rateLimit } }, (request) =>
        putPhoto(request, slot, services),
      );
  });

  app.get<{ Params: { name: string } }>("/api/photos/:name", async (request, reply) => {
    const { account, received } = await caller(request, signedIn);
    const { name } = request.params;
    const own = await photos.open(account.id, name);
    const found = own ?? (received.length > 0 ? await openSharedPhoto(database, photos, account.id, name) : undefined);
    if (!found) throw fail("INTROUVABLE");
    const etag = `"${name.replace(".webp", "")}"`;
    reply
      // why asked for each time: whoever is revoked sees it no more.
      .header("cache-control", own ? `private, max-age=${A_YEAR}, immutable` : "private, no-cache")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("content-disposition", "inline")
      .header("etag", etag);
    if (request.headers["if-none-match"] === etag || request.method === "HEAD") await found.file.close();
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    reply.type("image/webp").header("content-length", found.size);
    return request.method === "HEAD" ? reply.send() : reply.send(found.file.createReadStream());
  });
}

/** The photo of a boat that somebody shares with the caller. */
async function openSharedPhoto(database: Database, photos: PhotoStore, userId: string, name: string) {
  const owner = await database.asUser(userId, (db) => findOwnerOfPhoto(db, photoOfFile(name)));
  return owner && photos.open(owner, name);
}

async function putPhoto(
  request: FastifyRequest<{ Params: Record<string, string> }>,
  slot: PhotoSlot,
  { photos, database, signedIn }: PhotoServices,
): Promise<object> {
  const me = await caller(request, signedIn);
  const { id: userId } = me.account;
  const { params } = request;
  const operation = operationOf(request, slot);
  // why first: what has come since must not turn a photo whose answer was lost into a refusal, nor bring it back.
  const done = operation && (await database.asUser(userId, (db) => findDone<object>(db, operation)));
  if (done) return done;
  // why twice: nobody sends ten megabytes to learn that the row is not there; and it may go while they travel.
  const wanted = await database.asUser(userId, (db) => slot.find(db, me, params));
  if (!wanted) throw fail("INTROUVABLE");
  const { ownerId } = wanted;
  const url = await photos.save(ownerId, arrivingPhoto(request));
  const removeLater = (old: string | null) =>
    photos.remove(ownerId, old).catch((error) => request.log.warn({ err: error }, "a photo stays until the sweep"));
  try {
    const { row, unused } = await database.asUser(userId, async (db) => {
      // why the new one: sent twice at once, the other's photo is in its place.
      let unused: string | null = url;
      const put = async () => {
        const found = await slot.find(db, me, params);
        // why: handed over meanwhile, it would name a file that its new owner does not have.
        const updated = found?.ownerId === ownerId && (await slot.set(db, me, params, url));
        if (!updated) throw fail("INTROUVABLE");
        unused = found.url;
        return updated;
      };
      return { row: operation ? await once(db, operation, put) : await put(), unused };
    });
    await removeLater(unused);
    return row;
  } catch (error) {
    // why: a commit whose answer was lost may have been done. The nightly sweep takes a photo that no row names.
    if (databaseErrorCode(error) !== "INDISPONIBLE") await removeLater(url);
    throw error;
  }
}

/** The operation that a photo was sent with, if any. why without the photo: sent again, it is answered before it has arrived. */
function operationOf({ headers, params }: FastifyRequest, { call }: PhotoSlot) {
  const id = operationIdOf(headers["idempotency-key"]?.toString());
  return id && { id, call, input: params };
}

async function caller(request: FastifyRequest, signedIn: FindSignedIn) {
  const found = await signedIn(request);
  if (!found) throw fail("NON_CONNECTE");
  return found;
}
