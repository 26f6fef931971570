import { afterAll, beforeAll, expect, test } from "vitest";
import { join } from "../../../tests/join.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { startTestServer, type TestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { Device } from "./test-device.ts";

const FOREIGN = 100_000;
const OWNERS = 100;
let server: TestServer;
let owner: Visitor;
let member: Visitor;
let boat: string;

/** Rows of strangers, written without their triggers: they are here to be in the way. */
const CROWD = `begin;
  alter table inventaire disable trigger user;
  alter table bateaux disable trigger user;
  set local role bosco_system;
  insert into auth_users (name, email) select 'x', n || '@foule.test' from generate_series(1, ${OWNERS}) as n;
  insert into bateaux (user_id, nom, nom_constructeur, nom_modele, annee, longueur, largeur, moteur, capacite_carburant, capacite_eau)
    select id, 'Foule', 'Bénéteau', 'First', 2010, 8, 3, 'Yanmar', 50, 50 from auth_users where email like '%@foule.test';
  insert into inventaire (user_id, bateau_id, nom) select user_id, id, 'Article ' || n
    from bateaux, generate_series(1, ${FOREIGN / OWNERS}) as n where nom = 'Foule';
  insert into changements (user_id, table_nom, ligne, bateau)
    select user_id, 'inventaire', id, bateau_id from inventaire where nom like 'Article %';
  reset role;
  alter table inventaire enable trigger user;
  alter table bateaux enable trigger user;
  commit`;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.account({ pro: true });
  member = await server.account();
  boat = (await owner.post("/api/bateaux", aBoat())).body.id;
  await server.sql(CROWD);
  // why now: PostgreSQL's own vacuum would come some time later, and its summary of the BRIN index counts as reading the table whole.
  await server.sql("vacuum analyze inventaire, changements, bateaux");
  await join(owner, member, boat, "equipage");
}, 120_000);
afterAll(() => server.stop());

interface Scans {
  whole: number;
  byIndex: number;
}

/**
 * How often each table was read whole, and how often by an index, since the database was made.
 * why the server's connections end before: PostgreSQL tells what one did up to ten seconds after it has become idle, or at its end.
 */
async function scans(): Promise<Record<string, Scans>> {
  const ended = await server.sql<{ ended: boolean }>(
    `select pg_terminate_backend(pid, 30000) as ended from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  expect(ended.every((one) => one.ended)).toBe(true);
  const rows = await server.sql<{ relname: string; whole: string; by_index: string }>(
    "select relname, seq_scan as whole, idx_scan as by_index from pg_stat_user_tables where relname = any ($1) order by 1",
    [["changements", "inventaire"]],
  );
  return Object.fromEntries(
    rows.map(({ relname, whole, by_index }) => [relname, { whole: Number(whole), byIndex: Number(by_index) }]),
  );
}

test.each(["the owner", "a member"])(
  "%s is answered without reading what is others'",
  async (who) => {
    const visitor = who === "the owner" ? owner : member;
    const before = await scans();
    // why as often: a statement that is asked again gets the plan that is kept.
    const rounds = 8;
    for (let n = 0; n < rounds; n += 1) {
      const device = new Device(visitor);
      await device.pull();
      await owner.post("/api/inventaire", { bateau_id: boat, nom: `Riz ${n}`, categorie: "Alimentation" });
      expect((await device.news()).inventaire?.lignes).toHaveLength(1);
      expect(await device.news()).toEqual({});
    }
    const after = await scans();
    const more = (table: string, how: keyof Scans) => (after[table]?.[how] ?? 0) - (before[table]?.[how] ?? 0);
    expect(more("changements", "byIndex")).toBeGreaterThanOrEqual(2 * rounds);
    expect([more("changements", "whole"), more("inventaire", "whole")]).toEqual([0, 0]);
  },
  120_000,
);
