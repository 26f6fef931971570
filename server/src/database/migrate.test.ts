import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase, withClient } from "../../tests/test-database.ts";
import { StartError } from "../start-error.ts";
import { migrate } from "./migrate.ts";

const SHIPPED = fileURLToPath(new URL("../../migrations", import.meta.url));

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase("empty");
});
afterEach(() => database.drop());

const applied = () => database.query("select name, checksum, applied_at from schema_migrations order by name");

/** The shipped migrations of an older version only. */
async function migrateBefore(version: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `bosco-before-${version}-`));
  const older = (await readdir(SHIPPED)).filter((name) => name < version).sort();
  for (const name of older) await cp(join(SHIPPED, name), join(folder, name));
  expect(await migrate(database.connection, folder)).toEqual(older);
  await rm(folder, { recursive: true });
}

describe("the shipped migrations", () => {
  test("fill an empty database in the order of their names, once", async () => {
    const files = (await readdir(SHIPPED)).sort();
    expect(await migrate(database.connection)).toEqual(files);
    const [models] = await database.query("set role bosco_system; select count(*)::int as n from modeles_navires");
    expect(models?.n).toBe(236);
    const before = await applied();
    expect(await migrate(database.connection)).toEqual([]);
    expect(await applied()).toEqual(before);
  });

  test("carry a database of version 086 with its rows over to this one", async () => {
    const files = (await readdir(SHIPPED)).sort();
    await migrateBefore("087");
    const [user, boat, article, maintenance, later] = Array.from({ length: 5 }, () => randomUUID());
    await database.query(`insert into auth_users (id, name, email) values ('${user}', 'Anne', 'anne@bosco.test');
      begin; set local role bosco_system;
      insert into bateaux (user_id, id, nom, nom_constructeur, nom_modele, annee, longueur, largeur, moteur,
        capacite_carburant, capacite_eau) values ('${user}', '${boat}', 'Albatros', 'Bénéteau', 'Oceanis 40', 2010, 12, 4, 'Yanmar', 200, 360);
      insert into annulations (user_id, id, bateau_id, action, lignes, total)
        values ('${user}', '${article}', '${boat}', 'supprimer', '[{"nom": "Riz"}]', 7);
      insert into maintenances_supprimees (user_id, id, bateau_id, ligne, created_at)
        values ('${user}', '${maintenance}', '${boat}', '{"titre": "Vidange"}', now() - interval '1 hour'),
          ('${user}', '${article}', '${boat}', '{"titre": "Sous un id déjà pris"}', now());
      commit`);
    expect(await migrate(database.connection)).toEqual(files.filter((name) => name >= "087"));
    // The previous release still runs and deletes one.
    await database.query(`begin; set local role bosco_system;
      insert into maintenances_supprimees (user_id, id, bateau_id, ligne)
        values ('${user}', '${later}', '${boat}', '{"titre": "Carénage"}'); commit`);
    const kept = await database.query(`begin; set local role bosco_system; select id, action, lignes, total,
      created_at < now() - interval '59 minutes' as is_old from annulations order by action, created_at`);
    expect(kept).toEqual([
      { id: article, action: "supprimer", lignes: [{ nom: "Riz" }], total: 7, is_old: false },
      { id: maintenance, action: "supprimer_maintenance", lignes: [{ titre: "Vidange" }], total: 0, is_old: true },
      { id: later, action: "supprimer_maintenance", lignes: [{ titre: "Carénage" }], total: 0, is_old: false },
    ]);
  });

  test("mend the catalogue and leave alone an owner's boat and a model that an operator has added", async () => {
    await migrateBefore("091");
    const [user, boat, model] = Array.from({ length: 3 }, () => randomUUID());
    await database.query(`insert into auth_users (id, name, email) values ('${user}', 'Anne', 'anne@bosco.test');
      begin; set local role bosco_system;
      insert into bateaux (user_id, id, nom, nom_constructeur, nom_modele, annee, longueur, largeur, moteur,
        capacite_carburant, capacite_eau)
        values ('${user}', '${boat}', 'Albatros', 'Bavaria', 'C42', 2020, 12.9, 4.29, 'Yanmar 4JH40, 40 ch', 210, 350);
      insert into modeles_navires (id, nom_constructeur, nom_modele, longueur, largeur, moteur, capacite_carburant, capacite_eau)
        values ('${model}', 'Hanse', '418', 12.38, 4.16, 'Yanmar', 160, 475);
      commit`);
    await migrate(database.connection);
    const found = await database.query(`begin; set local role bosco_system;
      select id, moteur from bateaux union all
      select id, moteur from modeles_navires where (nom_constructeur, nom_modele) in (('Bavaria', 'C42'), ('Hanse', '418'))`);
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { id: boat, moteur: "Yanmar 4JH40, 40 ch" },
        { id: model, moteur: "Yanmar" },
        { id: "b05c0000-0000-4000-8000-000000000307", moteur: "Yanmar 3JH40, 40 ch" },
      ]),
    );
  });

  test("are applied by one of four servers that start at once", async () => {
    const run = () => migrate(database.connection);
    const names = await Promise.all([run(), run(), run(), run()]);
    expect(names.map(({ length }) => length > 0).sort()).toEqual([false, false, false, true]);
    expect((await applied()).length).toBe((await readdir(SHIPPED)).length);
  });
});

describe("a folder of migrations", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "bosco-migrations-"));
    await write("001_ports.sql", "create table ports (\n  nom text\n);\n");
    await write("002_quais.sql", "create table quais (numero integer);");
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const run = () => migrate(database.connection, folder);
  const tables = async () => {
    const rows = await database.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
    );
    return rows.map(({ relname }) => relname);
  };
  /** Connections that wait for somebody's lock. */
  const waiting = async () =>
    (await database.query("select from pg_locks where not granted and pid <> pg_backend_pid()")).length;
  /** The sentence a start ends with: one line. */
  async function refusal(): Promise<string> {
    const error = await run().catch((reason) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect(error.message).not.toContain("\n");
    return error.message;
  }

  test("a new file is applied beside those already applied", async () => {
    await run();
    await write("003_pontons.sql", "create table pontons (lettre text);");
    expect(await run()).toEqual(["003_pontons.sql"]);
    expect(await tables()).toEqual(["pontons", "ports", "quais", "schema_migrations"]);
  });

  test("a file changed after it was applied is refused by its name", async () => {
    await run();
    await write("001_ports.sql", "create table ports (nom text, pays text);");
    expect(await refusal()).toBe(
      "Migration 001_ports.sql was changed after it was applied. Restore the file; add a new one instead.",
    );
  });

  test("line ends of another system are no change", async () => {
    await run();
    await write("001_ports.sql", "create table ports (\r\n  nom text\r\n);\r\n");
    expect(await run()).toEqual([]);
  });

  test("a broken file says which and why, and nothing of any file is applied", async () => {
    await write("900_broken.sql", "create table fine (id integer);\nselect no_such_column;\n");
    expect(await refusal()).toBe(
      'Migration 900_broken.sql failed: column "no_such_column" does not exist. Nothing was changed; mend the file and start again.',
    );
    expect(await tables()).toEqual([]);
  });

  test("a broken file leaves an older schema as it was", async () => {
    await run();
    await write("900_broken.sql", "drop table ports; create table fine (id integer); select 1 / 0;");
    expect(await refusal()).toContain("Migration 900_broken.sql failed: division by zero.");
    expect(await tables()).toEqual(["ports", "quais", "schema_migrations"]);
  });

  test("a running server's transactions and a migration that want each other's tables both come to their end", async () => {
    await run();
    await write("003_more.sql", "alter table ports add column pays text; alter table quais add column lettre text;");
    await withClient(database.connection, async (client) => {
      await client.query("begin");
      await client.query("insert into quais values (1)");
      const migrating = run();
      await expect.poll(waiting, { interval: 20 }).toBeGreaterThan(0);
      await client.query("insert into ports values ('Brest')");
      await client.query("commit");
      expect(await migrating).toEqual(["003_more.sql"]);
    });
    expect(await database.query("select * from ports")).toEqual([{ nom: "Brest", pays: null }]);
  });

  test("a database that knows a newer migration than this version is left alone", async () => {
    await run();
    await rm(join(folder, "002_quais.sql"));
    expect(await refusal()).toBe(
      "The database has migration 002_quais.sql, which this version of Bosco does not know. Update Bosco.",
    );
    expect(await tables()).toEqual(["ports", "quais", "schema_migrations"]);
  });
});
