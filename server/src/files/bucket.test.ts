import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type BucketServer, openTestBucket, startBucketServer } from "../../tests/bucket-server.ts";
import { StartError } from "../start-error.ts";
import { openBucket } from "./bucket.ts";
import { type BucketCalls, connectBucket } from "./bucket-calls.ts";
import type { FileStore } from "./file-store.ts";
import { FilesAway } from "./files-away.ts";
import { knockAtBucket } from "./knock.ts";
import type { Bucket } from "./open-files.ts";
import { putInParts } from "./put-in-parts.ts";
import { sumOfBytes } from "./sum-of.ts";
import { promisesOfFiles } from "./test-file-store.ts";
import { wholeStream } from "./whole-stream.ts";

let server: BucketServer;
let bucket: Bucket;
let calls: BucketCalls;
let files: FileStore;
/** The same without the patience: for a bucket from which no answer comes at all. */
let hasty: FileStore;
beforeAll(async () => {
  server = await startBucketServer();
  bucket = await openTestBucket(server);
  calls = await connectBucket(bucket.settings);
  files = bucket.files;
  hasty = openBucket(await connectBucket(bucket.settings, { answerMs: 2_000 }), bucket.settings, { folder: "photos" });
});
afterEach(() => server.be("well"));
afterAll(() => server.stop());

promisesOfFiles("a bucket", () => bucket.files);

const owner = () => crypto.randomUUID();
const streamOf = (bytes: Buffer) => ({ stream: Readable.from([bytes]), size: bytes.length });

describe("nobody else reads what is in a bucket", () => {
  test("nothing that is sent says that they may", async () => {
    const key = `${owner()}/a`;
    server.asked.length = 0;
    await files.put(key, Buffer.from("x"));
    await files.put(key, streamOf(Buffer.from("x")));
    await files.move(key, `trash/${key}`);
    expect(server.asked.map(({ line }) => line.split(" ")[0])).toEqual(["PUT", "PUT", "PUT", "DELETE"]);
    for (const { headers } of server.asked)
      expect(Object.keys(headers).filter((name) => /acl|grant/.test(name))).toEqual([]);
  });

  test("an address without a key gets nothing, and neither does another key", async () => {
    const key = `${owner()}/a`;
    await files.put(key, Buffer.from("x"));
    expect((await fetch(`${files.place}/${key}`)).status).toBe(403);
    const stranger = await openTestBucket({ env: { ...server.env, S3_SECRET_ACCESS_KEY: "another" } });
    await expect(stranger.files.get(key)).rejects.toMatchObject({ name: "FilesAway", status: 403 });
  });
});

describe("a bucket that is away", () => {
  test.each(["away", "silent", "failing"] as const)(
    "%s: every step says so in time, and nothing is changed",
    async (mood) => {
      const key = `${owner()}/a`;
      await files.put(key, Buffer.from("old"));
      server.be(mood);
      const asked = mood === "silent" ? hasty : files;
      const content = streamOf(Buffer.from("new"));
      const steps = [
        () => asked.put(key, Buffer.from("new")),
        () => asked.put(key, content),
        () => asked.get(key),
        () => asked.stat(key),
        () => asked.delete(key),
        () => asked.deleteAll(key.split("/")[0] ?? ""),
        () => asked.move(key, `trash/${key}`),
        () => asked.list("").next(),
      ];
      for (const step of steps) await expect(step(), String(step)).rejects.toThrow(FilesAway);
      expect(content.stream.destroyed).toBe(true);
      server.be("well");
      const found = await files.get(key);
      expect(found && (await buffer(found.content)).toString()).toBe("old");
    },
  );

  test("goes away while a file comes: whoever reads it is told, and takes no half for the whole", async () => {
    const key = `${owner()}/a`;
    await files.put(key, randomBytes(200_000));
    server.be("cut short");
    const found = await files.get(key);
    await expect(buffer(found?.content as Readable)).rejects.toThrow(FilesAway);
  });

  test("or is another one: no file of it passes for one that is not there", async () => {
    const other = openBucket(calls, { ...bucket.settings, bucket: "nowhere" }, { folder: "photos" });
    await expect(other.get("a")).rejects.toThrow(FilesAway);
    await expect(other.list("").next()).rejects.toThrow(FilesAway);
  });
});

test("a reader who leaves ends the call, and a slow one gets all of it", async () => {
  const key = `${owner()}/a`;
  const bytes = randomBytes(2_000_000);
  await files.put(key, bytes);
  const left = await files.get(key);
  left?.content.destroy();
  const slow = await connectBucket(bucket.settings, { answerMs: 10_000 });
  const found = await openBucket(slow, bucket.settings, { folder: "photos" }).get(key);
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  expect((await buffer(found?.content as Readable)).equals(bytes)).toBe(true);
});

describe("a file that is too large for one call", () => {
  const target = (key: string) => ({ Bucket: bucket.settings.bucket, Key: `photos/${key}` });
  const chunks = (bytes: Buffer) =>
    Readable.from(Array.from({ length: 20 }, (_, n) => bytes.subarray(n * 1e6, (n + 1) * 1e6)));
  const bytes = randomBytes(20_000_000);

  test("is put in parts, and whole", async () => {
    const key = `${owner()}/large`;
    server.asked.length = 0;
    await putInParts(calls, target(key), {
      bytes: wholeStream(chunks(bytes), bytes.length, () => {}),
      size: bytes.length,
    });
    expect(server.asked.filter(({ line }) => /partNumber=/.test(line))).toHaveLength(2);
    const found = await files.get(key);
    expect(await sumOfBytes(found?.content ?? Readable.from([]))).toBe(await sumOfBytes(Readable.from([bytes])));
  });

  test("is not there when it ends early", async () => {
    const key = `${owner()}/large`;
    const size = bytes.length + 1;
    const put = putInParts(calls, target(key), { bytes: wholeStream(chunks(bytes), size, () => {}), size });
    await expect(put).rejects.toThrow("came with 20000000");
    expect(await files.stat(key)).toBeUndefined();
  });
});

describe("a start", () => {
  const knock = (more: Partial<BucketServer["env"]> = {}) =>
    openTestBucket({ env: { ...server.env, ...more } }).then(knockAtBucket);

  test("finds a bucket ready, and leaves nothing there", async () => {
    expect(await knock()).toBeUndefined();
    expect(await files.stat("probe")).toBeUndefined();
  });

  test.each([
    ["a key that is wrong", { S3_SECRET_ACCESS_KEY: "another" }],
    ["a bucket that is not there", { S3_BUCKET: "nowhere" }],
  ])("refuses %s, by the names of the settings", async (_, more) => {
    const refused = await knock(more).catch((error) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(refused.message).toMatch(/Check S3_BUCKET, S3_ACCESS_KEY_ID/);
    expect(refused.message).not.toContain("another");
  });

  test("refuses a key that may write and not read", async () => {
    server.be("write only");
    await expect(knock()).rejects.toThrow(/AccessDenied.+ that this key may read, write, delete and list there/);
  });

  test("refuses one that anybody may read", async () => {
    server.be("open to all");
    await expect(knock()).rejects.toThrow(/Anybody can read what is in the bucket bosco .+ make it private/);
  });

  test("says of one that does not answer that it does not", async () => {
    server.be("away");
    expect(await knock()).toMatch(
      /^the bucket bosco of http:.+ can't be reached \(.+\): photos and papers are answered 503/,
    );
  });
});
