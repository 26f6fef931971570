import rateLimit from "@fastify/rate-limit";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { fail } from "./errors.ts";

export const BODY_LIMIT = 1_048_576;
/** Photos travel over slow links at sea; everything else is small. */
export const SLOWEST_REQUEST_MS = 300_000;
const SLOWEST_BODY_MS = 15_000;
const REQUESTS_PER_MINUTE = 600;

/** Rate limits, load shedding, and an end to bodies that trickle in. */
export async function registerLimits(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 1_500,
    maxEventLoopUtilization: 0,
    pressureHandler: () => {
      throw fail("INDISPONIBLE");
    },
    exposeStatusRoute: false,
  });
  await app.register(rateLimit, {
    max: Math.ceil(REQUESTS_PER_MINUTE * config.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    allowList: (request) => !request.url.startsWith("/api/"),
    errorResponseBuilder: () => fail("TROP_DE_DEMANDES"),
  });
  app.addHook("onRequest", async (request) => {
    if (request.headers["content-type"]?.startsWith("multipart/")) return;
    if (request.method === "GET" || request.method === "HEAD") return;
    const timer = setTimeout(() => request.raw.destroy(), SLOWEST_BODY_MS);
    request.raw.once("close", () => clearTimeout(timer)).once("end", () => clearTimeout(timer));
  });
}
