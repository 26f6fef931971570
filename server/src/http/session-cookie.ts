import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Session cookies of a site served over https can't be set or read by any other host. */
export function cookiePrefix(secure: boolean): string {
  return secure ? "__Host-bosco" : "bosco";
}

/** The session token a request carries: in its cookie (signed by the auth library), or as a bearer token. */
export function sessionToken(headers: IncomingHttpHeaders, cookieName: string, secret: string): string | undefined {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1];
  if (bearer) return bearer.includes(".") ? verified(decodeURIComponent(bearer), secret) : bearer;
  const cookie = readCookie(headers.cookie, cookieName);
  return cookie && verified(cookie, secret);
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const [key, value] = part.trim().split(/=(.*)/s);
    if (key !== name || !value) continue;
    try {
      return decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return undefined;
}

function verified(signed: string, secret: string): string | undefined {
  const dot = signed.lastIndexOf(".");
  const token = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return dot > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}
