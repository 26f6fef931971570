import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../src/database/embedded/index.ts";
import { putForm } from "./form-data.ts";
import { aPhoto } from "./pictures.ts";
import { aBoat } from "./sample-rows.ts";
import { limitFileSize, mountSmallDisk } from "./small-disk.ts";
import { createTestDatabase, type TestDatabase, withClient } from "./test-database.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import type { Reply, Visitor } from "./visitor.ts";

const NO_ROOM = { code: "ESPACE_INSUFFISANT", message: "Le serveur n’a plus de place. Réessayez plus tard." };
const expectNoRoom = ({ status, body }: Reply) =>
  expect([status, body]).toEqual([507, { ...NO_ROOM, details: { reference: expect.any(String) } }]);

/** What fills up and is freed again, as really as this process may have it. */
interface Room {
  fill(): Promise<unknown>;
  free(): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** A PostgreSQL on a disk of its own; where none can be mounted, one that says it has no room left. */
async function smallDatabase(): Promise<Room & { testDatabase: TestDatabase }> {
  const disk = await mountSmallDisk(220);
  if (!disk) return unwillingDatabase();
  const postgres = await startEmbeddedPostgres({ dataDir: join(disk.folder, "data"), durable: false });
  const { connection } = postgres;
  const query: TestDatabase["query"] = (text, values) =>
    withClient(connection, async (client) => (await client.query(text, values)).rows);
  return {
    testDatabase: { connection, query, drop: async () => {} },
    async fill() {
      // why: a journal that can't go on is another fault (the database stops); this one is about its tables.
      await withClient(postgres.superuser, (client) => client.query("select pg_switch_wal()"));
      await withClient(postgres.superuser, (client) => client.query("checkpoint"));
      await disk.fill();
    },
    free: disk.free,
    async remove() {
      await postgres.stop();
      await disk.remove();
    },
  };
}

async function unwillingDatabase(): Promise<Room & { testDatabase: TestDatabase }> {
  const testDatabase = await createTestDatabase();
  await testDatabase.query(`create function no_room() returns trigger language plpgsql as $$
    begin raise 'could not extend file' using errcode = 'disk_full'; end $$`);
  return {
    testDatabase,
    fill: () =>
      testDatabase.query("create trigger no_room before insert on inventaire for each row execute function no_room()"),
    free: () => testDatabase.query("drop trigger no_room on inventaire"),
    remove: testDatabase.drop,
  };
}

describe("F4: the database's disk is full", () => {
  let room: Awaited<ReturnType<typeof smallDatabase>>;
  let server: TestServer;
  let owner: Visitor;
  let bateau_id: string;
  beforeAll(async () => {
    room = await smallDatabase();
    server = await startTestServer({}, { testDatabase: room.testDatabase });
    owner = await server.account({ pro: true });
    bateau_id = (await owner.post("/api/bateaux", aBoat())).body.id;
    await addArticles(10);
  });
  afterAll(async () => {
    await server?.stop();
    await room?.remove();
  });

  const addArticles = (n: number) =>
    owner.post(
      "/api/inventaire",
      Array.from({ length: n }, (_, one) => ({
        bateau_id,
        nom: `Riz ${one} ${"x".repeat(80)}`,
        categorie: "Alimentation",
      })),
    );
  /** Until what there was of free pages is used up. */
  async function addUntilRefused(): Promise<{ refused: Reply; added: number }> {
    for (let added = 0; added < 100_000; added += 500) {
      const reply = await addArticles(500);
      if (reply.status >= 400) return { refused: reply, added };
    }
    throw new Error("the disk never filled up");
  }
  const count = async () => (await owner.get("/api/inventaire")).body.length;

  test("writes are refused whole with 507, reads go on, and all is well once there is room", async () => {
    await room.fill();
    const { refused, added } = await addUntilRefused();
    expectNoRoom(refused);
    expect(await count()).toBe(10 + added);
    expect((await owner.get("/api/bateaux")).body).toMatchObject([{ id: bateau_id }]);
    expectNoRoom(await addArticles(500));
    await room.free();
    expect((await addArticles(500)).status).toBe(201);
    expect(await count()).toBe(510 + added);
  });
});

describe("F4: the photos' disk is full", () => {
  let room: Room & { folder?: string };
  let server: TestServer;
  beforeAll(async () => {
    room = (await mountSmallDisk(16)) ?? limitedFiles();
    server = await startTestServer(room.folder ? { DATA_DIR: room.folder } : {});
  });
  afterAll(async () => {
    await server?.stop();
    await room?.remove();
  });

  function limitedFiles(): Room {
    let free = async () => {};
    return {
      async fill() {
        free = await limitFileSize(1_024);
      },
      free: () => free(),
      remove: async () => {},
    };
  }
  const filesOf = (folder: string) => readdir(join(server.dataDir, "photos", folder)).catch(() => []);

  test("a photo is refused with 507 and leaves nothing behind, the old one stays, and the next one is kept", async () => {
    const owner = await server.account();
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    const send = async () =>
      putForm(owner, `/api/bateaux/${boat.id}/photo`, [{ content: await aPhoto(), fileName: "a.jpg" }]);
    const first = (await send()).body.photo_url;
    const kept = await filesOf(owner.id);
    expect(kept).toHaveLength(2);
    await room.fill();
    try {
      expectNoRoom((await send()) as Reply);
      expect(await filesOf("arriving")).toEqual([]);
      expect(await filesOf(owner.id)).toEqual(kept);
      expect((await owner.get("/api/bateaux")).body).toMatchObject([{ photo_url: first }]);
      expect((await owner.get(first)).status).toBe(200);
    } finally {
      await room.free();
    }
    expect((await send()).status).toBe(200);
    expect(await filesOf(owner.id)).toHaveLength(2);
  });
});
