import { MEANT_USER_HEADER } from "@bosco/contract/headers";
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import { findSignedIn, type SignedIn } from "./account.ts";
import { sessionToken } from "./sessions/session-cookie.ts";

export type FindSignedIn = (request: FastifyRequest) => Promise<SignedIn | undefined>;

/** The session token of a request, if it carries one that we have signed. */
export type ReadToken = (request: FastifyRequest) => string | undefined;

export const createReadToken =
  (cookieName: string, secret: string): ReadToken =>
  ({ headers }) =>
    sessionToken(headers, cookieName, secret);

/** Whom the page that sends a request believes signed in; programs don't say. */
export function meantUser({ headers }: Pick<FastifyRequest, "headers">): string | undefined {
  const meant = headers[MEANT_USER_HEADER];
  return typeof meant === "string" ? meant : undefined;
}

/** Who makes a request, looked up once a request however often it is asked. */
export function createSignedIn(database: Database, readToken: ReadToken): FindSignedIn {
  const found = new WeakMap<FastifyRequest, Promise<SignedIn | undefined>>();
  return (request) => {
    const known = found.get(request);
    if (known) return known;
    const token = readToken(request);
    const meant = meantUser(request);
    const lookUp = (token ? findSignedIn(database, token) : Promise.resolve(undefined)).then((caller) =>
      meant === undefined || caller?.account.id === meant ? caller : undefined,
    );
    found.set(request, lookUp);
    return lookUp;
  };
}
