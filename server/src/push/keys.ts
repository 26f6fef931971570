import { createECDH, createPrivateKey, type KeyObject } from "node:crypto";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { keptValue } from "../database/kept-value.ts";

/** Who this server is to push services (RFC 8292): a pair of keys, and how its operator is reached. */
export interface PushKeys {
  /** What browsers subscribe with: the point, uncompressed, in base64url. */
  publicKey: string;
  privateKey: KeyObject;
  subject: string;
}

/** Made once and kept in the database: with another pair every subscription would be lost. */
export async function keptPushKeys(database: Database, config: Config, publicUrl: string): Promise<PushKeys> {
  const scalar = await keptValue(database, "vapid_key", newScalar);
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(scalar, "base64url");
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const privateKey = createPrivateKey({
    key: { kty: "EC", crv: "P-256", d: Buffer.from(scalar, "base64url").toString("base64url"), x, y },
    format: "jwk",
  });
  return { publicKey: point.toString("base64url"), privateKey, subject: subjectOf(config, publicUrl) };
}

function newScalar(): string {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // why padded: a scalar may begin with zeros, which are left out here and belong into the key.
  return Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
}

/** Where a push service writes when something is wrong with what it is sent. */
function subjectOf({ LEGAL_EMAIL, MAIL_FROM }: Config, publicUrl: string): string {
  if (LEGAL_EMAIL) return `mailto:${LEGAL_EMAIL}`;
  if (publicUrl.startsWith("https:")) return publicUrl;
  return `mailto:${/<([^>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}
