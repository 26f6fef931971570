import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import S3rver from "@20minutes/s3rver";
import { readConfig } from "../src/config.ts";
import { type Bucket, findBucket } from "../src/files/open-files.ts";
import { isSignedWith } from "./request-signature.ts";

type Mood = "well" | "away" | "silent" | "failing" | "cut short" | "open to all" | "write only";

/** Bosco's own settings of it. */
type BucketEnv = Record<"S3_ENDPOINT" | "S3_BUCKET" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY", string>;

export interface BucketServer {
  /** For a server of Bosco's whose files are to be there. */
  env: BucketEnv;
  /** What was asked of it, such as `PUT /bosco/photos/a`, with the headers. */
  asked: { line: string; headers: IncomingMessage["headers"] }[];
  /** How it is from now on. */
  be(mood: Mood): void;
  stop(): Promise<void>;
}

const BUCKET = "bosco";
const KEY_ID = "BOSCOTEST";
const SECRET = "a secret of the tests' own";

/**
 * A bucket of somebody else's make (s3rver). What stands before it does what real ones do and s3rver does not: nobody reads without
 * a signature that is right, and what did not arrive whole is no file.
 */
export async function startBucketServer(): Promise<BucketServer> {
  const folder = await mkdtemp(join(tmpdir(), "bosco-bucket-"));
  const s3rver = new S3rver({
    ...{ address: "127.0.0.1", port: 0, silent: true, directory: folder },
    ...{ vhostBuckets: false, configureBuckets: [{ name: BUCKET }] },
  });
  const { port } = await s3rver.run();
  const asked: BucketServer["asked"] = [];
  const sockets = new Set<Socket>();
  let mood: Mood = "well";

  const front = createServer(async (incoming, answer) => {
    asked.push({ line: `${incoming.method} ${incoming.url}`, headers: incoming.headers });
    if (mood === "silent") return;
    if (mood === "failing") return refuse(answer, 500, "InternalError");
    // why: a sender who leaves has sent nothing.
    const body = await buffer(incoming).catch(() => undefined);
    if (!body || body.length !== Number(incoming.headers["content-length"] ?? body.length)) return;
    const isSigned = isSignedWith(SECRET, incoming, body);
    if (!isSigned && mood !== "open to all")
      return refuse(answer, 403, incoming.headers.authorization ? "SignatureDoesNotMatch" : "AccessDenied");
    const isFile = incoming.url?.split("?", 1)[0] !== `/${BUCKET}/`;
    if (mood === "write only" && incoming.method === "GET" && isFile) return refuse(answer, 403, "AccessDenied");
    pass({ incoming, body, port }, answer, mood === "cut short");
  });
  front.on("connection", (socket) => {
    if (mood === "away") return void socket.destroy();
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    asked,
    be(next) {
      mood = next;
      if (next === "away") cutAll();
    },
    async stop() {
      const closed = new Promise((resolve) => front.close(resolve));
      cutAll();
      await closed;
      await s3rver.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The bucket as Bosco has it by those settings. */
export async function openTestBucket({ env }: Pick<BucketServer, "env">): Promise<Bucket> {
  const bucket = await findBucket(readConfig(env));
  if (!bucket) throw new Error("no bucket is configured");
  return bucket;
}

function refuse(answer: ServerResponse, status: number, code: string) {
  answer.writeHead(status, { "content-type": "application/xml" });
  answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

interface Passed {
  incoming: IncomingMessage;
  body: Buffer;
  port: number;
}

function pass({ incoming, body, port }: Passed, answer: ServerResponse, cutShort: boolean) {
  const { method, url: path, headers } = incoming;
  // why: the signature has been judged, and s3rver knows no key of ours.
  const { expect: _expect, authorization: _judged, ...passed } = headers;
  // why marked: what has no such header it takes for a browser's, and answers as a site.
  const marked = { ...passed, "x-amz-request-payer": "requester" };
  const behind = request({ host: "127.0.0.1", port, method, path, headers: marked }, async (its) => {
    const content = await buffer(its).catch(() => Buffer.of());
    answer.writeHead(its.statusCode ?? 500, its.headers);
    if (!cutShort) return void answer.end(content);
    answer.write(content.subarray(0, content.length / 2));
    setTimeout(() => answer.destroy(), 50);
  });
  behind.on("error", () => answer.destroy());
  behind.end(body);
}
