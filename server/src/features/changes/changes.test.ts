import { KEPT_TABLES } from "@bosco/contract/live";
import { describe, expect, test } from "vitest";
import { fill } from "../../../tests/fill-rows.ts";
import { insertOwnedRows, useOwnedTables } from "../../../tests/owned-rows.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { Device, deviceOf, listed } from "./test-device.ts";

const server = useTestServer();
const db = useOwnedTables(server);

const boatOf = async (owner: Visitor, more: object = {}) => (await owner.post("/api/bateaux", aBoat(more))).body;
const articleOn = async (owner: Visitor, bateau_id: string, nom = "Riz") =>
  (await owner.post("/api/inventaire", { bateau_id, nom, categorie: "Alimentation" })).body;
const asSystem = (statement: string) => server.sql(`begin; set local role bosco_system; ${statement}; commit`);
const only = (id: unknown) => ({ lignes: [id], supprimees: [] });
const gone = (...ids: unknown[]) => ({ lignes: [], supprimees: ids });

describe("the first copy", () => {
  test("is what the lists show, row by row, with the built-in categories", async () => {
    const owner = await server.account({ pro: true });
    const rows = await insertOwnedRows(db.client, db.owned, owner.id);
    await boatOf(owner, { par_defaut: true });
    expect(rows.size).toBeGreaterThan(KEPT_TABLES.length);
    const device = await deviceOf(owner);
    const shown = await listed(owner);
    expect(device.kept()).toEqual(shown);
    for (const table of KEPT_TABLES) expect({ table, n: shown[table]?.length }).not.toEqual({ table, n: 0 });
    expect(shown.categories?.some(({ user_id }) => user_id === null)).toBe(true);
  });

  test("comes in pages of at most 2,000 rows, and what changes meanwhile is told with the first delta", async () => {
    const owner = await server.account({ pro: true });
    const boat = await boatOf(owner);
    await fill(server, "inventaire", 4_500, { user: owner.id, boat: boat.id });
    const device = new Device(owner);
    const first = await device.page();
    expect(first.complet).toBe(false);
    const [early] = first.tables.inventaire?.lignes ?? [];
    await owner.patch(`/api/inventaire/${early?.id}`, { nom: "Renommé" });
    const added = await articleOn(owner, boat.id);
    const rest = await device.pull();
    const sizes = [first, ...rest].map(({ tables }) =>
      Object.values(tables).reduce((n, part) => n + (part?.lignes.length ?? 0), 0),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2_000);
    const told = await device.news();
    expect(told.inventaire?.lignes.sort()).toEqual([early?.id, added.id].sort());
    expect(device.kept()).toEqual(await listed(owner));
  });
});

describe("what changed", () => {
  test("one press of a stepper is one row", async () => {
    const owner = await server.account();
    const boat = await boatOf(owner);
    const article = await articleOn(owner, boat.id);
    await articleOn(owner, boat.id, "Sel");
    const device = await deviceOf(owner);
    const adjusted = await owner.post(`/api/inventaire/${article.id}/ajuster`, { delta: 1 });
    const [page, ...more] = await device.pull();
    expect(more).toEqual([]);
    expect(page?.tables).toEqual({ inventaire: { lignes: [adjusted.body], supprimees: [] } });
  });

  test("nothing: an empty answer", async () => {
    const device = await deviceOf(await server.account());
    expect(await device.page()).toMatchObject({ complet: true, tables: {} });
  });

  test("in every table: added, changed and removed rows, each once", async () => {
    const owner = await server.account({ pro: true });
    const device = await deviceOf(owner);
    const rows = await insertOwnedRows(db.client, db.owned, owner.id);
    const ids = KEPT_TABLES.map((table) => [table, rows.get(table)?.id] as const);
    const each = Object.fromEntries(ids.map(([table, id]) => [table, only(id)]));
    expect(await device.news()).toEqual(each);
    await asSystem(ids.map(([table, id]) => `update ${table} set id = id where id = '${id}'`).join(";"));
    expect(await device.news()).toEqual(each);
    expect(device.kept()).toEqual(await listed(owner));
    for (const [table, id] of [...ids].reverse()) {
      await asSystem(`delete from ${table} where user_id = '${owner.id}' and id = '${id}'`);
      expect((await device.news())[table]).toEqual(gone(id));
    }
    expect(device.kept()).toEqual(await listed(owner));
  });

  test("nothing but rows counts: no activity, no counters, no operation", async () => {
    const owner = await server.account({ pro: true });
    await insertOwnedRows(db.client, db.owned, owner.id);
    const device = await deviceOf(owner);
    const others = db.owned.tables.filter((table) => !KEPT_TABLES.some((kept) => kept === table));
    expect(others).toContain("activites");
    for (const table of others.filter((name) => name !== "changements"))
      await asSystem(`delete from ${table} where user_id = '${owner.id}'`);
    await owner.patch("/api/profils_utilisateur", { prenom: "Anne" });
    expect(await device.news()).toEqual({});
  });

  test("a transaction that was rolled back is none", async () => {
    const owner = await server.account();
    const boat = await boatOf(owner);
    const device = await deviceOf(owner);
    await server.sql(
      `begin; set local role bosco_system; update bateaux set nom = 'Jamais' where id = '${boat.id}'; rollback`,
    );
    expect(await device.news()).toEqual({});
  });

  test("comes in pages of at most 2,000 rows too", async () => {
    const owner = await server.account({ pro: true });
    const boat = await boatOf(owner);
    const device = await deviceOf(owner);
    await fill(server, "inventaire", 4_100, { user: owner.id, boat: boat.id });
    const pages = await device.pull();
    expect(pages.map(({ complet, tables }) => [complet, tables.inventaire?.lignes.length])).toEqual([
      [false, 2_000],
      [false, 2_000],
      [true, 100],
    ]);
    expect(device.kept()).toEqual(await listed(owner));
  });

  test("of a row made and removed since then: that it is gone", async () => {
    const owner = await server.account();
    const device = await deviceOf(owner);
    const boat = await boatOf(owner);
    await owner.delete(`/api/bateaux/${boat.id}`);
    expect(await device.news()).toEqual({ bateaux: gone(boat.id) });
  });
});

describe("what a deletion takes with it is told", () => {
  test("a boat: each of its rows", async () => {
    const owner = await server.account({ pro: true });
    const rows = await insertOwnedRows(db.client, db.owned, owner.id);
    const device = await deviceOf(owner);
    await owner.delete(`/api/bateaux/${rows.get("bateaux")?.id}`);
    const aboard = KEPT_TABLES.filter((table) => !["categories", "sous_categories", "abonnements"].includes(table));
    const expected = Object.fromEntries(aboard.map((table) => [table, gone(rows.get(table)?.id)]));
    expect(await device.news()).toEqual(expected);
    expect(device.kept()).toEqual(await listed(owner));
  });

  test("a storage space: its articles come without it; a category: its sub-categories go", async () => {
    const owner = await server.account({ pro: true });
    const rows = await insertOwnedRows(db.client, db.owned, owner.id);
    const device = await deviceOf(owner);
    await owner.delete(`/api/espaces_stockage/${rows.get("espaces_stockage")?.id}`);
    expect(await device.news()).toEqual({
      espaces_stockage: gone(rows.get("espaces_stockage")?.id),
      inventaire: only(rows.get("inventaire")?.id),
    });
    await owner.delete(`/api/categories/${rows.get("categories")?.id}`);
    const told = await device.news();
    expect([told.categories, told.sous_categories]).toEqual([
      gone(rows.get("categories")?.id),
      gone(rows.get("sous_categories")?.id),
    ]);
    expect(device.kept()).toEqual(await listed(owner));
  });

  test("many at once: each", async () => {
    const owner = await server.account();
    const boat = await boatOf(owner);
    await fill(server, "inventaire", 30, { user: owner.id, boat: boat.id });
    const device = await deviceOf(owner);
    await owner.post("/api/inventaire/supprimer", { bateau_id: boat.id, ids: "tous" });
    expect((await device.news()).inventaire?.supprimees).toHaveLength(30);
    expect(device.kept()).toEqual(await listed(owner));
  });
});

test("an account that goes takes its log with it, with all that it had", async () => {
  const owner = await server.account({ pro: true });
  await insertOwnedRows(db.client, db.owned, owner.id);
  const entries = async () => {
    const [row] = await server.sql(
      `set role bosco_system; select count(*)::int as n from changements where user_id = '${owner.id}'`,
    );
    return row?.n;
  };
  expect(await entries()).toBeGreaterThan(KEPT_TABLES.length);
  await server.sql(`set role bosco_system; delete from auth_users where id = '${owner.id}'`);
  expect(await entries()).toBe(0);
});
