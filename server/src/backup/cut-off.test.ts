import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { KilledRestore } from "../../tests/killed-restore.ts";
import { createTestDatabase, type TestDatabase } from "../../tests/test-database.ts";
import { startTestServer } from "../../tests/test-server.ts";
import { findBelonging, markAsOf, readMark } from "../photos/belonging.ts";
import { type RestoreTarget, restoreBackup } from "./restore.ts";
import { useBackups } from "./test-restore.ts";
import { writeBackup } from "./write-backup.ts";

/** A restore that is killed once all is committed, and before the files are marked as of the database that was put back. */
const { pathOf, elsewhere } = useBackups();
const [ours, another] = [randomUUID(), randomUUID()];
let whole: string;
let database: TestDatabase;
let dataDir: string;
let target: RestoreTarget;

beforeAll(async () => {
  const { connection, query, drop } = await createTestDatabase();
  await query("insert into server_state (name, value) values ('database_id', $1)", [ours]);
  whole = pathOf("whole");
  await writeBackup({ connection }, whole);
  await drop();
});
beforeEach(async () => {
  ({ database, dataDir, target } = await elsewhere("seeded"));
  await database.query("insert into server_state (name, value) values ('database_id', $1)", [another]);
  await markAsOf(target.files, another);
  await restoreAndDie();
  expect([await idThere(), await readMark(target.files)]).toEqual([ours, another]);
});
afterEach(() => database.drop());

async function restoreAndDie() {
  const { connection, folder } = target;
  const asked: KilledRestore = { connection, dataDir, folder, path: whole };
  const script = fileURLToPath(new URL("../../tests/killed-restore.ts", import.meta.url));
  const args = ["--import", import.meta.resolve("tsx"), script, JSON.stringify(asked)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
}
const stateOf = async (name: string) =>
  (await database.query("select value from server_state where name = $1", [name]))[0]?.value;
const idThere = () => stateOf("database_id");

/** A start, and whether the files were its own. */
async function start() {
  const lines: string[] = [];
  const server = await startTestServer(
    { DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    { testDatabase: database, logTo: { write: (line) => void lines.push(line) } },
  );
  const { isOurs } = await findBelonging(server.database, target.files);
  await server.stop();
  return { isOurs, log: lines.join("") };
}

test("is brought to its end by the next start, which says so, once", async () => {
  const { isOurs, log } = await start();
  expect([isOurs, await readMark(target.files)]).toEqual([true, ours]);
  expect(log).toContain("a restore had not marked the photos yet");
  expect(log).not.toContain("belong to another database");
  // why: who takes these files for its own later is no longer this restore.
  await markAsOf(target.files, another);
  expect(await start()).toMatchObject({ isOurs: false, log: expect.stringContaining("belong to another database") });
});

test("can be followed by another restore, which needs no word of the operator", async () => {
  await restoreBackup(target, whole);
  expect([await idThere(), await readMark(target.files)]).toEqual([ours, ours]);
  await markAsOf(target.files, another);
  expect((await start()).isOurs).toBe(false);
});

test("is told to no other database by a backup that was made before that start", async () => {
  const between = pathOf(`between-${randomUUID()}`);
  await writeBackup(target, between);
  const other = await elsewhere("empty");
  await restoreBackup(other.target, between);
  expect(await readMark(other.target.files)).toBe(ours);
  expect(await other.database.query("select from server_state where value = $1", [another])).toEqual([]);
  await other.database.drop();
});

test("and one of a database that had no name yet leave the files to the next start", async () => {
  const nameless = await createTestDatabase();
  const path = pathOf("nameless");
  await writeBackup({ connection: nameless.connection }, path);
  await nameless.drop();
  await restoreBackup(target, path);
  expect([await idThere(), await readMark(target.files)]).toEqual([undefined, another]);
  expect((await start()).isOurs).toBe(true);
  expect(await readMark(target.files)).toBe(await idThere());
});
