import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "../../tests/test-database.ts";
import { migrate } from "../database/migrate.ts";
import type { FileStore } from "../files/file-store.ts";
import { openFolder } from "../files/folder.ts";
import { restoreBackup } from "./restore.ts";
import { useBackups } from "./test-restore.ts";
import { writeBackup } from "./write-backup.ts";

const { pathOf, elsewhere, sumsOf } = useBackups();
let whole: string;
beforeAll(async () => {
  const { connection, drop } = await createTestDatabase();
  whole = pathOf("whole");
  await writeBackup({ connection, files: openFolder(pathOf("none")) }, whole);
  await drop();
});

/** Does something once the first file is read. */
function meanwhile(files: FileStore, work: () => Promise<unknown>): FileStore {
  let done: Promise<unknown> | undefined;
  return {
    ...files,
    async get(key) {
      done ??= work();
      await done;
      return files.get(key);
    },
  };
}

test("an upgrade has its tables while a backup still copies files", async () => {
  const { database, target } = await elsewhere("seeded");
  const altered: string[] = [];
  const files = meanwhile(target.files, async () => {
    await database.query(`begin; set local lock_timeout = '400ms';
      alter table documents add column passager text; alter table documents drop column passager; commit`);
    altered.push("documents");
  });
  await writeBackup({ ...target, files }, pathOf("upgraded"));
  expect(altered).toEqual(["documents"]);
  await database.drop();
});

describe("while a restore runs", () => {
  test("a server that starts waits, and comes to what was put back", async () => {
    const { database, target } = await elsewhere("seeded");
    await database.query("insert into auth_attempts (subject, at) values ('before', now())");
    const order: string[] = [];
    let started: Promise<unknown> = Promise.resolve();
    const files = meanwhile(target.files, async () => {
      started = migrate(target.connection).then(() => order.push("started"));
      await sleep(1_000);
      order.push("what was there is kept");
    });
    await restoreBackup({ ...target, files }, whole);
    await started;
    expect(order).toEqual(["what was there is kept", "started"]);
    expect(await database.query("select from auth_attempts where subject = 'before'")).toEqual([]);
    await database.drop();
  });

  test("whoever comes otherwise ends it, and nothing is changed", async () => {
    const { database, target } = await elsewhere("seeded");
    const before = await sumsOf(target);
    const other = new pg.Client({ ...target.connection, application_name: "bosco" });
    const files = meanwhile(target.files, () => other.connect());
    await expect(restoreBackup({ ...target, files }, whole)).rejects.toThrow("stop every Bosco server");
    await other.end();
    expect(await sumsOf(target)).toEqual(before);
    await database.drop();
  });
});
