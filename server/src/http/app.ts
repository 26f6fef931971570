import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { Auth } from "../auth/auth.ts";
import { createThrottle } from "../auth/throttle.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { findSignedIn, type SignedIn } from "./account.ts";
import { registerApi } from "./api.ts";
import { registerApiDocs } from "./api-docs.ts";
import { registerAuthRoutes } from "./auth-routes.ts";
import { errorBody, explainError, fail } from "./errors.ts";
import type { EventHub } from "./event-hub.ts";
import { registerEventStream } from "./event-stream.ts";
import { registerHeaders } from "./headers.ts";
import { registerHealth } from "./health.ts";
import { BODY_LIMIT, registerLimits, SLOWEST_REQUEST_MS } from "./limits.ts";
import { loggerOptions } from "./logger.ts";
import { isOwnOrigin } from "./origin.ts";
import { cookiePrefix, sessionToken } from "./session-cookie.ts";
import { registerStaticFiles } from "./static-files.ts";

export interface AppServices {
  config: Config;
  database: Database;
  auth: Auth;
  hub: EventHub;
  secret: string;
  publicUrl: string;
}

const CHANGES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

export async function createApp(services: AppServices): Promise<FastifyInstance> {
  const { config, database, auth, hub, secret, publicUrl } = services;
  const secure = publicUrl.startsWith("https:");
  const cookieName = `${cookiePrefix(secure)}.session_token`;
  const app = fastify({
    logger: loggerOptions(config.LOG_LEVEL),
    genReqId: () => randomUUID().slice(0, 8),
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    requestTimeout: SLOWEST_REQUEST_MS,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
  });

  const found = new WeakMap<FastifyRequest, Promise<SignedIn | undefined>>();
  function signedIn(request: FastifyRequest) {
    const token = sessionToken(request.headers, cookieName, secret);
    const lookUp = found.get(request) ?? (token ? findSignedIn(database, token) : Promise.resolve(undefined));
    found.set(request, lookUp);
    return lookUp;
  }

  app.setErrorHandler((error, request, reply) => {
    const explained = explainError(error, request);
    if (explained.status === 503) reply.header("retry-after", "5");
    return reply.status(explained.status).send(errorBody(explained));
  });
  app.setNotFoundHandler(() => {
    throw fail("INTROUVABLE");
  });
  app.addHook("onRequest", async (request) => {
    if (CHANGES.has(request.method) && !isOwnOrigin(request.headers, config)) throw fail("ORIGINE_REFUSEE");
  });
  // why: a body sent as text/plain is how a foreign page posts without asking; only the types we read are taken.
  app.removeContentTypeParser("text/plain");

  await registerHeaders(app, secure);
  await registerLimits(app, config);
  await app.register(compress, { threshold: 1_024, encodings: ["br", "gzip"] });
  registerHealth(app, database);
  registerAuthRoutes(app, {
    auth,
    database,
    throttle: createThrottle(database.login, config.RATE_LIMIT_FACTOR),
    secret,
    cookieName,
    browserCookie: `${cookiePrefix(secure)}.browser`,
    secure,
    signedIn,
  });
  registerEventStream(app, hub, signedIn);
  registerApiDocs(app);
  registerApi(app, { config, database, signedIn });
  await registerStaticFiles(app);
  return app;
}

/** TRUST_PROXY: `true`, or the addresses of the proxies whose word about the client counts. */
function trustedProxies(value = "false"): boolean | string {
  return value === "true" || (value !== "false" && value);
}
