import { EVERYTHING_EVENT, HEARTBEAT_EVENT } from "@bosco/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { FindSignedIn } from "../accounts/signed-in.ts";
import { visitorAddress } from "../http/visitor.ts";
import { fail, invalidInput } from "../refusals.ts";
import type { EventHub, Listener } from "./hub.ts";

const HEARTBEAT_MS = 25_000;
const MOST_UNREAD_BYTES = 65_536;
const PATIENCE_MS = 1_000;
const LAST_WORDS_MS = 2_000;

const query = z.object({ depuis: z.coerce.number("Un nombre de millisecondes est attendu.").min(0).optional() });

function readSince(request: FastifyRequest): number | undefined {
  const given = query.safeParse(request.query);
  if (!given.success) throw invalidInput(given.error.issues);
  return given.data.depuis;
}

/**
 * `GET /api/evenements`: what changed in the caller's rows, as server-sent events, until the session ends. With `?depuis=`,
 * so many milliseconds before it opened count too.
 */
export function registerEventStream(app: FastifyInstance, hub: EventHub, signedIn: FindSignedIn): void {
  // why: a HEAD would open a stream that nobody can read.
  app.get("/api/evenements", { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await signedIn(request);
    if (!caller) throw fail("NON_CONNECTE");
    const { account, sessionId, expiresAt } = caller;
    const since = readSince(request);
    const { raw } = reply;
    let patience: NodeJS.Timeout | undefined;
    const write = (text: string) => {
      if (raw.writableEnded) return;
      raw.write(text);
      if (raw.writableLength > MOST_UNREAD_BYTES && !patience)
        patience = setTimeout(dropSilentReader, PATIENCE_MS).unref();
    };
    // why: after a moment, since a burst of changes is more than that too, to a reader that does read.
    const dropSilentReader = () => {
      patience = undefined;
      if (raw.writableLength > MOST_UNREAD_BYTES) raw.destroy();
    };
    const listener: Listener = {
      userId: account.id,
      sessionId,
      quota: account.est_demo ? sessionId : account.id,
      address: visitorAddress(request),
      send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
      close: () => {
        raw.end();
        setTimeout(() => raw.destroy(), LAST_WORDS_MS).unref();
      },
    };
    hub.add(listener);
    reply.hijack();
    raw.on("error", () => {}); // a reader that left
    reply.headers({ "content-type": "text/event-stream", "x-accel-buffering": "no" });
    raw.writeHead(200, reply.getHeaders() as Record<string, string>);
    write("retry: 1000\n\n");
    const missed = since === undefined ? [] : hub.missed(account.id, since);
    if (missed === "everything") write(`event: ${EVERYTHING_EVENT}\ndata: {}\n\n`);
    else for (const table of missed) listener.send({ table, id: null, op: "UPDATE" });
    const heartbeat = setInterval(() => {
      if (new Date(expiresAt) <= new Date()) listener.close();
      // why: an event and not a comment, which a page could not hear.
      else write(`event: ${HEARTBEAT_EVENT}\ndata: {}\n\n`);
    }, HEARTBEAT_MS);
    raw.once("close", () => {
      clearInterval(heartbeat);
      hub.remove(listener);
    });
    return reply;
  });
}
