import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { limitFileSize, mountSmallDisk } from "../../tests/small-disk.ts";
import { type TestDatabase, urlOf, withClient } from "../../tests/test-database.ts";
import { startTestServer } from "../../tests/test-server.ts";
import { run as newPassword } from "../commands/admin-password.ts";
import { applyPending, readMigrations } from "../database/migrate.ts";
import { PLACES } from "../places.ts";
import { StartError } from "../start-error.ts";
import { readVersion } from "../version.ts";
import { updateSchema } from "./before-update.ts";
import { ownBackupsOf } from "./own-backups.ts";
import { verifyBackup } from "./read-backup.ts";
import { restoreBackup } from "./restore.ts";
import { useBackups } from "./test-restore.ts";

/** The schema of a version before. */
const OLDER = "098_calendar_feeds.sql";
const { elsewhere } = useBackups();

let database: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  ({ database, dataDir } = await elsewhere("empty"));
  await withClient(database.connection, async (client) => {
    await client.query("begin");
    await applyPending(client, PLACES.migrations, (name) => name <= OLDER);
    await client.query("insert into auth_attempts (subject, at) values ('of old', '2027-01-01')");
    await client.query("commit");
  });
});
afterEach(() => database.drop());

const kept = async (place = dataDir) => readdir(ownBackupsOf(place)).catch(() => []);
const newest = async () => (await database.query("select max(name) as name from schema_migrations"))[0]?.name;
const today = async () => (await readMigrations()).at(-1)?.name;
async function refusal() {
  const error = await updateSchema(database.connection, dataDir).catch((reason) => reason);
  expect(error).toBeInstanceOf(StartError);
  expect(error.message).not.toContain("\n");
  return error.message;
}

describe("a start over an older schema", () => {
  test("keeps what is there first, which can be put back; the next start has nothing to keep", async () => {
    const told: string[] = [];
    const start = () =>
      startTestServer({ DATA_DIR: dataDir }, { testDatabase: database, tell: (line) => told.push(line) });
    await (await start()).stop();
    const [name = "", ...more] = await kept();
    expect(more).toEqual([]);
    expect(name).toMatch(/^before-update-/);
    expect(name.startsWith(`before-update-${readVersion()}-${new Date().toISOString().slice(0, 10)}T`)).toBe(true);
    const path = join(ownBackupsOf(dataDir), name);
    expect(told).toEqual([`What is there is kept in ${path}, before the update.`]);
    expect(await newest()).toBe(await today());
    await (await start()).stop();
    expect(await kept()).toEqual([name]);

    const { header } = await verifyBackup(path);
    expect([header.migrations.at(-1)?.name, header.rows_only]).toEqual([OLDER, true]);
    const there = await elsewhere("empty");
    const said: string[] = [];
    await restoreBackup(there.target, path, (line) => said.push(line));
    expect(said).toEqual(["It holds rows alone: photos and papers stay as they are here."]);
    expect(await there.database.query("select subject from auth_attempts")).toEqual([{ subject: "of old" }]);
    await there.database.drop();
  });

  test("by a new password for the administrator keeps what is there too", async () => {
    const { env } = process;
    process.env = { ...env, DATABASE_URL: urlOf(database.connection), DATA_DIR: dataDir };
    try {
      await expect(newPassword([])).rejects.toThrow("No administrator yet");
    } finally {
      process.env = env;
    }
    expect(await kept()).toMatchObject([expect.stringMatching(/^before-update-/)]);
    expect(await newest()).toBe(await today());
  });

  test("keeps it once, when several servers start at once", async () => {
    const places = [dataDir, (await elsewhere("empty")).dataDir, (await elsewhere("empty")).dataDir];
    await Promise.all(places.map((place) => updateSchema(database.connection, place)));
    expect((await Promise.all(places.map(kept))).flat()).toHaveLength(1);
    expect(await newest()).toBe(await today());
  });

  test("is refused when it can't be kept, with what to do, and the schema stays as it is", async () => {
    await mkdir(dataDir, { recursive: true });
    await writeFile(ownBackupsOf(dataDir), "no folder");
    const message = await refusal();
    expect(message).toContain(`what is there could not be kept in ${ownBackupsOf(dataDir)} before: `);
    expect(message).toContain(`Nothing was changed. Let Bosco write into ${ownBackupsOf(dataDir)}, then start again.`);
    expect(await newest()).toBe(OLDER);
  });

  test("is refused on a full disk", async () => {
    const disk = await mountSmallDisk(1);
    const free = disk ? disk.remove : await limitFileSize(4_096);
    try {
      if (disk) dataDir = disk.folder;
      await disk?.fill();
      expect(await refusal()).toContain(disk ? "Make room on its disk" : "Nothing was changed. Mend that");
      expect([await kept(), await newest()]).toEqual([[], OLDER]);
    } finally {
      await free();
    }
  });

  test("leaves no backup behind when the update itself fails and nothing was changed", async () => {
    await database.query("create table documents (id int)");
    expect(await refusal()).toContain("Migration 099_papers.sql failed");
    expect([await kept(), await newest()]).toEqual([[], OLDER]);
  });
});

test("a first start has nothing to keep", async () => {
  const { database: empty, dataDir: place } = await elsewhere("empty");
  await updateSchema(empty.connection, place);
  expect(await kept(place)).toEqual([]);
  await empty.drop();
});
