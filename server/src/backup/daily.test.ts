import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";
import { readConfig } from "../config.ts";
import { runBackup } from "../jobs/jobs.ts";
import type { JobFailure } from "../jobs/once-a-day.ts";
import { createMailer } from "../mail/mailer.ts";
import { markAsOf, readMark } from "../photos/belonging.ts";
import { createPhotoStore } from "../photos/store.ts";
import { ownBackupName, ownBackupsOf } from "./own-backups.ts";
import { verifyBackup } from "./read-backup.ts";

const server = useTestServer();
const failures: JobFailure[] = [];
const folders: string[] = [];
let dataDir: string;
beforeEach(async () => {
  dataDir = await aDataDir();
  failures.length = 0;
  await server.sql("delete from server_state where name in ('backup', 'job:back_up')");
});
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function aDataDir() {
  const folder = await mkdtemp(join(tmpdir(), "bosco-daily-"));
  folders.push(folder);
  return folder;
}
/** What a server of that data directory does in that minute. */
function run(at: string, place = dataDir) {
  const config = readConfig({ DATA_DIR: place });
  const mailer = createMailer(config, server.url, () => {});
  const services = { database: server.database, photos: createPhotoStore(config), mailer, dataDir: place };
  const { connection } = server.testDatabase;
  return runBackup({ ...services, connection }, new Date(at), (failure) => failures.push(failure));
}
const overview = async () => (await (await server.admin()).get("/api/fonctions/admin-users/apercu")).body.sauvegardes;
const there = async (place = dataDir) => (await readdir(ownBackupsOf(place)).catch(() => [])).sort();
const nameOf = (day: string) => ownBackupName("daily", new Date(`${day}T03:00:00Z`));
/** Boats whose photos are not there: a disk that is not mounted. */
async function nameLostPhotos(boats: number) {
  const owner = await server.account({ pro: true });
  for (let n = 0; n < boats; n += 1) await owner.post("/api/bateaux", aBoat({ nom: `Sans photo ${n}` }));
  const name = (url: string) =>
    server.sql(
      `begin; set local role bosco_system; update bateaux set photo_url = ${url} where user_id = '${owner.id}'; commit`,
    );
  await name("'/api/photos/' || md5(id::text) || '.webp'");
  return { forget: () => name("null") };
}
async function putOld(names: string[]) {
  const folder = ownBackupsOf(dataDir);
  await rm(folder, { recursive: true, force: true });
  await run("2027-03-01T10:00:00Z");
  for (const name of await readdir(folder)) await rm(join(folder, name));
  for (const name of names) await writeFile(join(folder, name), "x");
  await server.sql("delete from server_state where name = 'job:back_up'");
}

describe("the backup of the day", () => {
  test("waits for four o'clock in Paris, and is made once, by one of the servers, for all of them to know", async () => {
    const other = await aDataDir();
    expect(await overview()).toEqual({ derniere: null, en_retard: false });
    expect(await run("2027-03-09T02:59:00Z")).toEqual([]);
    expect(await run("2027-03-09T03:00:00Z")).toEqual(["back_up"]);
    expect(await run("2027-03-09T03:01:00Z", other)).toEqual([]);
    expect([await there(), await there(other)]).toEqual([[nameOf("2027-03-09")], []]);
    const path = join(ownBackupsOf(dataDir), nameOf("2027-03-09"));
    const { header, rows, missing } = await verifyBackup(path);
    // why some: nothing draws the demo here.
    expect(missing).toBeGreaterThan(0);
    expect(rows).toBeGreaterThan(200);
    const { size, mode } = await stat(path);
    const folder = await stat(ownBackupsOf(dataDir));
    expect([mode & 0o777, folder.mode & 0o777]).toEqual([0o600, 0o700]);
    expect(await overview()).toEqual({
      derniere: { date: header.created, octets: size, gardees: 1, absents: missing },
      en_retard: false,
    });
    expect(await run("2027-03-10T03:00:00Z", other)).toEqual(["back_up"]);
  });

  test("leaves the newest fourteen, and what others have put there", async () => {
    const days = Array.from({ length: 16 }, (_, n) => `2027-03-${String(n + 10)}`);
    const others = ["bosco.bosco.gz", "daily-mine.bosco.gz", ownBackupName("before-restore", new Date("2027-03-02"))];
    await putOld([...days.map(nameOf), `${nameOf("2027-03-11")}.part`, ...others]);
    expect(await run("2027-03-26T03:00:00Z")).toEqual(["back_up"]);
    expect(await there()).toEqual([...[...days.slice(3), "2027-03-26"].map(nameOf), ...others].sort());
    expect(await overview()).toMatchObject({ derniere: { gardees: 14 } });
  });

  test.each([
    ["can't be read again", "create table away as select * from schema_migrations; delete from schema_migrations"],
    [
      "can't be made",
      "create table hidden (id int); alter table hidden enable row level security, force row level security",
    ],
  ])("that %s removes nothing, and is not counted", async (_, spoil) => {
    const old = Array.from({ length: 15 }, (_unused, n) => nameOf(`2027-04-${String(n + 10)}`));
    await putOld(old);
    const before = (await overview()).derniere;
    await server.sql(spoil);
    expect(await run("2027-04-25T10:00:00Z")).toEqual([]);
    expect(failures).toMatchObject([{ job: "back_up", attempt: 1 }]);
    await server.sql("drop table if exists hidden");
    await server.sql(`do $$ begin if to_regclass('away') is not null then
      insert into schema_migrations select * from away; drop table away; end if; end $$`);
    expect(await there()).toEqual(old);
    expect((await overview()).derniere).toEqual(before);
    expect(await run("2027-04-25T10:05:00Z")).toEqual(["back_up"]);
    expect(await there()).toHaveLength(14);
  });

  test.each([
    ["beside another database's files is not made", "FILES_OF_ANOTHER_DATABASE", 0, []],
    [
      "without most of its files is kept as such, once a day",
      "MOST_FILES_MISSING",
      6,
      [ownBackupName("incomplete", new Date("2027-06-25T00:00:00Z"))],
    ],
  ])("that %s, and pushes out none of those that are there", async (_, code, boats, besides) => {
    const old = Array.from({ length: 15 }, (_unused, n) => nameOf(`2027-06-${String(n + 10)}`));
    await putOld(old);
    const before = (await overview()).derniere;
    const { files } = createPhotoStore(readConfig({ DATA_DIR: dataDir }));
    const mark = await readMark(files);
    if (boats === 0) await markAsOf(files, randomUUID());
    const named = await nameLostPhotos(boats);
    expect(await run("2027-06-25T10:00:00Z")).toEqual([]);
    expect(failures).toMatchObject([{ error: { code } }]);
    expect([await there(), (await overview()).derniere]).toEqual([[...old, ...besides], before]);
    await markAsOf(files, mark);
    await named.forget();
    expect(await run("2027-06-25T10:05:00Z")).toEqual(["back_up"]);
  });

  test("has the room that one which was killed has left", async () => {
    const left = ["sending-daily-x", `${nameOf("2027-06-29")}.part`, `${nameOf("2027-06-29")}.names`];
    await putOld([...left, "fetched-mine"]);
    await server.sql(
      "insert into server_state (name, value) values ('backup', $1) on conflict (name) do update set value = excluded.value",
      [JSON.stringify({ date: "2027-06-29T03:00:00.000Z", octets: 1e15, gardees: 3 })],
    );
    expect(await run("2027-06-30T10:00:00Z")).toEqual([]);
    expect(failures[0]?.error).toMatchObject({ code: "NO_ROOM_FOR_BACKUP" });
    expect(await there()).toEqual(["fetched-mine"]);
  });

  test("is not begun where there is no room for it", async () => {
    const last = { date: "2027-05-01T03:00:00.000Z", octets: 1e15, gardees: 3 };
    await server.sql("insert into server_state (name, value) values ('backup', $1)", [JSON.stringify(last)]);
    expect(await run("2027-05-02T10:00:00Z")).toEqual([]);
    expect(failures[0]?.error).toMatchObject({ code: "NO_ROOM_FOR_BACKUP" });
    expect(await there()).toEqual([]);
    expect((await overview()).derniere).toEqual(last);
  });
});

test("an administrator is warned when the last good one is older than two days, or there has been none for so long", async () => {
  const noted = (days: number) => ({
    date: new Date(Date.now() - days * 86_400_000).toISOString(),
    ...{ octets: 1, gardees: 1 },
  });
  for (const [days, late] of [
    [1.9, false],
    [2.1, true],
  ] as const) {
    await server.sql("delete from server_state where name = 'backup'");
    await server.sql("insert into server_state (name, value) values ('backup', $1)", [JSON.stringify(noted(days))]);
    expect((await overview()).en_retard).toBe(late);
  }
  await server.sql("delete from server_state where name = 'backup'");
  expect((await overview()).en_retard).toBe(false);
  await server.sql("update schema_migrations set applied_at = applied_at - interval '49 hours'");
  expect(await overview()).toEqual({ derniere: null, en_retard: true });
});
