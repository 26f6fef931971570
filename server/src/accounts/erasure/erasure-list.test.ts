import { randomUUID } from "node:crypto";
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ADMIN, PASSWORD } from "../../../tests/accounts.ts";
import { putForm } from "../../../tests/form-data.ts";
import { aPhoto } from "../../../tests/pictures.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import {
  administer,
  connectionTo,
  createTestDatabase,
  type TestDatabase,
  withClient,
} from "../../../tests/test-database.ts";
import { startTestServer, type TestServer } from "../../../tests/test-server.ts";
import { createPhotoStore } from "../../photos/store.ts";
import { completeErasureList, noteErasure, replayErasures } from "./erasure-list.ts";

let dataDir: string;
let live: TestDatabase;
const backups: string[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "bosco-erasures-"));
  live = await createTestDatabase();
});
afterAll(async () => {
  for (const name of backups) await administer(inject("connection"), `drop database if exists ${name} with (force)`);
  await live.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (testDatabase: TestDatabase) => startTestServer({ DATA_DIR: dataDir }, { testDatabase });
const list = () => readFile(join(dataDir, "effacements.txt"), "utf8").catch(() => "");
const photosOf = (id: string) => readdir(join(dataDir, "photos", id)).catch(() => []);

/** A copy of the database as it stands, as a backup would be; no server runs meanwhile. */
async function backUp({ connection }: TestDatabase): Promise<TestDatabase> {
  const name = `bosco_${randomUUID().replaceAll("-", "")}`;
  const source = connection.database ?? new URL(connection.connectionString ?? "").pathname.slice(1);
  await administer(inject("connection"), `create database ${name} template ${source}`);
  backups.push(name);
  const copy = connectionTo(inject("connection"), name);
  return {
    connection: copy,
    query: (text, values) =>
      withClient(copy, async (client) => {
        const result = await client.query(text, values);
        return (Array.isArray(result) ? result.at(-1) : result).rows;
      }),
    drop: async () => {},
  };
}

async function withServer<T>(database: TestDatabase, work: (server: TestServer) => Promise<T>): Promise<T> {
  const server = await start(database);
  return work(server).finally(() => server.stop());
}

async function makeOwner(server: TestServer) {
  const owner = await server.account();
  const { body: boat } = await owner.post("/api/bateaux", aBoat({ nom: "Revenante" }));
  await putForm(owner, `/api/bateaux/${boat.id}/photo`, [{ content: await aPhoto(), fileName: "b.jpg" }]);
  return owner;
}
const exists = async (database: TestDatabase, id: string) =>
  (await database.query("select from auth_users where id = $1", [id])).length === 1;

describe("a backup that is put back", () => {
  test("brings nobody back who was erased after it, by himself or by an administrator", async () => {
    const [leaver, expelled, stayer] = await withServer(live, async (server) => [
      await makeOwner(server),
      await makeOwner(server),
      await makeOwner(server),
    ]);
    const backup = await backUp(live);
    await withServer(live, async (server) => {
      const owner = await server.signIn(leaver?.email ?? "", PASSWORD);
      await owner.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
      const admin = await server.signIn(ADMIN.email, ADMIN.password);
      await admin.call("DELETE", "/api/fonctions/admin-users", { userId: expelled?.id });
    });
    expect((await list()).match(/ demande$| administration$/gm)).toHaveLength(2);
    expect(await list()).not.toContain(leaver?.id);
    for (const { id } of [leaver, expelled] as { id: string }[]) expect(await exists(backup, id)).toBe(true);
    // The photos of that day are put back too.
    const photo = (await photosOf(stayer?.id ?? ""))[0] ?? "";
    await cp(join(dataDir, "photos", stayer?.id ?? ""), join(dataDir, "photos", leaver?.id ?? ""), { recursive: true });
    await withServer(backup, async (server) => {
      for (const { id } of [leaver, expelled] as { id: string }[]) {
        expect(await exists(backup, id)).toBe(false);
        expect(await photosOf(id)).toEqual([]);
      }
      const [{ n }] = (await server.sql(
        "begin; set local role bosco_system; select count(*)::int as n from bateaux where nom = 'Revenante'",
      )) as [{ n: number }];
      expect(n).toBe(1);
      const owner = await server.signIn(stayer?.email ?? "", PASSWORD);
      expect((await owner.get("/api/bateaux")).body).toMatchObject([{ nom: "Revenante" }]);
      expect(await photosOf(owner.id)).toContain(photo);
    });
    expect(await backup.query("begin; set local role bosco_system; select motif from effacements")).toHaveLength(2);
  });
});

describe("the list", () => {
  test("is completed from the database, also after a line that a crash cut short", async () => {
    await withServer(live, async (server) => {
      const before = await list();
      await writeFile(join(dataDir, "effacements.txt"), "");
      await appendFile(join(dataDir, "effacements.txt"), "2026-11-15 0123ab");
      await completeErasureList(server.database, dataDir);
      const prints = (text: string) => text.match(/[0-9a-f]{64} .+/g)?.sort();
      expect(prints(await list())).toEqual(prints(before));
      const once = await list();
      await completeErasureList(server.database, dataDir);
      expect(await list()).toBe(once);
    });
  });

  test("is read as an editor of another system has saved it, and a line after a torn one is not lost", async () => {
    await withServer(live, async (server) => {
      const path = join(dataDir, "effacements.txt");
      const before = await list();
      const gone = await server.account();
      await writeFile(path, `\uFEFF${before.replaceAll("\n", "\r\n")}2026-11-15 0123ab`);
      await noteErasure(dataDir, gone.id, "demande");
      expect(await list()).toMatch(/^2026-11-15 0123ab\n\d{4}-\d{2}-\d{2} [0-9a-f]{64} demande$/m);
      const photos = createPhotoStore({ DATA_DIR: dataDir });
      expect(await replayErasures(server.database, photos, dataDir)).toBe(1);
      expect(await exists(live, gone.id)).toBe(false);
    });
  });

  test("with a line that is none of Bosco's keeps the server from starting, as when it can't be read at all", async () => {
    const path = join(dataDir, "effacements.txt");
    const before = await list();
    for (const text of [`${before}une liste de courses\n`, Buffer.from(`\uFEFF${before}`, "utf16le")]) {
      await writeFile(path, text);
      await expect(start(live)).rejects.toThrow(/The list of erased accounts .* can't be read: its line \d+ is none/);
    }
    await writeFile(path, before);
  });

  test("that can't be read keeps the server from starting, in one clear line", async () => {
    await rm(join(dataDir, "effacements.txt"));
    await mkdir(join(dataDir, "effacements.txt"));
    await expect(start(live)).rejects.toThrow(/The list of erased accounts .* can't be read/);
  });
});
