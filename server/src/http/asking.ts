import type { FastifyInstance } from "fastify";
import { askedBy } from "../database/asked-by.ts";

/** Every statement of a request is known by the request's number, whoever sends it. */
export function registerAsking(app: FastifyInstance): void {
  // why not sooner: a body is read by another hand, and whatever follows it would be nobody's.
  app.addHook("preHandler", (request, _reply, done) => askedBy.run(request.id, done));
}
