import { OpenAPIHandler } from "@orpc/openapi/fastify";
import type { FastifyInstance } from "fastify";
import type { FindSignedIn } from "../accounts/signed-in.ts";
import { refuseOtherPath } from "../api/path-fields.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { explainError } from "../http/explain-error.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { PhotoStore } from "../photos/store.ts";
import { errorBody, fail } from "../refusals.ts";
import { router } from "./router.ts";

export interface ApiServices {
  config: Config;
  database: Database;
  photos: PhotoStore;
  mailer: Mailer;
  signedIn: FindSignedIn;
}

/** The contract, mounted below `/api`. Fastify has read and limited the body; oRPC finds the call and judges the input. */
export function registerApi(app: FastifyInstance, { config, database, photos, mailer, signedIn }: ApiServices): void {
  const handler = new OpenAPIHandler(router, {
    interceptors: [({ next, context }) => next().catch((error) => Promise.reject(context.explain(error)))],
    clientInterceptors: [
      ({ next, procedure, input, context: { asked } }) => {
        refuseOtherPath(procedure["~orpc"].route.path, asked, input);
        return next();
      },
    ],
    customErrorResponseBodyEncoder: errorBody,
  });
  app.addHook("onSend", async (_request, reply) => {
    // why: a proxy that gathers an answer before it passes it on makes a stream of it pointless.
    if (reply.getHeader("content-type") === "text/event-stream") reply.header("x-accel-buffering", "no");
  });
  app.all("/api/*", async (request, reply) => {
    const operationId = request.headers["idempotency-key"];
    const context = {
      config,
      database,
      photos,
      mailer,
      // why not the parameter: it is decoded, and a `%2F` within a step would look like the end of it.
      asked: request.url.replace(/^\/api|[?#].*$/gs, ""),
      explain: (error: unknown) => explainError(error, request, reply),
      signedIn: () => signedIn(request),
      operationId: typeof operationId === "string" ? operationId : undefined,
    };
    // why: oRPC would read the address as it was typed, and find another call in it than the one the route let through.
    Object.assign(request.raw, { originalUrl: request.url });
    const { matched } = await handler.handle(request, reply, { prefix: "/api", context });
    if (!matched) throw fail("INTROUVABLE");
  });
}
