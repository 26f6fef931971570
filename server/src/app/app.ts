import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import fastify, { type FastifyInstance } from "fastify";
import type { Auth } from "../accounts/auth.ts";
import { registerAuthRoutes } from "../accounts/entry/auth-routes.ts";
import { createHashTurns } from "../accounts/passwords/hash-turns.ts";
import { createThrottle } from "../accounts/passwords/throttle.ts";
import { cookiePrefix } from "../accounts/sessions/session-cookie.ts";
import { createReadToken, createSignedIn } from "../accounts/signed-in.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Turns } from "../database/turns.ts";
import type { EventHub } from "../events/hub.ts";
import { registerEventStream } from "../events/stream.ts";
import { registerDataExport, registerDataImport } from "../features/account/data/route.ts";
import { siteOf } from "../features/account/site.ts";
import { registerPaperFiles } from "../features/documents/routes.ts";
import { registerCalendarFeed } from "../features/maintenance/calendar/route.ts";
import { registerPhotos } from "../features/photos/routes.ts";
import type { FileStore } from "../files/file-store.ts";
import { registerAsking } from "../http/asking.ts";
import { answerBrokenRequest } from "../http/broken-request.ts";
import { ignoreExpectations } from "../http/expectation.ts";
import { explainError } from "../http/explain-error.ts";
import { registerHeaders } from "../http/headers.ts";
import { registerJsonBody } from "../http/json-body.ts";
import { BODY_LIMIT, registerLimits, UPLOADS_PER_MINUTE } from "../http/limits.ts";
import { type Bounds, registerLingering } from "../http/lingering.ts";
import { type LogStream, loggerOptions } from "../http/logger.ts";
import { registerOneClick } from "../http/one-click.ts";
import { createOpenBodies } from "../http/open-bodies.ts";
import { registerOriginCheck } from "../http/origin.ts";
import { registerSilentReaders, type Untaken } from "../http/silent-readers.ts";
import { type Patience, registerSlowBodies, SLOWEST_FILE_MS } from "../http/slow-bodies.ts";
import { plainTarget } from "../http/target.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { PhotoStore } from "../photos/store.ts";
import type { PushKeys } from "../push/keys.ts";
import type { PushTestService } from "../push/send.ts";
import type { Wake } from "../queue/jobs.ts";
import { errorBody, fail } from "../refusals.ts";
import { registerApi } from "./api.ts";
import { registerApiDocs } from "./api-docs.ts";
import { registerHealth } from "./health.ts";
import { type Leaving, registerLeaving } from "./leaving.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { photoSlots } from "./router.ts";
import { registerSearchEngines } from "./search-engines.ts";
import { registerSecurityContact } from "./security-contact.ts";
import { registerStaticFiles } from "./static-files.ts";

/** What tests set, and an operator has no use for. */
export interface AppOptions {
  /** Off in tests: the demo's pictures take a second of a processor. */
  drawDemo?: boolean;
  /** For tests, which call the nightly jobs themselves: one that takes over a minute would find rows gone that it looks at. */
  withoutNights?: boolean;
  /** A push service of a test's own, on this machine. */
  pushService?: PushTestService;
  /** Holds every answer against its schema: what a test sees is what the contract promises, and no field more. */
  judgeAnswers?: boolean;
  /** For tests: the files as slow, or as out of order, as they may be anywhere. */
  files?: (files: FileStore) => FileStore;
  webFolder?: string;
  logTo?: LogStream;
  /** Hears what a start does before there is a log. */
  tell?: (line: string) => void;
  slowestBodyMs?: number;
  patience?: Patience;
  lingering?: Bounds;
  untaken?: Partial<Untaken>;
  onRoute?: (route: { method: string | string[]; url: string }) => void;
}

export interface AppServices {
  config: Config;
  database: Database;
  turns: Turns;
  photos: PhotoStore;
  mailer: Mailer;
  pushKeys: PushKeys;
  wake: Wake;
  auth: Auth;
  hub: EventHub;
  leaving: Leaving;
  /** Only when METRICS_PORT asks for figures. */
  metrics?: Metrics | undefined;
  secret: string;
  publicUrl: string;
}

export async function createApp(services: AppServices, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config, database, turns, photos, mailer, pushKeys, wake, auth, hub, leaving, secret, publicUrl } = services;
  const secure = publicUrl.startsWith("https:");
  const cookieName = `${cookiePrefix(secure)}.session_token`;
  const app = fastify({
    logger: loggerOptions(config.LOG_LEVEL, options.logTo),
    genReqId: () => randomUUID().slice(0, 8),
    trustProxy: trustedProxies(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    requestTimeout: SLOWEST_FILE_MS,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: MOST_HEADER_BYTES },
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: ({ url = "/" }) => plainTarget(url),
    routerOptions: { maxParamLength: MOST_HEADER_BYTES },
  });
  const readToken = createReadToken(cookieName, secret);
  const signedIn = createSignedIn(database, readToken);

  app.setErrorHandler((error, request, reply) => {
    const explained = explainError(error, request, reply);
    return reply.status(explained.status).send(errorBody(explained));
  });
  const { onRoute } = options;
  if (onRoute) app.addHook("onRoute", (route) => onRoute(route));

  ignoreExpectations(app);
  registerLeaving(app, leaving);
  registerSlowBodies(app, options.patience);
  registerLingering(app, options.lingering);
  registerSilentReaders(app, options.untaken);
  services.metrics?.count(app);
  if (config.SLOW_STATEMENT_MS > 0) registerAsking(app);
  registerHeaders(app, secure);
  registerOriginCheck(app, config);
  await registerLimits(app, config, options.slowestBodyMs);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => {
    throw fail("INTROUVABLE");
  });
  registerJsonBody(app);
  registerOneClick(app);
  // why: below a few kilobytes an answer travels in one go as it is, and packing it would cost a tenth of the request.
  await app.register(compress, { threshold: 4_096, encodings: ["br", "gzip"], globalDecompression: false });
  registerHealth(app, database, leaving);
  registerAuthRoutes(app, {
    auth,
    database,
    throttle: createThrottle(database.login, config.RATE_LIMIT_FACTOR),
    hashTurns: createHashTurns(turns, config.RATE_LIMIT_FACTOR),
    secret,
    cookieName,
    browserCookie: `${cookiePrefix(secure)}.browser`,
    secure,
    signedIn,
    mailOn: mailer.isOn,
  });
  registerEventStream(app, hub, signedIn);
  registerCalendarFeed(app, database, publicUrl);
  registerApiDocs(app);
  const uploadsPerMinute = Math.ceil(UPLOADS_PER_MINUTE * config.RATE_LIMIT_FACTOR);
  const sending = { photos, database, signedIn, uploadsPerMinute, takePlace: createOpenBodies() };
  await registerPhotos(app, { ...sending, slots: photoSlots });
  await registerPaperFiles(app, sending);
  registerDataExport(app, { database, photos, signedIn, config });
  await registerDataImport(app, { database, photos, signedIn, uploadsPerMinute, dataDir: config.DATA_DIR, turns });
  const { judgeAnswers } = options;
  const called = { config, database, turns, photos, mailer, pushKeys, wake, publicUrl };
  registerApi(app, { ...called, readToken, signedIn, judgeAnswers });
  registerSearchEngines(app, publicUrl);
  registerSecurityContact(app, publicUrl, config.LEGAL_EMAIL);
  const filling = { origin: publicUrl, site: siteOf(config) };
  await registerStaticFiles(app, { folder: options.webFolder ?? config.WEB_DIST, filling, cookieName });
  return app;
}

const MOST_HEADER_BYTES = 16_384;

/** TRUST_PROXY: how many proxies are in front, or the addresses of those whose word about the client counts. */
function trustedProxies(value = "false"): false | string | ((address: string, hop: number) => boolean) {
  if (value === "false") return false;
  // why not Fastify's own `true`: that believes every word of the header, the visitor's too.
  const hops = value === "true" ? 1 : Number(value);
  return Number.isNaN(hops) ? value : (_address, hop) => hop < hops;
}
