import type { FastifyRequest } from "fastify";
import { invalidInput } from "../refusals.ts";

/**
 * What a call is given: its body, or for a read what follows the `?`, together with what its path names. A deletion may be given
 * either.
 */
export function inputOf({ method, params, query, body }: FastifyRequest): unknown {
  const named = params as Record<string, string>;
  const given = method === "GET" ? query : method === "DELETE" ? withQuery(body, query) : body;
  if (given === undefined) return named;
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  refuseOtherPath(named, given);
  return { ...given, ...named };
}

const withQuery = (body: unknown, query: unknown) =>
  body === undefined || (typeof body === "object" && body !== null && !Array.isArray(body))
    ? { ...versionOf(query), ...body }
    : body;

/** why nothing else: what is deleted, and its confirmation, stands in no address that is kept somewhere. */
function versionOf(query: unknown): object {
  const { version } = query as { version?: string };
  return version === undefined ? {} : { version };
}

/** `PATCH /bateaux/A` with `{"id": "B"}`: a call says one thing. */
function refuseOtherPath(named: Record<string, string>, given: object): void {
  for (const [name, value] of Object.entries(named))
    if (name in given && (given as Record<string, unknown>)[name] !== value)
      throw invalidInput([{ path: [name], message: "L’adresse en donne un autre." }]);
}
