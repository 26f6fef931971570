import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { restoreBackup } from "../src/backup/restore.ts";
import { sumsOfBackup, useBackups } from "../src/backup/test-restore.ts";
import { writeBackup } from "../src/backup/write-backup.ts";
import { aPdf, getFile, putPaper, withPaper } from "../src/features/documents/test-papers.ts";
import { openBucket } from "../src/files/bucket.ts";
import { connectBucket } from "../src/files/bucket-calls.ts";
import type { FileStore } from "../src/files/file-store.ts";
import { sweepPhotos } from "../src/jobs/sweep-photos.ts";
import { findBelonging } from "../src/photos/belonging.ts";
import { createPhotoStore } from "../src/photos/store.ts";
import { type BucketServer, openTestBucket, startBucketServer } from "./bucket-server.ts";
import { download, upload } from "./exports.ts";
import { putPhoto } from "./form-data.ts";
import { secretOf } from "./join.ts";
import { aPhoto } from "./pictures.ts";
import { aBoat } from "./sample-rows.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import { Visitor } from "./visitor.ts";

/** Two servers that share a database and a bucket, and nothing else. */
let bucket: BucketServer;
let files: FileStore;
let here: TestServer;
let there: TestServer;
const { pathOf, elsewhere } = useBackups();
beforeAll(async () => {
  bucket = await startBucketServer();
  files = (await openTestBucket(bucket)).files;
  here = await startTestServer(bucket.env);
  there = await startTestServer(bucket.env, { testDatabase: here.testDatabase });
});
afterEach(() => bucket.be("well"));
afterAll(async () => {
  await there?.stop();
  await here?.stop();
  await bucket.stop();
});

function onTheOther({ cookies, id, email }: Visitor): Visitor {
  const visitor = new Visitor(there.url);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return Object.assign(visitor, { id, email });
}
async function keysOf(folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list(folder)) keys.push(key);
  return keys.sort();
}
const onDisk = async ({ dataDir }: TestServer) =>
  (await readdir(join(dataDir, "photos"), { recursive: true })).filter((name) => name !== "arriving");
const AWAY = {
  code: "INDISPONIBLE",
  message:
    "Les photos et les papiers sont momentanément inaccessibles. Le reste de Bosco fonctionne. Réessayez dans un instant.",
  details: { reference: expect.any(String) },
};
const photoOf = async (visitor: Visitor, url: string) => {
  const answer = await fetch(visitor.url + url, { headers: { cookie: visitor.cookieHeader } });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** An owner with a boat, its photo, and a paper with its file. */
async function withFiles() {
  const found = await withPaper(here);
  const { photo_url } = (await putPhoto(found.owner, found.boat, await aPhoto())).body;
  await putPaper(found.owner, found.id, aPdf(800));
  return { ...found, photo_url };
}

describe("with two servers", () => {
  test("a photo and a paper that one has taken are shown by the other, and neither has them on its disk", async () => {
    const { owner, id, photo_url } = await withFiles();
    const other = onTheOther(owner);
    const shown = await photoOf(other, photo_url);
    expect([shown.status, shown.bytes.toString("latin1", 8, 12)]).toEqual([200, "WEBP"]);
    const paper = await getFile(other, id);
    expect([paper.status, paper.headers.get("content-length")]).toEqual([200, "800"]);
    expect(paper.bytes.equals(aPdf(800))).toBe(true);
    expect(await keysOf(owner.id)).toHaveLength(3);
    expect([await onDisk(here), await onDisk(there)]).toEqual([[], []]);
  });

  test("what one replaces or removes is gone for both", async () => {
    const { owner, boat, id, photo_url } = await withFiles();
    const other = onTheOther(owner);
    await putPaper(other, id, aPdf(900));
    expect((await getFile(owner, id)).bytes).toHaveLength(900);
    expect((await other.delete(`/api/bateaux/${boat}/photo`)).status).toBe(200);
    expect((await photoOf(owner, photo_url)).status).toBe(404);
    expect(await keysOf(owner.id)).toHaveLength(1);
  });

  test("a boat that is handed over takes its files along", async () => {
    const { owner, boat, id, photo_url } = await withFiles();
    const heir = await here.account({ pro: true });
    const { lien } = (await owner.post(`/api/bateaux/${boat}/ceder`, { email: heir.email })).body;
    const accepted = await onTheOther(heir).post("/api/partages/accepter", { jeton: secretOf(lien) });
    expect(accepted.status).toBe(200);
    expect((await getFile(heir, id)).bytes).toHaveLength(800);
    expect((await photoOf(heir, photo_url)).status).toBe(200);
    expect([await keysOf(owner.id), (await keysOf(heir.id)).length]).toEqual([[], 3]);
  });

  test("an account that goes takes its files along, those in the trash too", async () => {
    const { owner } = await withFiles();
    await files.put(`trash/${owner.id}/old`, Buffer.from("x"));
    const removed = await onTheOther(owner).call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
    expect(removed.status).toBe(200);
    expect([await keysOf(owner.id), await keysOf(`trash/${owner.id}`)]).toEqual([[], []]);
  });

  test("an export has the files, and brings them back on the other server", async () => {
    const { owner, id } = await withFiles();
    const zip = await download(owner);
    expect(Object.keys(unzipSync(zip)).filter((name) => /^(photos|papiers)\//.test(name))).toHaveLength(2);
    const heir = onTheOther(await here.account({ pro: true }));
    expect((await upload(heir, zip)).body).toMatchObject({ success: true, papiers: 1 });
    expect(await keysOf(heir.id)).toHaveLength(3);
    expect((await heir.get("/api/documents")).body).toHaveLength(1);
    expect((await getFile(owner, id)).status).toBe(200);
  });
});

describe("with a bucket that is away", () => {
  test("files are answered 503 in French, rows go on, and no row changes by half", async () => {
    const { owner, boat, id, photo_url } = await withFiles();
    const rows = async () => [(await owner.get("/api/documents")).body, (await owner.get("/api/bateaux")).body];
    const before = await rows();
    bucket.be("away");
    const shown = await owner.get(photo_url);
    expect([shown.status, shown.body, shown.headers.get("retry-after")]).toEqual([503, AWAY, "5"]);
    expect((await getFile(owner, id)).status).toBe(503);
    expect(await putPaper(owner, id, aPdf(900))).toEqual({ status: 503, body: AWAY });
    expect(await putPhoto(owner, boat, await aPhoto())).toEqual({ status: 503, body: AWAY });
    expect((await owner.post("/api/inventaire", { bateau_id: boat, nom: "Sel", categorie: null })).status).toBe(201);
    bucket.be("well");
    expect(await rows()).toEqual(before);
    expect((await getFile(owner, id)).bytes).toHaveLength(800);
    expect(await keysOf(owner.id)).toHaveLength(3);
  });

  test("a file that breaks off on its way does not pass for a whole one", async () => {
    const { owner, id } = await withFiles();
    await putPaper(owner, id, aPdf(300_000));
    bucket.be("cut short");
    await expect(getFile(owner, id)).rejects.toThrow();
  });

  test("a server starts, and says so", async () => {
    bucket.be("away");
    const told: string[] = [];
    const late = await startTestServer(bucket.env, {
      testDatabase: here.testDatabase,
      tell: (line) => void told.push(line),
    });
    expect(told.join("\n")).toMatch(/Bosco starts, but the bucket bosco of .+ can't be reached/);
    const owner = await late.account({ pro: true });
    const { id } = (await owner.post("/api/bateaux", aBoat())).body;
    expect((await putPhoto(owner, id, await aPhoto())).status).toBe(503);
    bucket.be("well");
    expect((await putPhoto(owner, id, await aPhoto())).status).toBe(200);
    await late.stop();
  });

  test("and one whose key is refused does not start", async () => {
    const wrong = { ...bucket.env, S3_SECRET_ACCESS_KEY: "another" };
    await expect(startTestServer(wrong, { testDatabase: here.testDatabase })).rejects.toThrow(/S3_SECRET_ACCESS_KEY/);
  });
});

describe("the night", () => {
  const DAY_MS = 86_400_000;
  const sweep = (days: number) =>
    sweepPhotos(
      { database: here.database, photos: createPhotoStore({ DATA_DIR: there.dataDir }, files) },
      new Date(Date.now() + days * DAY_MS),
    );

  test("takes what no row names, keeps it for thirty days, and knows whose the files are", async () => {
    const { owner, id } = await withFiles();
    const orphan = `${owner.id}/${"a".repeat(32)}.webp`;
    await files.put(orphan, Buffer.from("x"));
    await sweep(0);
    expect(await keysOf(owner.id)).toContain(orphan);
    await sweep(1);
    expect(await keysOf(owner.id)).toHaveLength(3);
    expect(await keysOf("trash")).toEqual([`trash/${orphan}`]);
    await sweep(29);
    expect(await keysOf("trash")).toHaveLength(1);
    await sweep(31);
    expect(await keysOf("trash")).toEqual([]);
    expect((await getFile(owner, id)).status).toBe(200);
    const { isOurs, mark } = await findBelonging(here.database, files);
    expect([isOurs, mark]).toEqual([true, `${bucket.env.S3_ENDPOINT}/bosco/photos/database-id`]);
  });

  test("takes nothing from a bucket of another database", async () => {
    const other = await elsewhere("seeded");
    const stranger = await startTestServer({}, { testDatabase: other.database });
    const photos = createPhotoStore({ DATA_DIR: stranger.dataDir }, files);
    await expect(sweepPhotos({ database: stranger.database, photos })).rejects.toMatchObject({
      code: "PHOTOS_OF_ANOTHER_DATABASE",
    });
    await stranger.stop();
    await other.database.drop();
  });
});

test("a backup has the files of the bucket, and puts them back into another one", async () => {
  await withFiles();
  const path = pathOf("whole");
  const { connection } = here.testDatabase;
  const written = await writeBackup({ connection, files }, path);
  expect(written.files).toBeGreaterThanOrEqual(3);
  const { settings } = await openTestBucket(bucket);
  const second = openBucket(await connectBucket(settings), settings, { folder: "second" });
  const { database, target } = await elsewhere("empty");
  await restoreBackup({ ...target, files: second }, path);
  const again = pathOf("again");
  await writeBackup({ connection: database.connection, files: second }, again);
  expect((await sumsOfBackup(again)).files).toEqual((await sumsOfBackup(path)).files);
  await rm(again);
  await database.drop();
});
