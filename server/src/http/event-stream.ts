import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SignedIn } from "./account.ts";
import { fail } from "./errors.ts";
import type { EventHub, Listener } from "./event-hub.ts";

const HEARTBEAT_MS = 25_000;
const MOST_UNREAD_BYTES = 65_536;

/** `GET /api/evenements`: what changed in the caller's rows, as server-sent events, until the session ends. */
export function registerEventStream(
  app: FastifyInstance,
  hub: EventHub,
  signedIn: (request: FastifyRequest) => Promise<SignedIn | undefined>,
): void {
  app.get("/api/evenements", async (request, reply) => {
    const caller = await signedIn(request);
    if (!caller) throw fail("NON_CONNECTE");
    const { raw } = reply;
    const write = (text: string) => {
      raw.write(text);
      if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy(); // nobody reads it
    };
    const listener: Listener = {
      userId: caller.account.id,
      sessionId: caller.sessionId,
      send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
      close: () => raw.end(),
    };
    if (!hub.add(listener)) throw fail("TROP_DE_DEMANDES");
    reply.hijack();
    const headers = { ...reply.getHeaders(), "content-type": "text/event-stream", "x-accel-buffering": "no" };
    raw.writeHead(200, headers as Record<string, string>);
    write("retry: 1000\n\n");
    const heartbeat = setInterval(() => {
      if (new Date(caller.expiresAt) <= new Date()) listener.close();
      else write(": \n\n");
    }, HEARTBEAT_MS);
    raw.once("close", () => {
      clearInterval(heartbeat);
      hub.remove(listener);
    });
    return reply;
  });
}
