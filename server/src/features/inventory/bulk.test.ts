import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { aBoatOf, anArticle, stock } from "./test-stock.ts";

const server = useTestServer();
let owner: Visitor;
let bateau_id: string;
beforeEach(async () => {
  owner = await server.account();
  bateau_id = await aBoatOf(owner);
});

const listed = async (visitor = owner) => (await visitor.get("/api/inventaire")).body;
const quantities = async () => (await listed()).map((row: { quantite: number }) => row.quantite);
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const withoutStamps = (rows: Record<string, unknown>[]) => rows.map(({ version: _, updated_at: __, ...row }) => row);

const ACTIONS = ["remplir", "reinitialiser", "supprimer"] as const;

describe.each(ACTIONS)("POST /inventaire/%s", (action) => {
  const call = (body: object) => owner.post(`/api/inventaire/${action}`, body);

  test("A6: an unknown id among mine changes nothing", async () => {
    const rows = await stock(owner, bateau_id, 3);
    const before = await listed();
    const refused = await call({ bateau_id, ids: [...ids(rows), randomUUID()] });
    expect(refused.status).toBe(404);
    expect(await listed()).toEqual(before);
  });

  test("A6: a stranger's id among mine changes nothing, in the same words", async () => {
    const stranger = await server.account();
    const theirs = await stock(stranger, await aBoatOf(stranger), 1);
    const rows = await stock(owner, bateau_id, 2);
    const before = [await listed(), await listed(stranger)];
    const refused = await call({ bateau_id, ids: [...ids(rows), ...ids(theirs)] });
    const unknown = await call({ bateau_id, ids: [...ids(rows), randomUUID()] });
    expect([refused.status, refused.text]).toEqual([404, unknown.text]);
    expect([await listed(), await listed(stranger)]).toEqual(before);
  });

  test("A6: an article of my other boat changes nothing", async () => {
    const pro = await server.account({ pro: true });
    const [one, two] = [await aBoatOf(pro), await aBoatOf(pro, { nom: "Autre" })];
    const rows = [...(await stock(pro, one, 1)), ...(await stock(pro, two, 1))];
    const before = await listed(pro);
    const refused = await pro.post(`/api/inventaire/${action}`, { bateau_id: one, ids: ids(rows) });
    expect(refused.status).toBe(404);
    expect(await listed(pro)).toEqual(before);
  });

  test("A6: no id, or more than a thousand, is refused", async () => {
    await stock(owner, bateau_id, 1);
    const before = await listed();
    expect((await call({ bateau_id, ids: [] })).status).toBe(400);
    expect((await call({ bateau_id, ids: Array.from({ length: 1001 }, () => randomUUID()) })).status).toBe(400);
    expect(await listed()).toEqual(before);
  });

  test("A6: the same id twice counts once", async () => {
    const rows = await stock(owner, bateau_id, 2);
    const { body } = await call({ bateau_id, ids: [...ids(rows), ...ids(rows)] });
    expect(body).toMatchObject({ modifies: 2, conserves: 0 });
  });

  test("all articles of a stranger's boat are nobody else's business", async () => {
    const stranger = await server.account();
    const theirs = await aBoatOf(stranger);
    await stock(stranger, theirs, 2);
    const before = await listed(stranger);
    expect((await call({ bateau_id: theirs, ids: "tous" })).status).toBe(404);
    expect(await listed(stranger)).toEqual(before);
  });

  test("F5: a failure at the last row leaves every row as it was", async () => {
    const rows = await stock(owner, bateau_id, 5);
    const last = ids(rows).sort().at(-1);
    const before = await listed();
    await server.sql(`create or replace function fail_here() returns trigger language plpgsql as $$ begin
      if old.id = '${last}' then raise exception 'cut'; end if;
      return coalesce(new, old); end $$;
      create or replace trigger fail_here before update or delete on inventaire for each row execute function fail_here()`);
    const failed = await call({ bateau_id, ids: ids(rows) });
    await server.sql("drop trigger fail_here on inventaire");
    expect(failed.status).toBe(500);
    expect(await listed()).toEqual(before);
    const kept = await server.database.asSystem((db) =>
      db.selectFrom("annulations").select("id").where("bateau_id", "=", bateau_id).execute(),
    );
    expect(kept).toEqual([]);
  });

  test("'Annuler' brings everything back, once", async () => {
    await stock(owner, bateau_id, 4);
    await owner.post("/api/inventaire", anArticle(bateau_id, { nom: "Sel", quantite: 1, prix_unitaire: 0.7 }));
    const before = await listed();
    const { body } = await call({ bateau_id, ids: "tous" });
    expect(withoutStamps(await listed())).not.toEqual(withoutStamps(before));
    const undone = await owner.post("/api/inventaire/annuler", { annulation: body.annulation });
    expect(undone.body).toEqual({ retablis: 5 });
    expect(withoutStamps(await listed())).toEqual(withoutStamps(before));
    const again = await owner.post("/api/inventaire/annuler", { annulation: body.annulation });
    expect(again.status).toBe(404);
  });

  test("a stranger can't take it back", async () => {
    await stock(owner, bateau_id, 2);
    const { body } = await call({ bateau_id, ids: "tous" });
    const after = await listed();
    const stranger = await server.account();
    const refused = await stranger.post("/api/inventaire/annuler", { annulation: body.annulation });
    expect(refused.status).toBe(404);
    expect(await listed()).toEqual(after);
  });
});

test("filling sets every stock to its maximum, resetting to 0", async () => {
  const rows = await stock(owner, bateau_id, 3);
  const filled = await owner.post("/api/inventaire/remplir", { bateau_id, ids: ids(rows) });
  expect(filled.body).toMatchObject({ modifies: 3, conserves: 0 });
  expect(await quantities()).toEqual([5, 5, 5]);
  await owner.post("/api/inventaire/reinitialiser", { bateau_id, ids: ids(rows) });
  expect(await quantities()).toEqual([0, 0, 0]);
});

test("A7: safety gear and equipment stay, whatever the panel asks", async () => {
  const kept = ["Sécurité", "ÉQUIPEMENTS", "securite"];
  const created = await owner.post("/api/inventaire", [
    ...kept.map((categorie) => anArticle(bateau_id, { categorie, nom: `Gardé ${categorie}` })),
    anArticle(bateau_id, { nom: "Supprimé" }),
  ]);
  const { body } = await owner.post("/api/inventaire/supprimer", { bateau_id, ids: ids(created.body) });
  expect(body).toMatchObject({ modifies: 1, conserves: 3 });
  expect((await listed()).map((row: { categorie: string }) => row.categorie).sort()).toEqual([...kept].sort());
});

test("a tap during the ten seconds survives the undo", async () => {
  const [row] = await stock(owner, bateau_id, 1);
  const { body } = await owner.post("/api/inventaire/reinitialiser", { bateau_id, ids: [row?.id] });
  await owner.post(`/api/inventaire/${row?.id}/ajuster`, { delta: 1 });
  await owner.post("/api/inventaire/annuler", { annulation: body.annulation });
  expect(await quantities()).toEqual([3]);
});

test("undoing a deletion is no way past the limit of 50, but what was there before comes back", async () => {
  await stock(owner, bateau_id, 50);
  const first = await owner.post("/api/inventaire/supprimer", { bateau_id, ids: "tous" });
  await stock(owner, bateau_id, 1);
  const refused = await owner.post("/api/inventaire/annuler", { annulation: first.body.annulation });
  expect([refused.status, refused.body.code]).toEqual([403, "LIMITE_ATTEINTE"]);
  expect(await listed()).toHaveLength(1);
  const [row] = await listed();
  await owner.delete(`/api/inventaire/${row.id}`);
  const undone = await owner.post("/api/inventaire/annuler", { annulation: first.body.annulation });
  expect(undone.body).toEqual({ retablis: 50 });
});

test("a storage space removed meanwhile does not stop the undo", async () => {
  const { body: space } = await owner.post("/api/espaces_stockage", { bateau_id, nom: "Frigo", type: "Frigo" });
  await stock(owner, bateau_id, 2, { espace_stockage_id: space.id });
  const { body } = await owner.post("/api/inventaire/supprimer", { bateau_id, ids: "tous" });
  await owner.delete(`/api/espaces_stockage/${space.id}`);
  await owner.post("/api/inventaire/annuler", { annulation: body.annulation });
  expect((await listed()).map((row: { espace_stockage_id: unknown }) => row.espace_stockage_id)).toEqual([null, null]);
});

test("'Ranger les achats' adds what was bought to the stock, all of it or nothing", async () => {
  const rows = await stock(owner, bateau_id, 2);
  const achats = rows.map(({ id }) => ({ id, quantite: 3 }));
  const refused = await owner.post("/api/inventaire/ranger", {
    bateau_id,
    achats: [...achats, { id: randomUUID(), quantite: 1 }],
  });
  expect(refused.status).toBe(404);
  expect(await quantities()).toEqual([2, 2]);
  const stored = await owner.post("/api/inventaire/ranger", { bateau_id, achats });
  expect(stored.body).toMatchObject({ modifies: 2 });
  expect(await quantities()).toEqual([5, 5]);
  await owner.post("/api/inventaire/annuler", { annulation: stored.body.annulation });
  expect(await quantities()).toEqual([2, 2]);
});

test("two bulk actions at once both end, one after the other", async () => {
  const rows = await stock(owner, bateau_id, 30);
  const answers = await Promise.all([
    owner.post("/api/inventaire/remplir", { bateau_id, ids: ids(rows) }),
    owner.post("/api/inventaire/reinitialiser", { bateau_id, ids: ids(rows).reverse() }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(await quantities()).size).toBe(1);
});
