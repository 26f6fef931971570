import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { deflateRaw } from "node:zlib";
import { IMPORT_TOO_LARGE } from "@bosco/domain/account";
import { unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { upload } from "../../../../tests/exports.ts";
import { aPhoto } from "../../../../tests/pictures.ts";
import { MOST_ROWS } from "./import/most-rows.ts";
import { OWN_TABLES } from "./tables.ts";
import { changed, dataOf, useDemoExport } from "./test-exports.ts";

const { server, demo } = useDemoExport();

/** A zip of one file, which may claim to be of another size. */
async function zipOf(text: string, claimed = Buffer.byteLength(text)): Promise<Buffer> {
  const name = Buffer.from("donnees.json");
  const packed = await promisify(deflateRaw)(text, { level: 9 });
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(claimed, 18);
  head.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), head, name, packed]);
  const central = Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), head, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
const top = () => JSON.stringify({ format: 1, profils_utilisateur: dataOf(demo.zip).profils_utilisateur }).slice(0, -1);
const rowsOf = (table: string, rows: string) => zipOf(`${top()},"tables":{"${table}":[${rows}]}}`);

/** The slowest answer of `/healthz` while something is under way, in milliseconds. */
async function slowestProbe(isOn: () => boolean): Promise<number> {
  let slowest = 0;
  while (isOn()) {
    const start = performance.now();
    await (await fetch(`${server.url}/healthz`)).text();
    slowest = Math.max(slowest, performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return slowest;
}

test("every table that may come back has its ceiling", () => {
  const imported = OWN_TABLES.filter(({ isImported }) => isImported);
  expect(Object.keys(MOST_ROWS)).toEqual(imported.map(({ name }) => name));
});

describe("N1: a file that is small and unpacks into very much", () => {
  test("is refused for one row too many before any is judged", async () => {
    const owner = await server.account({ pro: true });
    const reply = await upload(owner, await rowsOf("bateaux", `${"{},".repeat(200)}{}`));
    expect([reply.status, reply.body.message]).toEqual([
      413,
      "Ce fichier compte trop de lignes : bateaux, 200 au plus.",
    ]);
  });

  test("does not stop the server: six million rows that are none", async () => {
    const owner = await server.account({ pro: true });
    const bomb = await rowsOf("inventaire", `${"{},".repeat(5_999_999)}{}`);
    expect(bomb.length).toBeLessThan(150_000);
    const memory = process.memoryUsage().rss;
    let isOn = true;
    const reply = upload(owner, bomb).finally(() => {
      isOn = false;
    });
    const slowest = await slowestProbe(() => isOn);
    expect((await reply).status).toBe(413);
    // why so much: other tests run beside this one; the old way took gigabytes and minutes.
    expect(slowest).toBeLessThan(2_000);
    expect(process.memoryUsage().rss - memory).toBeLessThan(150_000_000);
  });

  test.each([
    [413, "one row of ten thousand lists", () => rowsOf("categories", `{"nom":${"[".repeat(10_000)}`)],
    [413, "one row of a million values", () => rowsOf("categories", `{"nom":[${"1,".repeat(1_000_000)}1]}`)],
    [413, "one row that never ends", () => rowsOf("categories", `"${"a".repeat(6_000_000)}"`)],
    [
      400,
      "a hundred thousand tables",
      () => zipOf(`${top()},"tables":{${Array.from({ length: 100_000 }, (_, n) => `"t${n}":[]`).join()}}}`),
    ],
    [413, "millions of rows of no table of ours", () => rowsOf("inconnue", `${"{},".repeat(2_000_000)}{}`)],
    [400, "the same table twice", () => zipOf(`${top()},"tables":{"bateaux":[],"bateaux":[]}}`)],
    [413, "more than it may unpack into", () => zipOf(`${top()},"tables":{}}`, 260_000_000)],
    [400, "more than it says", () => zipOf(`${top()},"tables":{}}${" ".repeat(15_000_000)}`, 1_000)],
  ])("is refused with %i: %s", async (status, _name, file) => {
    const owner = await server.account({ pro: true });
    expect((await upload(owner, await file())).status).toBe(status);
  });

  test("says how much a file may unpack into", async () => {
    const owner = await server.account({ pro: true });
    const { body } = await upload(owner, await zipOf(`${top()},"tables":{}}`, 260_000_000));
    expect(body).toEqual({ code: "TROP_GRAND", message: IMPORT_TOO_LARGE });
  });

  test("tells of a wrong row's first fields, and not of thousands", async () => {
    const owner = await server.account({ pro: true });
    const list = {
      ...dataOf(demo.zip).tables.listes_avitaillement[0],
      articles: Array.from({ length: 900 }, () => ({})),
    };
    const reply = await upload(owner, await rowsOf("listes_avitaillement", JSON.stringify(list)));
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.details.champs).length).toBeLessThanOrEqual(20);
  });
});

/** A zip whose directory gives the bytes of its first file these names too. */
function withNamesMore(zip: Uint8Array, names: readonly string[]): Buffer {
  const bytes = Buffer.from(zip);
  const end = bytes.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const directoryAt = bytes.readUInt32LE(end + 16);
  const first = bytes.subarray(directoryAt, directoryAt + 46);
  const more = names.map((name) => {
    const entry = Buffer.from(first);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(0, 30);
    return Buffer.concat([entry, Buffer.from(name)]);
  });
  const tail = Buffer.from(bytes.subarray(end));
  const count = tail.readUInt16LE(10) + names.length;
  tail.writeUInt16LE(count, 8);
  tail.writeUInt16LE(count, 10);
  const directory = Buffer.concat([bytes.subarray(directoryAt, end), ...more]);
  tail.writeUInt32LE(directory.length, 12);
  return Buffer.concat([bytes.subarray(0, directoryAt), directory, tail]);
}

describe("N1: the photos of a file", () => {
  const name = (n: number) => n.toString(16).padStart(32, "0");
  const webp = async () =>
    sharp(await aPhoto())
      .webp()
      .toBuffer();
  const filesOf = (id: string) => readdir(join(server.dataDir, "photos", id)).catch(() => []);
  /** An export whose first boat has the photo `1`. */
  const withPhotos = (photos: Record<string, Uint8Array>) => {
    const { "donnees.json": _, ...rest } = unzipSync(demo.zip);
    const { "donnees.json": data = new Uint8Array() } = unzipSync(
      changed(demo.zip, ({ tables }) => Object.assign(tables.bateaux[0], { photo_url: `/api/photos/${name(1)}.webp` })),
    );
    return zipSync({ ...photos, ...rest, "donnees.json": data }, { level: 0 });
  };

  test("are refused when thousands of names stand for the same bytes", async () => {
    const owner = await server.account({ pro: true });
    const zip = withPhotos({ [`photos/${name(1)}.webp`]: await webp() });
    const names = Array.from({ length: 60 }, (_, n) => `photos/${name(n + 2)}.webp`);
    expect((await upload(owner, withNamesMore(zip, names))).status).toBe(400);
    expect(await filesOf(owner.id)).toEqual([]);
    expect((await owner.get("/api/bateaux")).body).toEqual([]);
  });

  test("come back when a row names them, and no other does", async () => {
    const owner = await server.account({ pro: true });
    const photo = await webp();
    const more = Object.fromEntries([1, 2, 3].map((n) => [`photos/${name(n)}.webp`, photo]));
    expect((await upload(owner, withPhotos(more))).body).toMatchObject({ success: true, photos: 1 });
    expect(await filesOf(owner.id)).toEqual([`${name(1)}-carte.webp`, `${name(1)}.webp`]);
  });

  test("go again when the rows can't come", async () => {
    const owner = await server.account({ pro: true });
    const zip = changed(withPhotos({ [`photos/${name(1)}.webp`]: await webp() }), ({ tables }) =>
      Object.assign(tables.inventaire[0], { bateau_id: crypto.randomUUID() }),
    );
    expect((await upload(owner, zip)).status).toBe(404);
    expect(await filesOf(owner.id)).toEqual([]);
  });
});

const PATIENCE = { timeout: 20_000 };

describe("N1: one import at a time", () => {
  const held = () => {
    let letGo = () => {};
    const pause = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return { pause, letGo };
  };
  const arriving = async () => (await readdir(join(server.dataDir, "imports")).catch(() => [])).length;

  test("of an account: the second is told, and the first goes on", async () => {
    const owner = await server.account({ pro: true });
    const { pause, letGo } = held();
    const first = upload(owner, demo.zip, { pause });
    await expect.poll(arriving, PATIENCE).toBe(1);
    const second = await upload(owner, demo.zip);
    expect([second.status, second.body.code]).toEqual([503, "INDISPONIBLE"]);
    letGo();
    expect((await first).status).toBe(200);
    expect((await upload(owner, demo.zip)).status).toBe(200);
    expect(await arriving()).toBe(0);
  });

  test("of the server: others wait for their turn, and beyond eight are told to come back", async () => {
    const owners = await Promise.all(Array.from({ length: 9 }, () => server.account({ pro: true })));
    const last = owners.pop();
    const { pause, letGo } = held();
    const all = owners.map((owner) => upload(owner, demo.zip, { pause }));
    await expect.poll(arriving, PATIENCE).toBe(8);
    const beyond = last && (await upload(last, demo.zip));
    expect([beyond?.status, beyond?.body.code]).toEqual([503, "INDISPONIBLE"]);
    letGo();
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  }, 60_000);
});
