import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

export interface Bounds {
  totalMs: number;
  windowMs: number;
  windowBytes: number;
  mostBytes: number;
}

/** What is left of a body that is too large by far has come by then over a good link; who sends it slowly is not waited for. */
export const LINGERING: Bounds = { totalMs: 10_000, windowMs: 2_000, windowBytes: 4_000, mostBytes: 33_554_432 };
const LOOK_MS = 100;

/**
 * Whoever is answered while he still sends can read the answer: the rest of his body is taken and thrown away, so much of it, for so
 * long, and as long as it goes on coming. why: a connection that is closed while bytes lie there unread is reset, and browsers and
 * proxies that read once they have sent all then find no answer.
 */
export function registerLingering(app: FastifyInstance, bounds: Bounds = LINGERING): void {
  app.addHook("onSend", async ({ raw }, reply) => {
    const hasBody = raw.headers["content-length"] !== undefined || raw.headers["transfer-encoding"] !== undefined;
    // why before Node's own: that one closes the connection at once where its end was told.
    if (hasBody && !raw.complete) reply.raw.prependOnceListener("finish", () => throwAwayRest(raw, bounds));
  });
}

function throwAwayRest(raw: IncomingMessage, { totalMs, windowMs, windowBytes, mostBytes }: Bounds): void {
  const { socket } = raw;
  if (raw.complete || socket.destroyed) return;
  const begun = { at: performance.now(), bytes: socket.bytesRead };
  let looks = 0;
  let seen = begun.bytes;
  const look = () => {
    const isOver = performance.now() - begun.at >= totalMs || socket.bytesRead - begun.bytes >= mostBytes;
    if (isOver) return void socket.destroy();
    looks += 1;
    // why counted and not by the clock: while we stand still nobody's bytes arrive.
    if (looks % Math.ceil(windowMs / LOOK_MS) !== 0) return;
    if (socket.bytesRead - seen < windowBytes) socket.destroy();
    seen = socket.bytesRead;
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  const { destroySoon } = socket;
  let isToClose = false;
  // why `end`: he hears that nothing more will be said, and may still speak.
  socket.destroySoon = () => {
    isToClose = true;
    socket.end();
  };
  const stop = () => {
    clearInterval(timer);
    socket.destroySoon = destroySoon;
  };
  raw.once("close", stop).once("end", () => {
    stop();
    if (isToClose) socket.destroySoon();
  });
  raw.unpipe();
  raw.resume();
}
