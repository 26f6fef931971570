import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { fail } from "../refusals.ts";
import { isApiRoute } from "./api-route.ts";
import { visitorAddress } from "./visitor.ts";

export const BODY_LIMIT = 1_048_576;
const SLOWEST_BODY_MS = 15_000;
/** The average is taken over so many: a machine that stands still for a second or two is not one that has too much to do. */
const TURNS_MEASURED = 3;
const REQUESTS_PER_MINUTE = 600;
/** Each takes a second of a processor. */
export const UPLOADS_PER_MINUTE = 20;

type Limits = Pick<Config, "RATE_LIMIT_FACTOR" | "SLOWEST_TURN_MS">;

/** Rate limits, load shedding, and an end to bodies that trickle in. */
export async function registerLimits(
  app: FastifyInstance,
  { RATE_LIMIT_FACTOR, SLOWEST_TURN_MS }: Limits,
  slowestBodyMs = SLOWEST_BODY_MS,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: SLOWEST_TURN_MS,
    maxEventLoopUtilization: 0,
    sampleInterval: TURNS_MEASURED * SLOWEST_TURN_MS,
    // why the API alone: a page's files cost next to nothing, and a page that lacks one of them is lost.
    pressureHandler: (request) => {
      if (isApiRoute(request)) throw fail("INDISPONIBLE");
    },
    exposeStatusRoute: false,
  });
  await app.register(rateLimit, {
    max: Math.ceil(REQUESTS_PER_MINUTE * RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: visitorAddress,
    allowList: (request) => !isApiRoute(request),
    errorResponseBuilder: () => fail("TROP_DE_DEMANDES"),
  });
  app.addHook("preParsing", async (request, _reply, payload) => {
    if (request.headers["content-type"]?.startsWith("multipart/")) return payload;
    const timer = setTimeout(() => {
      // why: an error on the stream ends the reading with an answer; without a reader there is nobody to tell.
      if (!request.raw.complete && payload.listenerCount("error") > 0)
        payload.emit("error", fail("DEMANDE_TROP_LENTE"));
    }, slowestBodyMs);
    timer.unref();
    request.raw.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer));
    return payload;
  });
}
