import { sign } from "node:crypto";
import type { PushKeys } from "./keys.ts";

/** RFC 8292 allows a day at most. */
const HOURS = 12;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Who sends this, for one push service alone (RFC 8292). */
export function authorization({ publicKey, privateKey, subject }: PushKeys, endpoint: string, now: Date): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + HOURS * 3_600,
    sub: subject,
  };
  const signed = `${encode({ typ: "JWT", alg: "ES256" })}.${encode(claims)}`;
  const signature = sign("sha256", Buffer.from(signed), { key: privateKey, dsaEncoding: "ieee-p1363" });
  return `vapid t=${signed}.${signature.toString("base64url")}, k=${publicKey}`;
}
