import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packagedNativeDirectory } from "./binaries.ts";
import { DatabaseStartError } from "./index.ts";
import {
  ask,
  isRoot,
  NOBODY,
  quickStart,
  serversUnder,
  startChild,
  temporaryFolder,
  usedDataDirectory,
} from "./test-site.ts";

/** The one line a start is refused with. */
async function refusal(start: Promise<unknown>): Promise<string> {
  const error = await start.then(
    () => new Error("it started"),
    (reason: Error) => reason,
  );
  expect(error).toBeInstanceOf(DatabaseStartError);
  expect(error.message).not.toContain("\n");
  return error.message;
}

test("a data directory that is a file is refused", async () => {
  const file = join(temporaryFolder(), "data");
  writeFileSync(file, "");
  expect(await refusal(quickStart(file))).toContain("is a file: choose another data directory");
  expect(await refusal(quickStart(join(file, "inner")))).toContain("is a file: choose another data directory");
});

test.each(["", "  ", "a\nb", "a\0b"])("the path %j is refused as a data directory", async (dataDir) => {
  expect(await refusal(quickStart(dataDir))).toContain("is empty or has control characters");
});

test("a read-only data directory is refused", async () => {
  const parent = temporaryFolder();
  const dataDir = join(parent, "data");
  mkdirSync(dataDir);
  const failureIn = async (path: string) => {
    if (!isRoot) return refusal(quickStart(path));
    return (await startChild({ dataDir: path }, { uid: NOBODY }).failure())?.message;
  };
  if (isRoot) chownSync(dataDir, NOBODY, NOBODY);
  chmodSync(dataDir, 0o555);
  expect(await failureIn(dataDir)).toMatch(/^The database cannot start in .*: give this user write access/);
  chmodSync(parent, 0o555);
  expect(await failureIn(join(parent, "missing"))).toMatch(
    /^The database cannot start in .*: give this user write access/,
  );
  chmodSync(parent, 0o755);
});

test("a cluster of another PostgreSQL version is refused and left alone", async () => {
  const dataDir = await usedDataDirectory();
  writeFileSync(join(dataDir, "postgres/PG_VERSION"), "15\n");
  expect(await refusal(quickStart(dataDir))).toMatch(/made by PostgreSQL 15 and Bosco runs PostgreSQL 18: dump it/);
  expect(readFileSync(join(dataDir, "postgres/PG_VERSION"), "utf8")).toBe("15\n");
});

test("a folder that is no cluster is refused and left alone", async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, "postgres"));
  writeFileSync(join(dataDir, "postgres/letter.txt"), "dear");
  expect(await refusal(quickStart(dataDir))).toContain("is not a PostgreSQL data folder: move it away");
  expect(existsSync(join(dataDir, "postgres/letter.txt"))).toBe(true);
});

test("an empty folder in the cluster's place is used", async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, "postgres"));
  const database = await quickStart(dataDir);
  expect(await ask(database.connection, "select 1")).toEqual([1]);
  await database.stop();
});

test("a damaged cluster is refused with PostgreSQL's own reason and its log", async () => {
  const dataDir = await usedDataDirectory();
  rmSync(join(dataDir, "postgres/global/pg_control"));
  const line = await refusal(quickStart(dataDir));
  expect(line).toMatch(/could not start on .*pg_control.*restore a backup.*postgres\.log/);
  expect(serversUnder(dataDir)).toEqual([]);
});

test("a cluster with another superuser is refused and not left running", async () => {
  const dataDir = await usedDataDirectory();
  const database = await quickStart(dataDir);
  await ask(database.superuser, "create role chief superuser login");
  await ask({ ...database.superuser, user: "chief" as "postgres" }, "alter role postgres rename to admiral");
  await database.stop();
  expect(await refusal(quickStart(dataDir))).toContain("that Bosco did not make");
  expect(serversUnder(dataDir)).toEqual([]);
});

test("a machine without PostgreSQL programs is told to set DATABASE_URL", async () => {
  expect(() => packagedNativeDirectory("aix", "ppc64")).toThrow(/no PostgreSQL for this machine .*set DATABASE_URL/);
  const nativeDirectory = join(temporaryFolder(), "native");
  expect(await refusal(quickStart(temporaryFolder(), { nativeDirectory }))).toMatch(/missing from .*set DATABASE_URL/);
});

test("programs made for another machine are told apart, with the way out", async () => {
  const folder = temporaryFolder();
  const nativeDirectory = join(folder, "native");
  mkdirSync(join(nativeDirectory, "bin"), { recursive: true });
  for (const name of ["postgres", "initdb", "pg_ctl"]) {
    cpSync(process.execPath, join(nativeDirectory, "bin", name));
    writeFileSync(join(nativeDirectory, "bin", name), "\x7fELF of some other machine", { mode: 0o755 });
  }
  const start = quickStart(join(folder, "data"), { nativeDirectory, stateDirectory: join(folder, "state") });
  expect(await refusal(start)).toMatch(/do not run on this machine .*set DATABASE_URL/);
});
