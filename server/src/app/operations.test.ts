import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";
import type { Visitor } from "../../tests/visitor.ts";

const server = useTestServer();

async function aboard() {
  const owner = await server.account();
  const { body: boat } = await owner.post("/api/bateaux", aBoat());
  const { body: article } = await owner.post("/api/inventaire", {
    bateau_id: boat.id,
    nom: "Riz",
    categorie: "Alimentation",
    quantite: 5,
    quantite_max: 9,
  });
  return { owner, article };
}

const step = (id: string, delta = 1) => ({ id: randomUUID(), appel: "inventory.adjust", entree: { id, delta } });
const send = (who: Visitor, operations: unknown[]) => who.post("/api/operations", { operations });
const quantityOf = async (owner: Visitor) => (await owner.get("/api/inventaire")).body[0].quantite;

test("several writes are done in their order, each once however often they are sent", async () => {
  const { owner, article } = await aboard();
  const operations = [step(article.id), step(article.id, 2)];
  const first = await send(owner, operations);
  expect(first.status, first.text).toBe(200);
  expect(first.body.resultats.map(({ statut }: { statut: number }) => statut)).toEqual([200, 200]);
  expect(first.body.resultats[1].corps).toMatchObject({ id: article.id, quantite: 8 });
  expect((await send(owner, operations)).body).toEqual(first.body);
  expect(await quantityOf(owner)).toBe(8);
});

test("the first that is refused ends it, in the words of its own call", async () => {
  const { owner, article } = await aboard();
  const { body } = await send(owner, [step(article.id), step(randomUUID()), step(article.id)]);
  expect(body.resultats).toHaveLength(2);
  expect(body.resultats[1]).toMatchObject({ statut: 404, corps: { code: "INTROUVABLE" } });
  expect(await quantityOf(owner)).toBe(6);
});

test("a call that does not wait on devices is refused, and what comes before it counts", async () => {
  const { owner, article } = await aboard();
  const other = { id: randomUUID(), appel: "account.remove", entree: { confirmation: "SUPPRIMER" } };
  const { body } = await send(owner, [step(article.id), other]);
  expect(body.resultats[1]).toMatchObject({ statut: 400, corps: { code: "ENTREE_INVALIDE" } });
  expect(await quantityOf(owner)).toBe(6);
});

test("another's row is not found, and is left alone", async () => {
  const { owner, article } = await aboard();
  const stranger = await server.account();
  const { body } = await send(stranger, [step(article.id)]);
  expect(body.resultats).toMatchObject([{ statut: 404 }]);
  expect(await quantityOf(owner)).toBe(5);
});

test.each([[[]], [Array.from({ length: 51 }, () => step(randomUUID()))], [[{ id: "x", appel: "boats.create" }]]])(
  "what is no list of writes is refused whole",
  async (operations) => {
    const { owner } = await aboard();
    const { status, body } = await send(owner, operations);
    expect([status, body.code]).toEqual([400, "ENTREE_INVALIDE"]);
  },
);

test("what a page sends for one user is nobody's with another's session", async () => {
  const { owner, article } = await aboard();
  const other = await server.account();
  const operations = [step(article.id)];
  expect((await owner.post("/api/operations", { operations }, { "bosco-user": other.id })).status).toBe(401);
  const alone = await owner.post(`/api/inventaire/${article.id}/ajuster`, { delta: 1 }, { "bosco-user": other.id });
  expect(alone.status).toBe(401);
  expect(await quantityOf(owner)).toBe(5);
  expect((await owner.post("/api/operations", { operations }, { "bosco-user": owner.id })).status).toBe(200);
});
