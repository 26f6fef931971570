import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { putForm } from "../../tests/form-data.ts";
import { guardsOf } from "../../tests/guards.ts";
import { aPhoto } from "../../tests/pictures.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { type TestDatabase, withClient } from "../../tests/test-database.ts";
import { useTestServer } from "../../tests/test-server.ts";
import { applyPending } from "../database/migrate.ts";
import type { FileStore } from "../files/file-store.ts";
import { openFolder } from "../files/folder.ts";
import { PLACES } from "../places.ts";
import { verifyBackup } from "./read-backup.ts";
import { type RestoreTarget, restoreBackup } from "./restore.ts";
import { sumsOfBackup, useBackups } from "./test-restore.ts";
import { writeBackup } from "./write-backup.ts";

const server = useTestServer();
const { pathOf, elsewhere, sumsOf } = useBackups();
let whole: string;
beforeAll(async () => {
  const owner = await server.account();
  const { body: boat } = await owner.post("/api/bateaux", aBoat({ nom: "Le Retour" }));
  await putForm(owner, `/api/bateaux/${boat.id}/photo`, [{ content: await aPhoto(), fileName: "b.jpg" }]);
  whole = pathOf("whole");
  await writeBackup({ connection: server.testDatabase.connection, files: openFolder(server.dataDir) }, whole);
});

describe("a backup that is put back", () => {
  test("brings an empty database and folder every row and every file, under the guards they had", async () => {
    const { database, dataDir, target } = await elsewhere("empty");
    const restored = await restoreBackup(target, whole);
    expect(restored.restorePoint).toBeUndefined();
    const guards = await guardsOf(server.testDatabase);
    expect(guards).toContain("policy bateaux own_rows");
    expect(await guardsOf(database)).toBe(guards);
    expect(await sumsOf(target)).toEqual(await sumsOfBackup(whole));
    const { header } = await verifyBackup(whole);
    expect((await readFile(join(dataDir, "photos", "database-id"), "utf8")).trim()).toBe(header.database_id);
    await database.drop();
  });

  test("takes the place of what was there, which is kept and can be put back in turn", async () => {
    const { database, dataDir, target } = await elsewhere("seeded");
    await database.query("insert into auth_attempts (subject, at) values ('before', now())");
    const before = await sumsOf(target);
    const told: string[] = [];
    const { restorePoint } = await restoreBackup(target, whole, (line) => told.push(line));
    expect(await sumsOf(target)).toEqual(await sumsOfBackup(whole));
    expect(restorePoint).toContain(join(dataDir, "backups", "before-restore-"));
    expect(told).toEqual([`What was there is kept in ${restorePoint}.`]);
    await restoreBackup(target, restorePoint ?? "");
    // why taken away first: what is back never had a server, so which mark it replaces is noted for its first one.
    const { database_id: value } = (await verifyBackup(whole)).header;
    const notes = await database.query("delete from server_state returning name, value");
    expect(notes).toEqual([{ name: "mark_before_restore", value }]);
    expect((await sumsOf(target)).tables).toEqual(before.tables);
    await database.drop();
  });

  test("of an older schema is brought up to today's", async () => {
    const { database, target } = await elsewhere("empty");
    await withClient(database.connection, async (client) => {
      await client.query("begin");
      await applyPending(client, PLACES.migrations, (name) => name < "088");
      await client.query("insert into auth_attempts (subject, at) values ('of old', now())");
      await client.query("commit");
    });
    const old = pathOf("old");
    await writeBackup(target, old);
    expect((await verifyBackup(old)).tableSums.has("partages")).toBe(false);
    await restoreBackup(target, old);
    expect(await database.query("select subject from auth_attempts")).toEqual([{ subject: "of old" }]);
    expect(await database.query("select from partages")).toEqual([]);
    const { header } = await verifyBackup(whole);
    expect(await database.query("select name from schema_migrations order by name")).toEqual(
      header.migrations.map(({ name }) => ({ name })),
    );
    await database.drop();
  });
});

describe("nothing is touched", () => {
  let database: TestDatabase;
  let target: RestoreTarget;
  let before: Awaited<ReturnType<typeof sumsOf>>;
  beforeAll(async () => {
    ({ database, target } = await elsewhere("seeded"));
    before = await sumsOf(target);
  });
  afterAll(() => database.drop());
  const unchanged = async () => {
    expect(await sumsOf(target)).toEqual(before);
    expect(await readdir(target.folder).catch(() => [])).toEqual([]);
  };

  test("by a damaged backup, another file, or one of a schema that is not known here", async () => {
    const content = await readFile(whole);
    const path = pathOf("other");
    const middle = Math.floor(content.length / 2);
    content[middle] = (content[middle] ?? 0) ^ 1;
    await writeFile(path, content);
    await expect(restoreBackup(target, path)).rejects.toThrow("is damaged");
    await writeFile(path, "une liste de courses");
    await expect(restoreBackup(target, path)).rejects.toThrow("is not a backup");
    await withMigration("999_of_tomorrow.sql", async (newer) => {
      await expect(restoreBackup(target, newer)).rejects.toThrow("Update Bosco first");
    });
    await unchanged();
  });

  test("while a server, or anybody else, is connected", async () => {
    const other = new pg.Client({ ...target.connection, application_name: "bosco" });
    await other.connect();
    await expect(restoreBackup(target, whole)).rejects.toThrow("stop every Bosco server");
    await other.end();
    await unchanged();
  });

  test("when a file can't be written: all rows are as they were", async () => {
    const files: FileStore = { ...target.files, put: () => Promise.reject(new Error("no disk")) };
    await expect(restoreBackup({ ...target, files }, whole)).rejects.toThrow("no disk");
    expect(await sumsOf(target)).toEqual(before);
  });
});

/** A backup of a database that has one migration more. */
async function withMigration(name: string, look: (path: string) => Promise<void>) {
  const { database, target } = await elsewhere("seeded");
  await database.query("insert into schema_migrations (name, checksum) values ($1, 'x')", [name]);
  const path = pathOf("newer");
  await writeBackup(target, path);
  await look(path);
  await database.drop();
}
