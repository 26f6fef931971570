import { Readable } from "node:stream";
import { dayIn } from "@bosco/domain";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuseOldSignIn } from "../../../accounts/recent-sign-in.ts";
import { refuseDemo } from "../../../accounts/refuse-demo.ts";
import type { FindSignedIn } from "../../../accounts/signed-in.ts";
import { operationIdOf } from "../../../api/operations.ts";
import type { Config } from "../../../config.ts";
import type { Database } from "../../../database/database.ts";
import type { Turns } from "../../../database/turns.ts";
import type { PhotoStore } from "../../../photos/store.ts";
import { fail } from "../../../refusals.ts";
import { exportData } from "./export.ts";
import { arrivingExport, IMPORT_LIMITS, keepArriving } from "./import/arriving.ts";
import { createImportGate } from "./import/gate.ts";
import { importData } from "./import/import-data.ts";

interface ImportOptions {
  uploadsPerMinute: number;
  /** Where the file waits while it arrives. */
  dataDir: string;
  turns: Turns;
}

interface Services {
  database: Database;
  photos: PhotoStore;
  signedIn: FindSignedIn;
}

/** `POST /api/profils_utilisateur/donnees`: an export comes back, as the one file of a form. */
export async function registerDataImport(app: FastifyInstance, services: Services & ImportOptions): Promise<void> {
  const { database, photos, signedIn, uploadsPerMinute, dataDir, turns } = services;
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: IMPORT_LIMITS });
    const rateLimit = { max: uploadsPerMinute, timeWindow: 60_000 };
    const gate = createImportGate(turns);
    scope.post("/api/profils_utilisateur/donnees", { config: { rateLimit, carriesFile: true } }, async (request) => {
      const account = (await signedIn(request))?.account;
      if (!account) throw fail("NON_CONNECTE");
      refuseDemo(account);
      const content = arrivingExport(request);
      const operationId = operationIdOf(request.headers["idempotency-key"]?.toString());
      const tell = (error: unknown) => request.log.warn({ err: error }, "files stay until the sweep");
      const imported = await gate.admit(account.id, () =>
        keepArriving(dataDir, content, (path) =>
          gate.inTurn(() => importData(path, { account, database, photos, operationId, tell })),
        ),
      );
      return { success: true, message: "Données importées", ...imported };
    });
  });
}

/**
 * `GET /api/profils_utilisateur/donnees`: everything of the caller's, as one zip that is made while it is sent. `HEAD` tells
 * beforehand whether it would be given, since a page can't see how a download ends.
 */
export function registerDataExport(app: FastifyInstance, services: Services & { config: Config }): void {
  const { database, photos, signedIn, config } = services;
  const path = "/api/profils_utilisateur/donnees";
  const admit = async (request: FastifyRequest) => {
    const caller = await signedIn(request);
    if (!caller) throw fail("NON_CONNECTE");
    refuseOldSignIn(caller, config);
    return caller;
  };
  app.head(path, async (request, reply) => {
    await admit(request);
    return reply.type("application/zip").send();
  });
  app.get(path, { exposeHeadRoute: false, compress: false }, async (request, reply) => {
    const caller = await admit(request);
    const chunks = exportData({ database, photos, ...caller });
    // why: the first part is made before the answer starts, so that a failure is answered as one.
    const first = await chunks.next();
    const name = `bosco-${dayIn(new Date(), "Europe/Paris")}.zip`;
    return reply
      .type("application/zip")
      .header("content-disposition", `attachment; filename="${name}"`)
      .send(Readable.from(rest(first, chunks), { objectMode: false }));
  });
}

async function* rest(first: IteratorResult<Uint8Array>, chunks: AsyncGenerator<Uint8Array>) {
  if (!first.done) yield first.value;
  yield* chunks;
}
