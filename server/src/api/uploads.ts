import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FindSignedIn } from "../accounts/signed-in.ts";
import type { Database } from "../database/database.ts";
import { databaseErrorCode } from "../database/error-code.ts";
import { type Arriving, arrivingFile, type UploadKind, uploadLimits } from "../photos/upload.ts";
import { fail } from "../refusals.ts";
import { findDone, once, operationIdOf } from "./operations.ts";
import type { UploadSlot } from "./upload-slot.ts";

/** One kind of file: what of it is accepted, and where it is kept. */
export interface Keeper<Kept> {
  kind: UploadKind;
  save(ownerId: string, arriving: Arriving): Promise<Kept>;
  remove(ownerId: string, kept: Kept | null): Promise<void>;
}

export interface UploadServices {
  database: Database;
  signedIn: FindSignedIn;
  uploadsPerMinute: number;
}

type Asked = { Params: Record<string, string>; Querystring: Record<string, unknown> };
type UploadRequest = FastifyRequest<Asked>;

/** `PUT` for every slot of one kind of file. */
export async function registerUploads<Kept>(
  app: FastifyInstance,
  slots: readonly UploadSlot<Kept>[],
  keeper: Keeper<Kept>,
  services: UploadServices,
): Promise<void> {
  // why: inside its own plugin, forms are read by these routes and refused by all others.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: uploadLimits(keeper.kind) });
    const rateLimit = { max: services.uploadsPerMinute, timeWindow: 60_000 };
    for (const slot of slots)
      scope.put<Asked>(`/api${slot.path}`, { config: { rateLimit, carriesFile: true } }, (request) =>
        putFile(request, slot, keeper, services),
      );
  });
}

async function putFile<Kept>(
  request: UploadRequest,
  slot: UploadSlot<Kept>,
  keeper: Keeper<Kept>,
  { database, signedIn }: UploadServices,
): Promise<object> {
  const me = await signedIn(request);
  if (!me) throw fail("NON_CONNECTE");
  const { id: userId } = me.account;
  const { params, query } = request;
  const operation = operationOf(request, slot);
  // why first: what has come since must not turn a file whose answer was lost into a refusal, nor bring it back.
  const done = operation && (await database.asUser(userId, (db) => findDone<object>(db, operation)));
  if (done) return done;
  // why twice: nobody sends ten megabytes to learn that the row is not there; and it may go while they travel.
  const wanted = await database.asUser(userId, (db) => slot.find(db, me, params, query));
  if (!wanted) throw fail("INTROUVABLE");
  const { ownerId } = wanted;
  const kept = await keeper.save(ownerId, arrivingFile(request, keeper.kind));
  const removeLater = (old: Kept | null) =>
    keeper.remove(ownerId, old).catch((error) => request.log.warn({ err: error }, "a file stays until the sweep"));
  try {
    const { row, unused } = await database.asUser(userId, async (db) => {
      // why the new one: sent twice at once, the other's file is in its place.
      let unused: Kept | null = kept;
      const put = async () => {
        const found = await slot.find(db, me, params, query);
        // why: handed over meanwhile, it would name a file that its new owner does not have.
        const updated = found?.ownerId === ownerId && (await slot.set(db, me, params, kept));
        if (!updated) throw fail("INTROUVABLE");
        unused = found.held;
        return updated;
      };
      return { row: operation ? await once(db, operation, put) : await put(), unused };
    });
    await removeLater(unused);
    return row;
  } catch (error) {
    // why: a commit whose answer was lost may have been done. The nightly sweep takes a file that no row names.
    if (databaseErrorCode(error) !== "INDISPONIBLE") await removeLater(kept);
    throw error;
  }
}

/** The operation that a file was sent with, if any. why without the file: sent again, it is answered before it has arrived. */
function operationOf({ headers, params }: UploadRequest, { call }: { call: string }) {
  const id = operationIdOf(headers["idempotency-key"]?.toString());
  return id && { id, call, input: params };
}
