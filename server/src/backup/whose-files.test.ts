import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/test-database.ts";
import { openFolder } from "../files/folder.ts";
import { markAsOf, readMark } from "../photos/belonging.ts";
import { type RestoreTarget, restoreBackup } from "./restore.ts";
import { useBackups } from "./test-restore.ts";
import { writeBackup } from "./write-backup.ts";

const { pathOf, elsewhere } = useBackups();
const [ours, another] = [randomUUID(), randomUUID()];
let whole: string;
let database: TestDatabase;
let target: RestoreTarget;
beforeAll(async () => {
  const { connection, query, drop } = await createTestDatabase();
  await query("insert into server_state (name, value) values ('database_id', $1)", [ours]);
  whole = pathOf("whole");
  await writeBackup({ connection, files: openFolder(pathOf("none")) }, whole);
  await drop();
});
beforeEach(async () => {
  ({ database, target } = await elsewhere("seeded"));
});
afterEach(() => database.drop());

const call = (id: string) => database.query("insert into server_state (name, value) values ('database_id', $1)", [id]);
const idThere = async () =>
  (await database.query("select value from server_state where name = 'database_id'"))[0]?.value;
async function refused(word = {}) {
  const error = await restoreBackup(target, whole, () => {}, word).catch((reason) => reason);
  expect(error.name).toBe("StartError");
  expect(await readdir(target.folder).catch(() => [])).toEqual([]);
  return error.message;
}

test("a backup is put back where nobody has files, and where the files are those of the database it replaces", async () => {
  await call(another);
  await restoreBackup(target, whole);
  expect([await readMark(target.files), await idThere()]).toEqual([ours, ours]);
  await database.query("update server_state set value = $1 where name = 'database_id'", [another]);
  await markAsOf(target.files, another);
  await restoreBackup(target, whole);
  expect([await readMark(target.files), await idThere()]).toEqual([ours, ours]);
});

test("not among the files of a third database, whatever the operator says", async () => {
  await markAsOf(target.files, another);
  for (const word of [{}, { takeOver: true }])
    expect(await refused(word)).toMatch(/of another database than this one .+ Give it a DATA_DIR or a bucket/);
  expect([await readMark(target.files), await idThere()]).toEqual([another, undefined]);
});

test("a trial does not write among the files of the database that the backup was made of", async () => {
  await call(another);
  await markAsOf(target.files, ours);
  expect(await refused()).toMatch(/To try a backup, give it a DATA_DIR and a bucket .+ of its own.+ --take-over/);
  expect(await idThere()).toBe(another);
});

test("a database that takes the other's place does, when its operator says so", async () => {
  await markAsOf(target.files, ours);
  await restoreBackup(target, whole, () => {}, { takeOver: true });
  expect([await readMark(target.files), await idThere()]).toEqual([ours, ours]);
});

test("who says that it takes a place that is its own, or nobody's, is mistaken about where he is", async () => {
  expect(await refused({ takeOver: true })).toMatch(
    /^--take-over does not apply: .+ are no other database's\. Leave it out/,
  );
  await call(another);
  await markAsOf(target.files, another);
  expect(await refused({ takeOver: true })).toMatch(/^--take-over does not apply/);
  expect(await idThere()).toBe(another);
});

test("who says that files are lost which are all there, is too", async () => {
  expect(await refused({ filesAreLost: true })).toMatch(/^--files-lost does not apply: .+ Leave it out\. Nothing was/);
  expect(await idThere()).toBeUndefined();
});

test("what is there is not replaced while most of its files are away, unless they are lost", async () => {
  await database.query(`begin; set local role bosco_system;
    insert into bateaux select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'par_defaut', false))).* from bateaux b, generate_series(1, 4);
    update bateaux set photo_url = '/api/photos/' || md5(id::text) || '.webp'; commit`);
  expect(await refused()).toMatch(
    /files that the rows of now name are not in .+ See that its disk is mounted.+ --files-lost/,
  );
  await restoreBackup(target, whole, () => {}, { filesAreLost: true });
  expect(await idThere()).toBe(ours);
});
