import { OpenAPIHandler } from "@orpc/openapi/fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { router } from "../router.ts";
import type { SignedIn } from "./account.ts";
import { errorBody, explainError, fail } from "./errors.ts";

export interface ApiServices {
  config: Config;
  database: Database;
  signedIn: (request: FastifyRequest) => Promise<SignedIn | undefined>;
}

/** The contract, mounted below `/api`. Fastify has read and limited the body; oRPC finds the call and judges the input. */
export function registerApi(app: FastifyInstance, { config, database, signedIn }: ApiServices): void {
  const handler = new OpenAPIHandler(router, {
    interceptors: [({ next, context }) => next().catch((error) => Promise.reject(context.explain(error)))],
    customErrorResponseBodyEncoder: errorBody,
  });
  app.all("/api/*", async (request, reply) => {
    const operationId = request.headers["idempotency-key"];
    const context = {
      config,
      database,
      explain: (error: unknown) => explainError(error, request),
      signedIn: () => signedIn(request),
      operationId: typeof operationId === "string" ? operationId : undefined,
    };
    const { matched } = await handler.handle(request, reply, { prefix: "/api", context });
    if (!matched) throw fail("INTROUVABLE");
  });
}
