import { ECDH } from "node:crypto";

const UNCOMPRESSED = 65;

/** Whether a browser's key is a point of the curve that messages can be encrypted to. */
export function isUsablePoint(p256dh: string): boolean {
  try {
    const point = Buffer.from(p256dh, "base64url");
    return point.length === UNCOMPRESSED && ECDH.convertKey(point, "prime256v1").length > 0;
  } catch {
    return false;
  }
}
