import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { setCookie } from "@orpc/server/helpers";
import type { FastifyReply } from "fastify";

/** Session cookies of a site served over https can't be set or read by any other host. */
export function cookiePrefix(secure: boolean): string {
  return secure ? "__Host-bosco" : "bosco";
}

/** The session token a request carries: in its cookie (signed by the auth library), or as a bearer token. */
export function sessionToken(headers: IncomingHttpHeaders, cookieName: string, secret: string): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  if (bearer) return bearer.includes(".") ? verified(decoded(bearer), secret) : bearer;
  return verified(readCookie(headers.cookie, cookieName), secret);
}

/** The value of the first cookie of that name. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const sent = header?.split(";").find((pair) => pair.trimStart().startsWith(`${name}=`));
  return sent && decoded(sent.slice(sent.indexOf("=") + 1).trim());
}

/** A cookie that no script reads and no other site sends along. */
export function sendCookie(reply: FastifyReply, name: string, value: string, maxAge: number, secure: boolean): void {
  const headers = new Headers();
  setCookie(headers, name, value, { maxAge, httpOnly: true, sameSite: "lax", secure });
  reply.header("set-cookie", headers.getSetCookie());
}

/** A token as the session cookie holds it. */
export function signToken(token: string, secret: string): string {
  return `${token}.${createHmac("sha256", secret).update(token).digest("base64")}`;
}

function verified(signed: string | undefined, secret: string): string | undefined {
  if (!signed) return undefined;
  const token = signed.slice(0, signed.lastIndexOf("."));
  const given = Buffer.from(signed);
  const expected = Buffer.from(signToken(token, secret));
  return token && given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
