import { email } from "@bosco/domain";
import type { FastifyInstance } from "fastify";
import { fail } from "../refusals.ts";

const PATH = "/.well-known/security.txt";
const DAY_MS = 86_400_000;
/** RFC 9116: less than a year, so that nobody writes to who is long gone. */
const GOOD_FOR_DAYS = 180;

/**
 * Where to tell of a weakness (RFC 9116): the operator's address of the legal pages. A server whose operator gives none has
 * nothing to say here.
 */
export function registerSecurityContact(app: FastifyInstance, origin: string, legalEmail: string | undefined): void {
  const contact = email.safeParse(legalEmail);
  app.get(PATH, async (_request, reply) => {
    if (!contact.success) throw fail("INTROUVABLE");
    // why by the day: whoever asks twice is told the same.
    const expires = new Date((Math.floor(Date.now() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS).toISOString();
    const lines = [
      `Contact: mailto:${encodeURIComponent(contact.data).replace("%40", "@")}`,
      `Expires: ${expires}`,
      "Preferred-Languages: fr, en",
      `Canonical: ${origin}${PATH}`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}
