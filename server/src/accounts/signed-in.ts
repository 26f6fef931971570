import type { FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import { findSignedIn, type SignedIn } from "./account.ts";
import { sessionToken } from "./sessions/session-cookie.ts";

export type FindSignedIn = (request: FastifyRequest) => Promise<SignedIn | undefined>;

/** Who makes a request, looked up once a request however often it is asked. */
export function createSignedIn(database: Database, cookieName: string, secret: string): FindSignedIn {
  const found = new WeakMap<FastifyRequest, Promise<SignedIn | undefined>>();
  return (request) => {
    const known = found.get(request);
    if (known) return known;
    const token = sessionToken(request.headers, cookieName, secret);
    const lookUp = token ? findSignedIn(database, token) : Promise.resolve(undefined);
    found.set(request, lookUp);
    return lookUp;
  };
}
