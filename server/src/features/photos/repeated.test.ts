import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PHOTO_MOST_BYTES } from "@bosco/domain/photos";
import { beforeAll, expect, test } from "vitest";
import { putForm } from "../../../tests/form-data.ts";
import { aPhoto, aPhotoOf } from "../../../tests/pictures.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();
let photo: Buffer;
beforeAll(async () => {
  photo = await aPhoto();
});

const PROFILE = "/api/profils_utilisateur/photo";

async function withBoat() {
  const owner = await server.account();
  const { id } = (await owner.post("/api/bateaux", aBoat())).body;
  const address = `/api/bateaux/${id}`;
  return { owner, address, slot: `${address}/photo` };
}

const put = (visitor: Visitor, slot: string, key?: string, content = photo) =>
  putForm(visitor, slot, [{ content, fileName: "a.jpg" }], { headers: key ? { "idempotency-key": key } : {} });
const urlOf = async (owner: Visitor) => (await owner.get("/api/bateaux")).body[0].photo_url;
const filesOf = (userId: string) => readdir(join(server.dataDir, "photos", userId)).catch(() => []);

test("a photo that was replaced since does not come back when it is sent again by the same operation", async () => {
  const { owner, slot } = await withBoat();
  const key = randomUUID();
  const large = await aPhotoOf(PHOTO_MOST_BYTES);
  const first = await put(owner, slot, key, large);
  const other = await put(owner, slot);
  expect(await put(owner, slot, key, large)).toEqual(first);
  expect(await urlOf(owner)).toBe(other.body.photo_url);
  expect(await filesOf(owner.id)).toHaveLength(2);
});

test("nor does one's own portrait, once it was removed", async () => {
  const owner = await server.account();
  const key = randomUUID();
  const first = await put(owner, PROFILE, key);
  expect(first.status).toBe(200);
  await owner.delete(PROFILE);
  expect(await put(owner, PROFILE, key)).toEqual(first);
  expect((await owner.get("/api/profils_utilisateur")).body.photo_profil_url).toBeNull();
  expect(await filesOf(owner.id)).toEqual([]);
});

test("sent several times at once it is put in its place once, and nothing else is kept", async () => {
  const { owner, slot } = await withBoat();
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => put(owner, slot, key)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await urlOf(owner)).toBe(answers[0]?.body.photo_url);
  expect(await filesOf(owner.id)).toHaveLength(2);
});

test("it is answered as done even where its boat is gone", async () => {
  const { owner, address, slot } = await withBoat();
  const key = randomUUID();
  const first = await put(owner, slot, key);
  await owner.delete(address);
  expect(await put(owner, slot, key)).toEqual(first);
});

test("without an operation, as pages of the last release send it, each one takes the place of the last", async () => {
  const { owner, slot } = await withBoat();
  const [first, second] = [await put(owner, slot), await put(owner, slot)];
  expect(second.body.photo_url).not.toBe(first.body.photo_url);
  expect(await urlOf(owner)).toBe(second.body.photo_url);
});

test("one that was refused was not done, and may be sent again by the same operation", async () => {
  const { owner, slot } = await withBoat();
  const key = randomUUID();
  expect((await put(owner, slot, key, Buffer.from("x"))).status).toBe(415);
  expect((await put(owner, slot, key)).status).toBe(200);
});

test("an operation of something else, or what is none, is refused", async () => {
  const { owner, address, slot } = await withBoat();
  const key = randomUUID();
  await owner.patch(address, { couleur: "Bleu" }, { "idempotency-key": key });
  expect((await put(owner, slot, key)).body.code).toBe("OPERATION_DIFFERENTE");
  expect((await put(owner, slot, "x")).body.code).toBe("ENTREE_INVALIDE");
  expect(await urlOf(owner)).toBeNull();
  expect(await filesOf(owner.id)).toEqual([]);
});

test("another's operation of the same number is his own", async () => {
  const [one, two] = [await withBoat(), await withBoat()];
  const key = randomUUID();
  const answers = [await put(one.owner, one.slot, key), await put(two.owner, two.slot, key)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await urlOf(two.owner)).toBe(answers[1]?.body.photo_url);
});
