import type { FastifyRequest } from "fastify";

/** The part of the auth library's answers that Bosco reads. */
export interface AuthAnswer {
  code?: string;
  token?: string | null | undefined;
  session?: { token?: string };
  user?: { id: string };
}

/**
 * An answer as this caller may see it. A script in a page never reads a session token, which the cookie keeps from it; a
 * program that is no browser asks for one, to use it as a bearer token, with the header `x-bosco-jeton: 1` at sign-in. With
 * a GET a browser may say nothing of itself, so a session that is only looked up shows none to anybody.
 */
export function forCaller(request: FastifyRequest, { token, session, ...answer }: AuthAnswer): AuthAnswer {
  const { origin, "sec-fetch-site": site, "x-bosco-jeton": asked } = request.headers;
  const mayRead = asked === "1" && request.method === "POST" && origin === undefined && site === undefined;
  const { token: _kept, ...shown } = session ?? {};
  return { ...answer, ...(session && { session: shown }), ...(mayRead && { token }) };
}
