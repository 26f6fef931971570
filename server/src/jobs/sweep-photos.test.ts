import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { putPhoto } from "../../tests/form-data.ts";
import { aPhoto } from "../../tests/pictures.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { startTestServer, useTestServer } from "../../tests/test-server.ts";
import { eraseAccount } from "../accounts/erasure/erase-account.ts";
import { DEMO_ID } from "../demo-account.ts";
import { openFolder } from "../files/folder.ts";
import { findBelonging } from "../photos/belonging.ts";
import { createPhotoStore } from "../photos/store.ts";
import { DEMO_PICTURES, drawDemoPictures } from "../seed/demo-pictures.ts";
import { sweepPhotos } from "./sweep-photos.ts";

const server = useTestServer();

const folder = (...path: string[]) => join(server.dataDir, "photos", ...path);
const DAY_MS = 86_400_000;
const longAgo = new Date(Date.now() - 7_200_000);

const sweep = (now = new Date(), { database, dataDir } = server) =>
  sweepPhotos({ database, photos: createPhotoStore({ DATA_DIR: dataDir }) }, now);

async function leave(...path: string[]) {
  await mkdir(folder(...path.slice(0, -1)), { recursive: true });
  await writeFile(folder(...path), "left behind");
  await utimes(folder(...path), longAgo, longAgo);
}

test("the sweep removes old files that no row names, and nothing else", async () => {
  const owner = await server.account();
  const { id } = (await owner.post("/api/bateaux", aBoat())).body;
  const { photo_url } = (await putPhoto(owner, id, await aPhoto())).body;
  for (const name of await readdir(folder(owner.id))) await utimes(folder(owner.id, name), longAgo, longAgo);
  const orphan = `${"a".repeat(32)}.webp`;
  await leave(owner.id, orphan);
  await leave("arriving", "cut-short");
  await writeFile(folder("arriving", "under-way"), "arriving now");

  expect(await sweep()).toBe(2);
  expect(await readdir(folder(owner.id))).not.toContain(orphan);
  expect(await readdir(folder("arriving"))).toEqual(["under-way"]);
  expect((await owner.get(photo_url)).status).toBe(200);
  expect((await owner.get(photo_url.replace(".webp", "-carte.webp"))).status).toBe(200);
});

test("N16: what is swept can be brought back for thirty days, unless its owner was erased", async () => {
  const owner = await server.account();
  const orphan = `${"b".repeat(32)}.webp`;
  await leave(owner.id, orphan);
  await sweep();
  expect(await readdir(folder("trash", owner.id))).toEqual([orphan]);
  await sweep(new Date(Date.now() + 29 * DAY_MS));
  expect(await readdir(folder("trash", owner.id))).toEqual([orphan]);
  await sweep(new Date(Date.now() + 31 * DAY_MS));
  expect(await readdir(folder("trash", owner.id))).toEqual([]);

  await leave(owner.id, orphan);
  await sweep();
  await leave(owner.id, orphan);
  await server.database.asSystem((db) => eraseAccount(db, owner.id, "demande"));
  await sweep();
  for (const place of [folder(), folder("trash")]) expect(await readdir(place)).not.toContain(owner.id);
});

describe("N16: the photos of another database", () => {
  const orphans = (n: number) =>
    Promise.all(Array.from({ length: n }, (_, i) => leave(randomUUID(), `${i.toString(16).padStart(32, "0")}.webp`)));
  const kept = async () => (await readdir(folder())).filter((name) => /^[0-9a-f-]{36}$/.test(name)).length;

  test("stay when most of them look lost", async () => {
    await orphans(30);
    const before = await kept();
    await expect(sweep()).rejects.toMatchObject({ code: "MOST_PHOTOS_UNKNOWN" });
    expect(await kept()).toBe(before);
  });

  test("stay when the folder says whose it is, and the start says so aloud", async () => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const other = await startTestServer({ DATA_DIR: server.dataDir, LOG_LEVEL: "error" }, { logTo });
    expect(lines.join("")).toContain("belong to another database");
    const before = await kept();
    await expect(sweep(new Date(), other)).rejects.toMatchObject({ code: "PHOTOS_OF_ANOTHER_DATABASE" });
    expect(await kept()).toBe(before);
    await other.stop();
  });

  test("are not taken for one's own where nothing says whose they are and no owner is known", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "bosco-photos-"));
    const files = openFolder(dataDir);
    const photoOf = (id: string) => files.put(`${id}/${"c".repeat(32)}.webp`, Buffer.from("x"));
    await photoOf(randomUUID());
    // why: the demo has the same id everywhere.
    await photoOf(DEMO_ID);
    expect((await findBelonging(server.database, files)).isOurs).toBe(false);
    await photoOf((await server.account()).id);
    expect((await findBelonging(server.database, files)).isOurs).toBe(true);
    await rm(dataDir, { recursive: true });
  });
});

test("an account's photos go together", async () => {
  const owner = await server.account();
  const { id } = (await owner.post("/api/bateaux", aBoat())).body;
  const { photo_url } = (await putPhoto(owner, id, await aPhoto())).body;
  await createPhotoStore({ DATA_DIR: server.dataDir }).removeAll(owner.id);
  expect((await owner.get(photo_url)).status).toBe(404);
  expect(await readdir(folder())).not.toContain(owner.id);
});

test("the demo's boats have pictures of our own, drawn again when a visitor took them away", async () => {
  const photos = createPhotoStore({ DATA_DIR: server.dataDir });
  const rows = await server.database.asSystem((db) =>
    db.selectFrom("bateaux").select("photo_url").where("user_id", "=", DEMO_ID).orderBy("nom").execute(),
  );
  expect(rows.map(({ photo_url }) => photo_url)).toEqual([
    DEMO_PICTURES.korrigan,
    DEMO_PICTURES.macareux,
    DEMO_PICTURES.petrel,
  ]);
  await drawDemoPictures(photos);
  await photos.remove(DEMO_ID, DEMO_PICTURES.petrel);
  await drawDemoPictures(photos);
  expect(await readdir(folder(DEMO_ID))).toHaveLength(6);
});
