import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const HEADER =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/;

/** Whether a request is signed as AWS says in 'Signature Version 4', and its body is the one that was signed, if it was. */
export function isSignedWith(secret: string, { method, url = "", headers }: IncomingMessage, body: Buffer): boolean {
  const [, day = "", region = "", signed = "", signature] = HEADER.exec(headers.authorization ?? "") ?? [];
  const payload = String(headers["x-amz-content-sha256"]);
  if (signature === undefined || (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body))) return false;
  const [path, query = ""] = url.split("?");
  const sorted = (query ? query.split("&") : [])
    .map((one) => (one.includes("=") ? one : `${one}=`))
    .sort()
    .join("&");
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, sorted, lines.join(""), signed, payload].join("\n");
  const moment = String(headers["x-amz-date"]);
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, "s3", "aws4_request"].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${sha256(canonical)}`).toString("hex") === signature;
}
