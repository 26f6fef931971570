import { createHash } from "node:crypto";

/** What is stored of a secret that an address ends with: enough to know it again, not enough to write it down. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
