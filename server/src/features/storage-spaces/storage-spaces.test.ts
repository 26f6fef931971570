import { beforeEach, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();
let owner: Visitor;
let bateau_id: string;
beforeEach(async () => {
  owner = await server.account({ pro: true });
  bateau_id = (await owner.post("/api/bateaux", aBoat())).body.id;
});

const create = async (nom: string, more: object = {}) => {
  const { body } = await owner.post("/api/espaces_stockage", { bateau_id, nom, type: "Coffre", ...more });
  return body;
};
const listed = async (visitor = owner) => (await visitor.get("/api/espaces_stockage")).body;

test("a space has a name and a type; capacity, description and outer space may be absent", async () => {
  const space = await create("Coffre bâbord");
  expect(space).toMatchObject({ capacite: null, description: null, parent_id: null, version: 1 });
  const refused = await owner.post("/api/espaces_stockage", { bateau_id, nom: "Sans type" });
  expect(refused.status).toBe(400);
  expect(await listed()).toEqual([space]);
});

test("a removed space leaves its articles aboard and what stood in it standing by itself", async () => {
  const outer = await create("Coffre");
  const inner = await create("Bac", { parent_id: outer.id });
  const { body: article } = await owner.post("/api/inventaire", {
    bateau_id,
    nom: "Bout",
    categorie: "Divers",
    espace_stockage_id: outer.id,
  });
  await owner.delete(`/api/espaces_stockage/${outer.id}`);
  expect(await listed()).toMatchObject([{ id: inner.id, parent_id: null }]);
  expect((await owner.get("/api/inventaire")).body).toMatchObject([{ id: article.id, espace_stockage_id: null }]);
});

test("a space can't stand in itself, nor in what it holds, nor on another boat", async () => {
  const outer = await create("Coffre");
  const inner = await create("Bac", { parent_id: outer.id });
  const other = (await owner.post("/api/bateaux", aBoat({ nom: "Autre" }))).body.id;
  const elsewhere = await create("Soute", { bateau_id: other });
  const before = await listed();
  for (const [id, parent_id] of [
    [outer.id, outer.id],
    [outer.id, inner.id],
    [inner.id, elsewhere.id],
  ])
    expect((await owner.patch(`/api/espaces_stockage/${id}`, { parent_id })).status).toBe(400);
  expect(await listed()).toEqual(before);
});

test("two moves at once make no circle", async () => {
  const [a, b] = [await create("A"), await create("B")];
  const answers = await Promise.all([
    owner.patch(`/api/espaces_stockage/${a.id}`, { parent_id: b.id }),
    owner.patch(`/api/espaces_stockage/${b.id}`, { parent_id: a.id }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("A3, A4: a stranger's space can't be seen, edited, removed or nested into", async () => {
  const theirs = await create("Coffre");
  const before = await listed();
  const stranger = await server.account();
  const boat = (await stranger.post("/api/bateaux", aBoat())).body.id;
  expect(await listed(stranger)).toEqual([]);
  const answers = [
    await stranger.patch(`/api/espaces_stockage/${theirs.id}`, { nom: "Pris" }),
    await stranger.delete(`/api/espaces_stockage/${theirs.id}`),
    await stranger.post("/api/espaces_stockage", { bateau_id: boat, nom: "X", type: "Autre", parent_id: theirs.id }),
    await stranger.post("/api/espaces_stockage", { bateau_id, nom: "X", type: "Autre" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await listed()).toEqual(before);
  expect(await listed(stranger)).toEqual([]);
});
