import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { fail } from "../refusals.ts";

const STOP = "/api/rappels/arret";
const FIELD = "List-Unsubscribe";
const PRESSED = "One-Click";
const MOST_BYTES = 1_000;

/**
 * RFC 8058: a mail program stops the reminders by a form of this one field, sent to the address in the mail, which ends with the
 * secret. It is the one form that Bosco reads. A mail program that knows no such press opens the address: it is shown the page with
 * the button, since a look, by a machine above all, changes nothing.
 */
export function registerOneClick(app: FastifyInstance): void {
  // why patterns: where files are uploaded, their own parser of one of these types stands before.
  for (const type of [/^application\/x-www-form-urlencoded/i, /^multipart\/form-data/i])
    app.addContentTypeParser(type, async (request: FastifyRequest, payload: IncomingMessage) => {
      if (request.routeOptions.url !== STOP) throw fail("TYPE_NON_ACCEPTE");
      const fields = await readForm(await readBody(payload), request.headers["content-type"] ?? "");
      if (fields.length !== 1 || fields[0]?.[0] !== FIELD || fields[0][1] !== PRESSED) throw fail("ENTREE_INVALIDE");
      const { jeton } = request.query as { jeton?: unknown };
      return { jeton };
    });

  app.get<{ Querystring: { jeton?: unknown } }>(STOP, async ({ query: { jeton } }, reply) => {
    const secret = typeof jeton === "string" ? `?jeton=${encodeURIComponent(jeton)}` : "";
    return reply.redirect(`/rappels/arret${secret}`, 303);
  });
}

async function readBody(payload: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // why kept: what is too long is answered, and a body that is destroyed takes its connection with it.
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw fail("TROP_GRAND");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The fields of either kind of form, in order. */
async function readForm(body: Buffer, type: string): Promise<[string, unknown][]> {
  const form = new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  return form.then(
    (fields) => [...fields],
    () => [],
  );
}
