import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, withClient } from "../../tests/test-database.ts";
import { migrate } from "../database/migrate.ts";
import type { FileStore } from "../files/file-store.ts";
import { openFolder } from "../files/folder.ts";
import { listTables } from "./catalogue.ts";
import { readKnownNames } from "./known-names.ts";
import { restoreBackup } from "./restore.ts";
import { sumsOfBackup, useBackups } from "./test-restore.ts";
import { writeBackup } from "./write-backup.ts";

const { pathOf, elsewhere, sumsOf } = useBackups();
let whole: string;
beforeAll(async () => {
  const { connection, query, drop } = await createTestDatabase();
  await query("insert into server_state (name, value) values ('database_id', gen_random_uuid())");
  whole = pathOf("whole");
  await writeBackup({ connection, files: openFolder(pathOf("none")) }, whole);
  await drop();
});

test("every table and function that migrations make is known by its name", async () => {
  const { database } = await elsewhere("empty");
  await migrate(database.connection);
  const known = await readKnownNames();
  const tables = await withClient(database.connection, (client) => listTables(client));
  expect(tables.filter(({ name }) => !known.tables.has(name))).toEqual([]);
  const functions = await database.query<{ name: string }>(`select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  expect(functions.length).toBeGreaterThan(20);
  expect(functions.filter(({ name }) => !known.functions.has(name))).toEqual([]);
  await database.drop();
});

describe("what an operator has made beside Bosco", () => {
  const NOTES = `create table notes (id serial primary key, texte text); insert into notes (texte) values ('à moi');
    create function mienne() returns int language sql as 'select 1'; alter table bateaux add column surnom text`;

  test("is told when the backup is written, and stays as it is when another is put back, there and back", async () => {
    const { database, target } = await elsewhere("seeded");
    const before = await sumsOf(target);
    await database.query(NOTES);
    expect(await writeBackup(target, pathOf("with-notes"))).toMatchObject({ strangeTables: ["notes"] });
    const mine = () => database.query("select n.*, mienne() from notes n");
    const { restorePoint = "" } = await restoreBackup(target, whole);
    expect(await mine()).toEqual([{ id: 1, texte: "à moi", mienne: 1 }]);
    const told: string[] = [];
    await database.query("insert into notes (texte) values ('depuis')");
    await restoreBackup(target, restorePoint, (line) => told.push(line));
    expect(told).toContain("The table notes is not Bosco's: its rows stay in the backup.");
    expect(told).toContain("The column surnom of bateaux is not Bosco's: what it says stays in the backup.");
    expect(await database.query("select texte from notes order by id")).toHaveLength(2);
    await database.query("insert into notes (texte) values ('encore'); drop table notes");
    expect((await sumsOf(target)).tables).toEqual(before.tables);
    await database.drop();
  });

  test("does not keep its backup from an empty database", async () => {
    const { database, target } = await elsewhere("seeded");
    await database.query(NOTES);
    await writeBackup(target, pathOf("with-notes"));
    const other = await elsewhere("empty");
    await restoreBackup(other.target, pathOf("with-notes"));
    expect(await other.database.query("select to_regclass('notes') as notes")).toEqual([{ notes: null }]);
    await database.drop();
    await other.database.drop();
  });

  test("keeps a restore from what it stands on", async () => {
    const { database, target } = await elsewhere("seeded");
    const before = await sumsOf(target);
    await database.query(`create view noms as select nom from bateaux;
      create table suivi (user_id uuid references auth_users (id))`);
    await expect(restoreBackup(target, whole)).rejects.toThrow(
      "would go with them: noms (view), suivi (suivi_user_id_fkey). Take them away first.",
    );
    await database.query("drop view noms; drop table suivi");
    expect(await sumsOf(target)).toEqual(before);
    await database.drop();
  });
});

test("what could not be put back is not replaced", async () => {
  const { database, target } = await elsewhere("seeded");
  await database.query("insert into schema_migrations (name, checksum) values ('999_of_tomorrow.sql', 'x')");
  const before = await sumsOf(target);
  await expect(restoreBackup(target, whole)).rejects.toThrow("What is there could not be put back");
  expect(await sumsOf(target)).toEqual(before);
  expect(await readdir(target.folder)).toEqual([]);
  await database.drop();
});

test("a mark that can't be written beside the photos is told, and the restore is done", async () => {
  const { database, target } = await elsewhere("empty");
  const files: FileStore = {
    ...target.files,
    put: (key, content) =>
      key === "database-id" ? Promise.reject(new Error("no disk")) : target.files.put(key, content),
  };
  const told: string[] = [];
  const { header } = await restoreBackup({ ...target, files }, whole, (line) => told.push(line));
  expect(told).toEqual([expect.stringContaining(`could not be written (no disk): write ${header.database_id} into`)]);
  expect((await sumsOf(target)).tables).toEqual((await sumsOfBackup(whole)).tables);
  await database.drop();
});
