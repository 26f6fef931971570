import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type BucketServer, openTestBucket, startBucketServer } from "../../tests/bucket-server.ts";
import { useTestServer } from "../../tests/test-server.ts";
import { readConfig } from "../config.ts";
import type { Bucket } from "../files/open-files.ts";
import { runBackup, runNightly } from "../jobs/jobs.ts";
import type { JobFailure } from "../jobs/once-a-day.ts";
import { createMailer } from "../mail/mailer.ts";
import { createPhotoStore } from "../photos/store.ts";
import { withBackup } from "./fetch-backup.ts";
import { makeOwnBackups, ownBackupName, ownBackupsOf } from "./own-backups.ts";
import { verifyBackup } from "./read-backup.ts";
import { shelfOf } from "./shelf.ts";

const server = useTestServer();
const failures: JobFailure[] = [];
let bucketServer: BucketServer;
let bucket: Bucket;
let dataDir: string;
beforeAll(async () => {
  bucketServer = await startBucketServer();
  bucket = await openTestBucket(bucketServer);
  dataDir = await mkdtemp(join(tmpdir(), "bosco-daily-"));
});
beforeEach(async () => {
  failures.length = 0;
  bucketServer.be("well");
  for (const name of await there()) await bucket.backups.delete(name);
  await server.sql("delete from server_state where name in ('backup', 'job:back_up')");
});
afterAll(async () => {
  await bucketServer.stop();
  await rm(dataDir, { recursive: true });
});

const services = () => {
  const config = readConfig({ DATA_DIR: dataDir });
  const mailer = createMailer(config, server.url, () => {});
  const { connection } = server.testDatabase;
  const photos = createPhotoStore(config, bucket.files);
  return { database: server.database, photos, mailer, dataDir, backups: bucket.backups, connection };
};
const run = (at: string, more: object = {}) =>
  runBackup({ ...services(), ...more }, new Date(at), (failure) => failures.push(failure));
const there = async () => (await shelfOf(dataDir, bucket.backups).names()).sort();
const onDisk = () => readdir(ownBackupsOf(dataDir)).catch(() => []);
const overview = async () => (await (await server.admin()).get("/api/fonctions/admin-users/apercu")).body.sauvegardes;
const nameOf = (day: string) => ownBackupName("daily", new Date(`${day}T03:00:00Z`));

test("the backup of the day is kept in the bucket, alone, and an administrator is told its age and weight", async () => {
  expect(await run("2027-03-09T03:00:00Z")).toEqual(["back_up"]);
  expect([await there(), await onDisk()]).toEqual([[nameOf("2027-03-09")], []]);
  const kept = await bucket.backups.stat(nameOf("2027-03-09"));
  const place = { backups: bucket.backups, dataDir };
  const told: string[] = [];
  const tell = (line: string) => told.push(line);
  const { header, missing } = await withBackup(nameOf("2027-03-09"), { ...place, tell }, async (path) => {
    expect(await onDisk()).toHaveLength(1);
    return verifyBackup(path);
  });
  expect(told).toEqual([`${nameOf("2027-03-09")} is not here: it comes from ${bucket.backups.place}.`]);
  expect(await overview()).toEqual({
    derniere: { date: header.created, octets: kept?.size, gardees: 1, absents: missing },
    en_retard: false,
  });
  expect(await onDisk()).toEqual([]);
});

test("a path that leads nowhere is no name of the bucket's", async () => {
  const name = nameOf("2027-03-09");
  await bucket.backups.put(name, Buffer.from("x"));
  const asked = (given: string) => withBackup(given, { backups: bucket.backups, dataDir }, async (path) => path);
  expect(await asked(join(dataDir, name))).toBe(join(dataDir, name));
  expect(await asked(`./${name}`)).toBe(resolve(name));
});

test("one that can't be read again where it is kept does not stay there", async () => {
  const put: typeof bucket.backups.put = async (key, sent) => {
    await bucket.backups.put(key, sent);
    bucketServer.be("write only");
  };
  expect(await run("2027-04-25T10:10:00Z", { backups: { ...bucket.backups, put } })).toEqual([]);
  bucketServer.be("well");
  expect(failures).toMatchObject([{ job: "back_up", error: { name: "FilesAway", status: 403 } }]);
  expect([await there(), await onDisk()]).toEqual([[], []]);
});

test("one that was killed on its way is gone before the next looks for room", async () => {
  await makeOwnBackups(dataDir);
  await writeFile(join(ownBackupsOf(dataDir), `sending-${nameOf("2027-03-08")}`), "x");
  expect(await run("2027-03-09T10:00:00Z")).toEqual(["back_up"]);
  expect([await there(), await onDisk()]).toEqual([[ownBackupName("daily", new Date("2027-03-09T10:00:00Z"))], []]);
});

test("the newest fourteen stay there, and what others have put beside them", async () => {
  const days = Array.from({ length: 16 }, (_, n) => `2027-03-${String(n + 10)}`);
  for (const name of [...days.map(nameOf), "mine.bosco.gz"]) await bucket.backups.put(name, Buffer.from("x"));
  expect(await run("2027-03-26T03:00:00Z")).toEqual(["back_up"]);
  expect(await there()).toEqual([...[...days.slice(3), "2027-03-26"].map(nameOf), "mine.bosco.gz"].sort());
  expect(await overview()).toMatchObject({ derniere: { gardees: 14 } });
});

test("one that can't be brought there, or is another there, removes nothing and is not counted", async () => {
  const old = Array.from({ length: 15 }, (_unused, n) => nameOf(`2027-04-${String(n + 10)}`));
  for (const name of old) await bucket.backups.put(name, Buffer.from("x"));
  bucketServer.be("failing");
  expect(await run("2027-04-25T10:00:00Z")).toEqual([]);
  bucketServer.be("well");
  await server.sql("delete from server_state where name = 'job:back_up'");
  const put: typeof bucket.backups.put = (key, sent) => {
    if ("stream" in sent) sent.stream.destroy();
    return bucket.backups.put(key, Buffer.from("another"));
  };
  expect(await run("2027-04-25T10:05:00Z", { backups: { ...bucket.backups, put } })).toEqual([]);
  expect(failures.map(({ job }) => job)).toEqual(["back_up", "back_up"]);
  expect(String(failures[1]?.error)).toContain("is another in");
  expect([await there(), await onDisk()]).toEqual([old, []]);
  expect((await overview()).derniere).toBeNull();
});

test("the night removes what is older than thirty days from the bucket too", async () => {
  for (const day of ["2027-03-11", "2027-03-12"]) await bucket.backups.put(nameOf(day), Buffer.from("x"));
  const ran = await runNightly(services(), new Date("2027-04-10T10:00:00Z"), ({ error }) => {
    throw error;
  });
  expect(ran).toContain("sweep_restore_points");
  expect(await there()).toEqual([nameOf("2027-03-12")]);
});
