import type { FastifyInstance } from "fastify";

/** A file that travels on is not hung up on before: Node's own end of any request. */
export const SLOWEST_FILE_MS = 7_200_000;
/** Everything else has arrived by then, whoever reads it or nobody. */
const SLOWEST_REQUEST_MS = 300_000;
/** Of a file so much has to come in each of these: a link at sea brings more, and who holds a connection open pays for it. */
const WINDOW_MS = 60_000;
const WINDOW_BYTES = 120_000;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Its body is a file, judged by its progress and not by how long it takes in all. */
    carriesFile?: true;
  }
}

export interface Patience {
  totalMs: number;
  windowMs: number;
  windowBytes: number;
}
const PATIENCE: Patience = { totalMs: SLOWEST_REQUEST_MS, windowMs: WINDOW_MS, windowBytes: WINDOW_BYTES };

/** Hangs up on bodies that do not arrive: of files on those that stand still, of others on those that take too long. */
export function registerSlowBodies(app: FastifyInstance, patience: Patience = PATIENCE): void {
  const { totalMs, windowMs, windowBytes } = patience;
  app.addHook("onRequest", async ({ raw, routeOptions }, reply) => {
    if (raw.headers["content-length"] === undefined && raw.headers["transfer-encoding"] === undefined) return;
    const begun = performance.now();
    let seen = raw.socket.bytesRead;
    const look = () => {
      // why not once it is answered: nobody reads the rest, and whoever is refused must not be heard for hours.
      const isFile = routeOptions.config.carriesFile && !reply.raw.writableEnded;
      const come = raw.socket.bytesRead - seen;
      seen += come;
      // why not what lies here unread: then it is we who are slow.
      const standsStill = come < windowBytes && raw.readableLength === 0;
      if (isFile ? standsStill : performance.now() - begun >= totalMs) raw.destroy();
    };
    const timer = setInterval(look, windowMs);
    timer.unref();
    raw.once("end", () => clearInterval(timer)).once("close", () => clearInterval(timer));
  });
}
