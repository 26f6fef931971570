import type { FastifyServerOptions } from "fastify";
import type { Config } from "../config.ts";

/** Where logs go when not to standard output. */
export interface LogStream {
  write(line: string): void;
}

/** Structured logs. No header, body, cookie or query ever reaches them, so no secret can. */
export function loggerOptions(level: Config["LOG_LEVEL"], stream?: LogStream): FastifyServerOptions["logger"] {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({
        id: request.id,
        method: request.method,
        // why: what stands behind any of these may be a secret, whatever the route makes of it.
        path: request.url?.split(/[?#;]/)[0],
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: (error: Error & { code?: string; constraint?: string }) => ({
        type: error.name,
        message: "",
        code: error.code ?? "",
        constraint: error.constraint,
        stack: framesOf(error),
      }),
    },
  };
}

/** Where it happened. The message is left out: PostgreSQL and the mail server quote what they were given. */
function framesOf(error: Error): string {
  const lines = error.stack?.split("\n") ?? [];
  return lines.filter((line) => /^\s+at /.test(line)).join("\n");
}
