import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PHOTO_MOST_BYTES } from "@bosco/domain/photos";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { putForm, putPhoto } from "../../../tests/form-data.ts";
import { aPhoto, aPhotoOf, hugePng } from "../../../tests/pictures.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();
let photo: Buffer;
beforeAll(async () => {
  photo = await aPhoto();
});

async function withBoat(): Promise<{ owner: Visitor; id: string }> {
  const owner = await server.account();
  return { owner, id: (await owner.post("/api/bateaux", aBoat())).body.id };
}

const filesOf = (userId: string) => readdir(join(server.dataDir, "photos", userId)).catch(() => []);
const arriving = () => readdir(join(server.dataDir, "photos", "arriving")).catch(() => []);
const urlOf = async (owner: Visitor) => (await owner.get("/api/bateaux")).body[0].photo_url;
const download = async (visitor: Visitor, url: string, headers = {}) => {
  const response = await fetch(server.url + url, { headers: { cookie: visitor.cookieHeader, ...headers } });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe("a photo that is sent", () => {
  test("is stored as WebP in two sizes, and its private address stands in the row", async () => {
    const { owner, id } = await withBoat();
    const large = await sharp(await aPhoto(2400, 1800))
      .jpeg()
      .toBuffer();
    const answer = await putPhoto(owner, id, large);
    expect(answer.status).toBe(200);
    expect(answer.body.photo_url).toMatch(/^\/api\/photos\/[0-9a-f]{32}\.webp$/);
    expect(await urlOf(owner)).toBe(answer.body.photo_url);
    const full = await sharp((await download(owner, answer.body.photo_url)).bytes).metadata();
    expect([full.format, full.width, full.height]).toEqual(["webp", 1600, 1200]);
    const cardUrl = answer.body.photo_url.replace(".webp", "-carte.webp");
    const card = await sharp((await download(owner, cardUrl)).bytes).metadata();
    expect([card.format, card.width]).toEqual(["webp", 800]);
    expect(await arriving()).toEqual([]);
  });

  test("stands upright and keeps none of its metadata (U5)", async () => {
    const { owner, id } = await withBoat();
    const lying = await sharp(photo).keepExif().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(lying.includes("MARQUE-EXIF")).toBe(true);
    const { body } = await putPhoto(owner, id, lying);
    const { bytes } = await download(owner, body.photo_url);
    const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([480, 640]);
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  test("takes the place of the last one, whose files go", async () => {
    const { owner, id } = await withBoat();
    const first = (await putPhoto(owner, id, photo)).body.photo_url;
    const second = (await putPhoto(owner, id, photo)).body.photo_url;
    expect(second).not.toBe(first);
    expect(await filesOf(owner.id)).toHaveLength(2);
    expect((await download(owner, first)).response.status).toBe(404);
    expect((await download(owner, second)).response.status).toBe(200);
  });

  test("goes with a press on remove, and with its boat", async () => {
    const { owner, id } = await withBoat();
    const { body } = await putPhoto(owner, id, photo);
    expect((await owner.delete(`/api/bateaux/${id}/photo`)).body.photo_url).toBeNull();
    expect(await filesOf(owner.id)).toEqual([]);
    expect((await download(owner, body.photo_url)).response.status).toBe(404);
    expect((await owner.delete(`/api/bateaux/${id}/photo`)).status).toBe(200);
    await putPhoto(owner, id, photo);
    expect(await filesOf(owner.id)).toHaveLength(2);
    await owner.delete(`/api/bateaux/${id}`);
    expect(await filesOf(owner.id)).toEqual([]);
  });

  test("keeps its file when the boat's deletion is rolled back", async () => {
    const { owner, id } = await withBoat();
    const { body } = await putPhoto(owner, id, photo);
    await server.sql(`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create constraint trigger refuse after delete on bateaux deferrable initially deferred
        for each row execute function refuse()`);
    expect((await owner.delete(`/api/bateaux/${id}`)).status).toBe(500);
    await server.sql("drop function refuse cascade");
    expect(await urlOf(owner)).toBe(body.photo_url);
    expect((await download(owner, body.photo_url)).response.status).toBe(200);
  });
});

describe("what is no photo is refused, and nothing changes (U1, U2, U3)", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const polyglot = Buffer.from("GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//".padEnd(64, " "), "latin1");
  const WRONG_KIND = "Ce fichier n’est pas une photo acceptée. Choisissez une image JPEG, PNG, WebP ou HEIC.";
  const UNREADABLE = "Cette photo est illisible ou abîmée. Essayez avec une autre, en JPEG ou PNG.";
  const TOO_MANY_PIXELS = "Cette photo compte trop de pixels\u00a0: 50 millions au plus.";
  const UNREADABLE_HEIC = "Cette photo HEIC ne peut pas être lue ici. Enregistrez-la en JPEG puis réessayez.";
  const refused: [string, () => Promise<Buffer> | Buffer, number, string?][] = [
    ["an SVG with a script", () => svg, 415],
    ["an SVG behind an XML header", () => Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]), 415],
    ["HTML named .png", () => Buffer.from("<!doctype html><script>alert(1)</script>"), 415],
    ["a GIF that is a script too", () => polyglot, 415],
    ["a real GIF", () => sharp(photo).gif().toBuffer(), 415],
    ["a TIFF", () => sharp(photo).tiff().toBuffer(), 415],
    ["a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF".padEnd(128, "\n")), 415],
    ["nothing at all", () => Buffer.alloc(0), 415],
    ["a JPEG cut in half", () => photo.subarray(0, Math.floor(photo.length / 2)), 422, UNREADABLE],
    ["a JPEG head on noise", () => Buffer.concat([photo.subarray(0, 4), Buffer.alloc(4_000, 7)]), 422, UNREADABLE],
    ["a PNG of 16000 x 16000", () => hugePng(16_000), 422, TOO_MANY_PIXELS],
    [
      "an AVIF head on noise",
      () => Buffer.concat([Buffer.from("\0\0\0\x20ftypheic"), Buffer.alloc(400)]),
      422,
      UNREADABLE_HEIC,
    ],
  ];
  test.each(refused)("%s", async (_name, make, status, sentence = WRONG_KIND) => {
    const { owner, id } = await withBoat();
    const content = await make();
    const start = performance.now();
    const answer = await putPhoto(owner, id, content, "x.png");
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(sentence);
    expect(performance.now() - start).toBeLessThan(1_500);
    expect(await urlOf(owner)).toBeNull();
    expect(await filesOf(owner.id)).toEqual([]);
    expect(await arriving()).toEqual([]);
  });

  test("a photo of 48 million pixels passes", async () => {
    const { owner, id } = await withBoat();
    expect((await putPhoto(owner, id, await aPhoto(8_000, 6_000))).status).toBe(200);
  });

  test("a JPEG with a script behind it is stored without the script", async () => {
    const { owner, id } = await withBoat();
    const { status, body } = await putPhoto(
      owner,
      id,
      Buffer.concat([photo, Buffer.from("<script>alert(1)</script>")]),
    );
    expect(status).toBe(200);
    expect((await download(owner, body.photo_url)).bytes.includes("script")).toBe(false);
  });

  test.each([true, false])("10 MB pass and one byte more does not, chunked: %s", async (chunked) => {
    const { owner, id } = await withBoat();
    const path = `/api/bateaux/${id}/photo`;
    const exact = await aPhotoOf(PHOTO_MOST_BYTES);
    const more = await putForm(owner, path, [{ content: Buffer.concat([exact, Buffer.alloc(1)]), fileName: "a.jpg" }], {
      chunked,
    });
    expect(more).toMatchObject({ status: 413, body: { code: "TROP_GRAND" } });
    expect(await urlOf(owner)).toBeNull();
    expect((await putForm(owner, path, [{ content: exact, fileName: "a.jpg" }], { chunked })).status).toBe(200);
  });

  test("two files, a field beside the file, fifty fields, no file, JSON", async () => {
    const { owner, id } = await withBoat();
    const path = `/api/bateaux/${id}/photo`;
    const file = { content: photo, fileName: "a.jpg" };
    const field = { content: "x", field: "legende" };
    for (const parts of [
      [file, file],
      [file, field],
      [field, file],
      Array.from({ length: 50 }, () => field),
      [field],
      [],
    ])
      expect((await putForm(owner, path, parts)).status, `${parts.length} parts`).toBe(400);
    expect((await owner.call("PUT", path, { photo: "x" })).status).toBe(415);
    expect(await urlOf(owner)).toBeNull();
    expect(await filesOf(owner.id)).toEqual([]);
  });

  test.each(["../../etc/x", "a\\0.png", "C:\\x", "n".repeat(300), "\u202egpj.exe", 'a"; X: y'])(
    "the sender's file name %j plays no part (U4)",
    async (fileName) => {
      const { owner, id } = await withBoat();
      const { status, body } = await putForm(owner, `/api/bateaux/${id}/photo`, [{ content: photo, fileName }]);
      expect(status).toBe(200);
      const name = body.photo_url.split("/").at(-1).replace(".webp", "");
      expect((await filesOf(owner.id)).sort()).toEqual([`${name}-carte.webp`, `${name}.webp`]);
    },
  );
});

describe("a photo is its owner's (A1, A3, U5)", () => {
  test("the owner gets it with headers that keep it inert, private and cached", async () => {
    const { owner, id } = await withBoat();
    const { body } = await putPhoto(owner, id, photo);
    const { response } = await download(owner, body.photo_url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=31536000, immutable",
      "content-disposition": "inline",
      vary: expect.stringContaining("Cookie"),
    });
    const etag = String(response.headers.get("etag"));
    expect((await download(owner, body.photo_url, { "if-none-match": etag })).response.status).toBe(304);
  });

  test("a stranger, an administrator and a visitor do not", async () => {
    const { owner, id } = await withBoat();
    const { body } = await putPhoto(owner, id, photo);
    const stranger = await server.account();
    const unknown = `/api/photos/${"0".repeat(32)}.webp`;
    for (const visitor of [stranger, await server.admin()]) {
      const theirs = await visitor.get(body.photo_url);
      expect([theirs.status, theirs.text]).toEqual([404, (await visitor.get(unknown)).text]);
    }
    const anonymous = await server.visitor().get(body.photo_url);
    expect([anonymous.status, anonymous.headers.get("set-cookie")]).toEqual([401, null]);
  });

  test("a stranger can neither send nor remove one", async () => {
    const { owner, id } = await withBoat();
    const { body } = await putPhoto(owner, id, photo);
    const stranger = await server.account();
    expect((await putPhoto(stranger, id, photo)).status).toBe(404);
    expect((await stranger.delete(`/api/bateaux/${id}/photo`)).status).toBe(404);
    expect((await putPhoto(server.visitor(), id, photo)).status).toBe(401);
    expect((await putPhoto(owner, "x", photo)).status).toBe(404);
    expect(await urlOf(owner)).toBe(body.photo_url);
    expect(await filesOf(stranger.id)).toEqual([]);
  });

  test.each(["../secret", "..%2f..%2fsecret", "x.webp", "%00.webp", `${"0".repeat(32)}.svg`])(
    "no name leads out of the folder: %s",
    async (name) => {
      const { owner } = await withBoat();
      await writeFile(join(server.dataDir, "secret"), "secret");
      expect((await owner.get(`/api/photos/${name}`)).status).toBe(404);
    },
  );

  test("nobody writes the address himself (B3a)", async () => {
    const { owner, id } = await withBoat();
    for (const photo_url of ["javascript:alert(1)", "http://127.0.0.1:5432", `/api/photos/${"0".repeat(32)}.webp`]) {
      expect((await owner.patch(`/api/bateaux/${id}`, { photo_url })).status).toBe(400);
      expect((await owner.post("/api/bateaux", aBoat({ photo_url }))).status).toBe(400);
    }
    expect(await urlOf(owner)).toBeNull();
  });
});
