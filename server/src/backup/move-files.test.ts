import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BucketServer, openTestBucket, startBucketServer } from "../../tests/bucket-server.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/test-database.ts";
import { startTestServer } from "../../tests/test-server.ts";
import type { FileStore } from "../files/file-store.ts";
import { openFolder } from "../files/folder.ts";
import { moveFiles } from "./move-files.ts";

let bucketServer: BucketServer;
let bucket: FileStore;
let dataDir: string;
let folder: FileStore;
let database: TestDatabase;
const content = new Map<string, Buffer>();
beforeAll(async () => {
  bucketServer = await startBucketServer();
  bucket = (await openTestBucket(bucketServer)).files;
  dataDir = await mkdtemp(join(tmpdir(), "bosco-move-"));
  folder = openFolder(dataDir);
  database = await createTestDatabase();
  const user = crypto.randomUUID();
  for (let n = 0; n < 9; n += 1) content.set(`${user}/${n}.webp`, randomBytes(1_000 + n));
  content.set(`trash/${user}/old.webp`, randomBytes(10));
  content.set("database-id", Buffer.from("of this database\n"));
});
beforeEach(async () => {
  bucketServer.be("well");
  for (const place of [bucket, folder]) for (const key of await keysOf(place)) await place.delete(key);
  for (const [key, bytes] of content) await folder.put(key, bytes);
});
afterAll(async () => {
  await database.drop();
  await bucketServer.stop();
  await rm(dataDir, { recursive: true });
});

async function keysOf(place: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of place.list("")) keys.push(key);
  return keys.sort();
}
const all = () => [...content.keys()].sort();
async function expectAllIn(place: FileStore) {
  expect(await keysOf(place)).toEqual(all());
  for (const [key, bytes] of content) {
    const found = await place.get(key);
    expect(found && (await buffer(found.content)).equals(bytes)).toBe(true);
  }
}
const move = (from: FileStore, to: FileStore) => {
  const told: string[] = [];
  const { connection } = database;
  return moveFiles({ connection, from, to }, (line) => told.push(line)).then((moved) => ({ moved, told }));
};

describe("photos and papers are moved", () => {
  test("into the bucket and back, every one of them, byte for byte", async () => {
    expect((await move(folder, bucket)).moved).toBe(true);
    await expectAllIn(bucket);
    expect(await keysOf(folder)).toEqual([]);
    const { moved, told } = await move(bucket, folder);
    expect([moved, told.at(-1)]).toEqual([
      true,
      expect.stringMatching(/^Moved 11 files from http.+; the sha256 of each/),
    ]);
    await expectAllIn(folder);
    expect(await keysOf(bucket)).toEqual([]);
  });

  test("though one goes wrong on its way: it is told by name, nothing is taken away, and the next time all is well", async () => {
    const [damaged = ""] = all().slice(3);
    const careless: FileStore = {
      ...bucket,
      put(key, sent) {
        if (key !== damaged) return bucket.put(key, sent);
        if ("stream" in sent) sent.stream.destroy();
        return bucket.put(key, Buffer.from("damaged"));
      },
    };
    await expect(move(folder, careless)).rejects.toThrow(
      `1 files are not in ${bucket.place} as they were sent: ${damaged}`,
    );
    await expectAllIn(folder);
    const { told } = await move(folder, bucket);
    expect(told[0]).toBe("Copied 1 files; 10 were there already.");
    await expectAllIn(bucket);
  });

  test("after a break in the middle: what is there already is not sent again", async () => {
    let sent = 0;
    const breaking: FileStore = {
      ...bucket,
      put: (key, one) => {
        sent += 1;
        if (sent > 4) bucketServer.be("away");
        return bucket.put(key, one);
      },
    };
    await expect(move(folder, breaking)).rejects.toMatchObject({ name: "FilesAway" });
    await expectAllIn(folder);
    bucketServer.be("well");
    const { told } = await move(folder, bucket);
    expect(told[0]).toMatch(/^Copied \d files; [4-9] were there already\.$/);
    await expectAllIn(bucket);
  });

  test("only to be copied while a server runs, which goes on from where it was", async () => {
    const server = await startTestServer({}, { testDatabase: database });
    const { moved, told } = await move(folder, bucket);
    expect([moved, told.at(-1)]).toEqual([
      false,
      expect.stringContaining("stop every server, then run this command again"),
    ]);
    await expectAllIn(folder);
    await expectAllIn(bucket);
    await server.stop();
    expect((await move(folder, bucket)).moved).toBe(true);
    expect(await keysOf(folder)).toEqual([]);
  });

  test("not into the place of another database's", async () => {
    await bucket.put("database-id", Buffer.from("of another\n"));
    await expect(move(folder, bucket)).rejects.toThrow(/has the files of another database/);
    await expectAllIn(folder);
    expect(await keysOf(bucket)).toEqual(["database-id"]);
  });
});
