import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase, withClient } from "../../tests/test-database.ts";
import { migrate } from "../database/migrate.ts";
import type { FileStore } from "../files/file-store.ts";
import { openFolder } from "../files/folder.ts";
import { StartError } from "../start-error.ts";
import { listTables } from "./catalogue.ts";
import { readKnownNames } from "./known-names.ts";
import { verifyBackup } from "./read-backup.ts";
import { type RestoreTarget, restoreBackup } from "./restore.ts";
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
    // why taken away first: what is back never had a server, so which mark it replaces is noted for its first one.
    const { database_id: value } = (await verifyBackup(whole)).header;
    const notes = await database.query("delete from server_state returning name, value");
    expect(notes).toEqual([{ name: "mark_before_restore", value }]);
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

  describe("and stands on what is Bosco's", () => {
    let database: TestDatabase;
    let target: RestoreTarget;
    let before: Awaited<ReturnType<typeof sumsOf>>;
    beforeAll(async () => {
      ({ database, target } = await elsewhere("seeded"));
      before = await sumsOf(target);
      await database.query(`create schema autre; create table autre.journal (texte text, plie text);
        insert into autre.journal values ('à moi'); create function autre.rien() returns trigger language plpgsql as 'begin return new; end'`);
    });
    afterAll(() => database.drop());

    test.each([
      [
        "a view",
        "create view autre.noms as select nom from bateaux",
        "drop view autre.noms",
        "view autre.noms (table bateaux)",
      ],
      [
        "a key",
        "create table autre.suivi (user_id uuid references auth_users (id))",
        "drop table autre.suivi",
        "constraint suivi_user_id_fkey on table autre.suivi (index auth_users_pkey, table auth_users)",
      ],
      [
        "a default",
        "alter table autre.journal alter plie set default fold('À lui')",
        "alter table autre.journal alter plie drop default",
        "default value for column plie of table autre.journal (function fold(text))",
      ],
      [
        "a trigger that calls Bosco's function",
        "create trigger pose before update on autre.journal for each row execute function touch_row()",
        "drop trigger pose on autre.journal",
        "trigger pose on table autre.journal (function touch_row())",
      ],
      [
        "a view of what a function says",
        "create view autre.plies as select fold(texte) as plie from autre.journal",
        "drop view autre.plies",
        "view autre.plies (function fold(text))",
      ],
      [
        "a column that holds a row",
        "alter table autre.journal add column bateau bateaux",
        "alter table autre.journal drop column bateau",
        "column bateau of table autre.journal (type bateaux)",
      ],
      [
        "a trigger of his own on Bosco's table",
        "create trigger ecoute after insert on bateaux for each row execute function autre.rien()",
        "drop trigger ecoute on bateaux",
        "trigger ecoute on table bateaux",
      ],
      [
        "what is told to other servers",
        "create publication vers_ailleurs for table bateaux",
        "drop publication vers_ailleurs",
        "publication of table bateaux in publication vers_ailleurs",
      ],
    ])("%s keeps a restore from beginning, and is named", async (_, make, takeAway, name) => {
      await database.query(make);
      const restored = restoreBackup(target, whole).finally(() => database.query(takeAway));
      const error = await restored.catch((reason) => reason);
      expect(error.message).toBe(
        `These are not Bosco's, and would go with what they stand on: ${name}. Take them away first, and make them anew after it. Nothing was changed.`,
      );
      expect(error).toBeInstanceOf(StartError);
      expect(await readdir(target.folder).catch(() => [])).toEqual([]);
      expect(await sumsOf(target)).toEqual(before);
      expect(await database.query("select texte from autre.journal")).toEqual([{ texte: "à moi" }]);
    });

    test("keeps it no longer once it is away", async () => {
      await restoreBackup(target, whole);
      expect(await database.query("select texte from autre.journal")).toEqual([{ texte: "à moi" }]);
    });
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
