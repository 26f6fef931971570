import { randomUUID } from "node:crypto";
import { type Article, writeSeen } from "@bosco/domain/inventory";
import { beforeEach, describe, expect, test } from "vitest";
import { fill } from "../../../tests/fill-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { aBoatOf, anArticle, stock } from "./test-stock.ts";

const server = useTestServer();
let owner: Visitor;
let bateau_id: string;
beforeEach(async () => {
  owner = await server.account({ pro: true });
  bateau_id = await aBoatOf(owner);
});

const listed = async (visitor = owner): Promise<Article[]> => (await visitor.get("/api/inventaire")).body;
const named = async (visitor = owner) =>
  Object.fromEntries((await listed(visitor)).map(({ nom, quantite }) => [nom, quantite]));
const idOf = async (nom: string) => (await listed()).find((row) => row.nom === nom)?.id ?? "";

/** What a device keeps at sea that shows these. */
const kept = (vus: readonly Article[]) => ({ bateau_id, ids: "tous", vus: writeSeen(vus) });
const seeThree = async () => {
  await stock(owner, bateau_id, 3);
  return listed();
};

const ACTIONS = ["remplir", "reinitialiser", "supprimer"] as const;

describe.each(ACTIONS)("POST /inventaire/%s of those that were seen", (action) => {
  const call = (body: object, visitor = owner) => visitor.post(`/api/inventaire/${action}`, body);

  test("leaves alone what came aboard since, and skips what is gone", async () => {
    const seen = await seeThree();
    await owner.delete(`/api/inventaire/${await idOf("Article 0001")}`);
    await owner.post("/api/inventaire", anArticle(bateau_id, { nom: "Nouveau", quantite: 1 }));
    const { status, body, text } = await call(kept(seen));
    expect([status, body], text).toEqual([200, { modifies: 2, conserves: 0, annulation: expect.any(String) }]);
    expect(await named()).toMatchObject({ Nouveau: 1 });
  });

  test("'Annuler' brings back what it has touched, and nothing else", async () => {
    const seen = await seeThree();
    await owner.post("/api/inventaire", anArticle(bateau_id, { nom: "Nouveau", quantite: 1 }));
    const before = await named();
    const { body } = await call(kept(seen));
    expect(await named()).not.toEqual(before);
    const { body: undone } = await owner.post("/api/inventaire/annuler", { annulation: body.annulation });
    expect(undone).toEqual({ retablis: 3 });
    expect(await named()).toEqual(before);
  });

  test("does nothing when nothing of it is left, and has nothing to take back", async () => {
    const seen = await seeThree();
    await owner.post("/api/inventaire/supprimer", { bateau_id, ids: "tous" });
    await owner.post("/api/inventaire", anArticle(bateau_id, { nom: "Nouveau", quantite: 1 }));
    expect((await call(kept(seen))).body).toEqual({ modifies: 0, conserves: 0, annulation: null });
    expect((await call(kept([]))).body).toEqual({ modifies: 0, conserves: 0, annulation: null });
    expect(await named()).toEqual({ Nouveau: 1 });
  });

  test("of a boat that is gone is not found", async () => {
    const seen = await seeThree();
    await owner.delete(`/api/bateaux/${bateau_id}`);
    expect((await call(kept(seen))).status).toBe(404);
  });

  test("a stranger's, and those of my other boat, are not among them", async () => {
    const stranger = await server.account();
    await stock(stranger, await aBoatOf(stranger), 1);
    const other = await aBoatOf(owner, { nom: "Autre" });
    await owner.post("/api/inventaire", anArticle(other, { nom: "Ailleurs", quantite: 1 }));
    const [theirs, elsewhere] = [await listed(stranger), await listed()];
    const unknown = await call(kept([{ ...(elsewhere[0] as Article), id: randomUUID() }]));
    expect((await call(kept([...theirs, ...elsewhere]))).body).toEqual(unknown.body);
    expect([await listed(stranger), await listed()]).toEqual([theirs, elsewhere]);
    const stolen = await call(kept(elsewhere), stranger);
    expect(stolen.status).toBe(404);
  });

  test.each([
    ["ids that were chosen", ({ ids }: { ids: string[] }) => ({ ids })],
    ["half an article", () => ({ vus: "ab" })],
    ["no text", () => ({ vus: [] })],
    ["a megabyte", () => ({ vus: "0".repeat(1_000_000) })],
  ])("%s: refused, and nothing is changed", async (_name, more) => {
    const seen = await seeThree();
    const before = await listed();
    const { status, body } = await call({ ...kept(seen), ...more({ ids: seen.map(({ id }) => id) }) });
    expect([status, body.code]).toEqual([400, "ENTREE_INVALIDE"]);
    expect(await listed()).toEqual(before);
  });
});

test("what somebody has changed since it was seen is not deleted, and is named", async () => {
  const seen = await seeThree();
  const [changed, touched] = [await idOf("Article 0001"), await idOf("Article 0002")];
  await owner.patch(`/api/inventaire/${changed}`, { description: "À garder" });
  for (const delta of [1, -1]) await owner.post(`/api/inventaire/${touched}/ajuster`, { delta });
  const { body } = await owner.post("/api/inventaire/supprimer", kept(seen));
  expect(body).toEqual({ modifies: 2, conserves: 0, annulation: expect.any(String), laisses: [changed] });
  expect(Object.keys(await named())).toEqual(["Article 0001"]);
  await owner.post("/api/inventaire/annuler", { annulation: body.annulation });
  expect(await listed()).toHaveLength(3);
});

test("what one has counted oneself before the deletion, in the same queue, is deleted", async () => {
  const seen = await seeThree();
  const [first] = seen as [Article];
  const shown = seen.map((row) => (row === first ? { ...row, quantite: row.quantite + 1 } : row));
  const operations = [
    { appel: "inventory.adjust", entree: { id: first.id, delta: 1 } },
    { appel: "inventory.removeMany", entree: kept(shown) },
  ].map((operation) => ({ id: randomUUID(), ...operation }));
  const { body } = await owner.post("/api/operations", { operations });
  expect(body.resultats[1].corps).toEqual({ modifies: 3, conserves: 0, annulation: expect.any(String) });
  expect(await listed()).toEqual([]);
});

test("safety gear stays, changed or not, and is none of what was left", async () => {
  await owner.post("/api/inventaire", anArticle(bateau_id, { nom: "Feux", categorie: "Sécurité" }));
  const seen = await listed();
  await owner.post(`/api/inventaire/${seen[0]?.id}/ajuster`, { delta: 1 });
  const { body } = await owner.post("/api/inventaire/supprimer", kept(seen));
  expect(body).toEqual({ modifies: 0, conserves: 1, annulation: null });
});

test.each([
  ["remplir", 5],
  ["reinitialiser", 0],
])("what somebody has counted since it was seen keeps its quantity, and is named: %s", async (action, quantity) => {
  const seen = await seeThree();
  const [counted, done] = [await idOf("Article 0001"), await idOf("Article 0002")];
  await owner.patch(`/api/inventaire/${counted}`, { quantite: 3 });
  await owner.patch(`/api/inventaire/${done}`, { quantite: quantity });
  const { body } = await owner.post(`/api/inventaire/${action}`, kept(seen));
  expect(body).toEqual({ modifies: 2, conserves: 0, annulation: expect.any(String), laisses: [counted] });
  expect(await named()).toEqual({ "Article 0000": quantity, "Article 0001": 3, "Article 0002": quantity });
  await owner.post("/api/inventaire/annuler", { annulation: body.annulation });
  expect(await named()).toMatchObject({ "Article 0001": 3, "Article 0002": quantity });
});

test("as many as an account may hold go in one request", async () => {
  await fill(server, "inventaire", 20_000, { user: owner.id, boat: bateau_id });
  const seen = await listed();
  expect(seen).toHaveLength(20_000);
  const { status, body, text } = await owner.post("/api/inventaire/supprimer", kept(seen));
  expect([status, body.modifies], text).toEqual([200, 20_000]);
  expect(await listed()).toEqual([]);
});
