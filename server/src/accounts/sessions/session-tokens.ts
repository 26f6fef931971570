import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../database/database.ts";
import { SESSION_SECONDS } from "../auth.ts";
import { sendCookie, sessionToken, signToken } from "./session-cookie.ts";
import { storedForms, storedToken } from "./stored-token.ts";

interface SessionServices {
  database: Database;
  cookieName: string;
  secret: string;
  secure: boolean;
}

export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  seconds: number,
  { cookieName, secret, secure }: Omit<SessionServices, "database">,
): void {
  sendCookie(reply, cookieName, signToken(token, secret), seconds, secure);
}

/** Ends the session this request came with: whoever signs in anew in a browser leaves no older session behind in it. */
export async function endSession(request: FastifyRequest, services: SessionServices): Promise<void> {
  const { database, cookieName, secret } = services;
  const token = sessionToken(request.headers, cookieName, secret);
  if (token) await database.login.deleteFrom("auth_sessions").where("token", "in", storedForms(token)).execute();
}

/** Gives this request's session a new token, so that a copy of the old one opens nothing any more. */
export async function renewToken(
  request: FastifyRequest,
  reply: FastifyReply,
  services: SessionServices,
): Promise<string | undefined> {
  const { database, cookieName, secret } = services;
  const old = sessionToken(request.headers, cookieName, secret);
  if (!old) return undefined;
  const token = randomBytes(24).toString("base64url");
  const own = database.login.updateTable("auth_sessions").where("token", "in", storedForms(old));
  await own.set({ token: storedToken(token) }).execute();
  setSessionCookie(reply, token, SESSION_SECONDS, services);
  return token;
}
