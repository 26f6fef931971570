import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { fail } from "../refusals.ts";

const CHANGES = new Set(["POST", "PUT", "PATCH", "DELETE"]);
const LOOPBACK = /^(localhost|127\.0\.0\.1|::1|\[::1\])(:\d+)?$/;

/** Every write, on every route, comes from Bosco's own pages or from no page at all. */
export function registerOriginCheck(app: FastifyInstance, config: Pick<Config, "PUBLIC_URL" | "HOST">): void {
  app.addHook("onRequest", async (request) => {
    if (CHANGES.has(request.method) && !isOwnOrigin(request.headers, config)) throw fail("ORIGINE_REFUSEE");
  });
}

/** The address people open Bosco under, for links and cookies. */
export function publicUrl(config: Pick<Config, "PUBLIC_URL">, port: number): string {
  return config.PUBLIC_URL ?? `http://localhost:${port}`;
}

/**
 * Whether a write comes from Bosco's own pages, or from a program that is no browser. With PUBLIC_URL the origin must be
 * that one; without it, the one the request was sent to — on loopback, by a loopback name only (no DNS rebinding).
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, config: Pick<Config, "PUBLIC_URL" | "HOST">): boolean {
  const site = headers["sec-fetch-site"];
  if (site === "cross-site" || site === "same-site") return false;
  const { origin, host = "" } = headers;
  if (origin === undefined) return true;
  if (config.PUBLIC_URL) return origin === config.PUBLIC_URL;
  if (LOOPBACK.test(config.HOST) && !LOOPBACK.test(host)) return false;
  return origin === `http://${host}` || origin === `https://${host}`;
}
