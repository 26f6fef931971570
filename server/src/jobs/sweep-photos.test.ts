import { mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { putPhoto } from "../../tests/form-data.ts";
import { aPhoto } from "../../tests/pictures.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";
import { DEMO_ID } from "../auth/demo.ts";
import { createPhotoStore } from "../photos/store.ts";
import { DEMO_PICTURES, drawDemoPictures } from "../seed/demo-pictures.ts";
import { sweepPhotos } from "./sweep-photos.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const folder = (...path: string[]) => join(server.dataDir, "photos", ...path);
const longAgo = new Date(Date.now() - 7_200_000);

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

  const photos = createPhotoStore({ DATA_DIR: server.dataDir });
  expect(await server.database.asSystem((db) => sweepPhotos(db, photos))).toBe(2);
  expect(await readdir(folder(owner.id))).not.toContain(orphan);
  expect(await readdir(folder("arriving"))).toEqual(["under-way"]);
  expect((await owner.get(photo_url)).status).toBe(200);
  expect((await owner.get(photo_url.replace(".webp", "-carte.webp"))).status).toBe(200);
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
  expect(rows.map(({ photo_url }) => photo_url)).toEqual([DEMO_PICTURES.korrigan, DEMO_PICTURES.petrel]);
  await drawDemoPictures(photos);
  await photos.remove(DEMO_ID, DEMO_PICTURES.petrel);
  await drawDemoPictures(photos);
  expect(await readdir(folder(DEMO_ID))).toHaveLength(4);
});
