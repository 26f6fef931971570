import type { FastifyRequest } from "fastify";

/**
 * Whether the API answers, by the route that was found and never by the address as it was typed. What no route answers is
 * treated as strictly.
 */
export function isApiRoute({ is404, routeOptions: { url } }: Pick<FastifyRequest, "is404" | "routeOptions">): boolean {
  return is404 || url === undefined || url.startsWith("/api/");
}
