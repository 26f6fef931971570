import type { FastifyServerOptions } from "fastify";
import type { Config } from "../config.ts";

/** Structured logs on standard output. No header, body, cookie or query ever reaches them, so no secret can. */
export function loggerOptions(level: Config["LOG_LEVEL"]): FastifyServerOptions["logger"] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({
        id: request.id,
        method: request.method,
        path: request.url?.split("?")[0],
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error) => ({ type: error.name, message: "", code: error.code, stack: error.stack ?? "" }),
    },
  };
}
