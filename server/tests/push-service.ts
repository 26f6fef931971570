import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, randomUUID, verify } from "node:crypto";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { PushTestService } from "../src/push/send.ts";
import { ownCertificate } from "./own-certificate.ts";

const HOST = "push.bosco.test";

export interface Arrived {
  endpoint: string;
  headers: IncomingHttpHeaders;
  /** As the browser reads it. */
  text: string;
  claims: { aud: string; exp: number; sub: string };
}

export interface PushService {
  test: PushTestService;
  arrived: Arrived[];
  /** So many have connected to it, whether they said anything or not. */
  connections(): number;
  /** A browser that subscribes: what it gives to the page. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  stop(): Promise<void>;
}

type Answer = (response: ServerResponse, endpoint: string) => void;

/** A push service and the browsers behind it, by the protocol: who sends is proven, and what is sent is decrypted. */
export async function startPushService(
  answer: Answer = (response) => response.writeHead(201).end(),
): Promise<PushService> {
  const certificate = ownCertificate(HOST);
  const browsers = new Map<string, { pair: ReturnType<typeof createECDH>; auth: Buffer }>();
  const arrived: Arrived[] = [];
  const server = createServer(certificate, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const endpoint = `https://${HOST}${request.url}`;
    const browser = browsers.get(endpoint);
    if (!browser) return void response.writeHead(404).end();
    const text = decrypt(Buffer.concat(chunks), browser);
    arrived.push({ endpoint, headers: request.headers, text, claims: proven(request.headers.authorization ?? "") });
    answer(response, endpoint);
  });
  let connections = 0;
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    test: {
      ca: certificate.cert,
      port,
      resolve: (_host, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]),
      isAllowed: (address) => address === "127.0.0.1",
    },
    arrived,
    connections: () => connections,
    subscribe() {
      const endpoint = `https://${HOST}/send/${randomUUID()}`;
      const pair = createECDH("prime256v1");
      const p256dh = pair.generateKeys("base64url");
      const auth = randomBytes(16);
      browsers.set(endpoint, { pair, auth });
      return { endpoint, keys: { p256dh, auth: auth.toString("base64url") } };
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** RFC 8291 and RFC 8188, from the browser's side. */
function decrypt(body: Buffer, { pair, auth }: { pair: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  const derive = (material: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", material, with_, info, length));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: what the sender claims, once its signature is right. */
function proven(authorization: string): Arrived["claims"] {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  if (!verify("sha256", Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, "base64url")))
    throw new Error("a push that nobody has signed");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}
