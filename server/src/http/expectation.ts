import type { FastifyInstance } from "fastify";

/**
 * Answers a request that expects what no server knows (`Expect: x`) as if it expected nothing, as RFC 9110, 10.1.1 allows.
 * why: Node refuses it by itself with an empty 417, past our headers and error format.
 */
export function ignoreExpectations(app: FastifyInstance): void {
  app.server.on("checkExpectation", (request, reply) => app.server.emit("request", request, reply));
}
