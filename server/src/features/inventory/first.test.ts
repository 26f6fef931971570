import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { aBoatOf, anArticle } from "./test-stock.ts";

const server = useTestServer();
let owner: Visitor;
let bateau_id: string;
beforeEach(async () => {
  owner = await server.account();
  bateau_id = await aBoatOf(owner);
});

const line = (nom: string, more: object = {}) => ({ nom, categorie: "Sécurité", ...more });
const locker = (more: object = {}) => ({ nom: "Coffre", type: "Coffre", ...more });
const begin = (sent: object, visitor = owner) => visitor.post("/api/inventaire/premier", { bateau_id, ...sent });
const kept = async (visitor = owner) => ({
  espaces: (await visitor.get("/api/espaces_stockage")).body,
  articles: (await visitor.get("/api/inventaire")).body,
});

test("spaces and articles are written together, each where it lies, in the order given", async () => {
  const id = randomUUID();
  const { status, body } = await begin({
    espaces: [locker({ id }), { nom: "Frigo", type: "Frigo" }],
    articles: [line("Gilets", { quantite: 4, quantite_max: 4, espace_stockage_id: id }), line("Bouée")],
  });
  expect(status).toBe(201);
  expect(body.espaces).toMatchObject([
    { id, nom: "Coffre", bateau_id, parent_id: null, version: 1 },
    { nom: "Frigo", type: "Frigo" },
  ]);
  expect(body.articles).toMatchObject([
    { nom: "Gilets", bateau_id, quantite: 4, quantite_max: 4, espace_stockage_id: id },
    { nom: "Bouée", quantite: 0, espace_stockage_id: null },
  ]);
  const { espaces, articles } = await kept();
  expect(espaces).toEqual(body.espaces);
  expect(articles).toEqual([...body.articles].reverse());
});

test("spaces alone and articles alone are taken, nothing at all is not", async () => {
  expect((await begin({ espaces: [locker()], articles: [] })).status).toBe(201);
  expect((await begin({ espaces: [], articles: [line("Bouée")] })).status).toBe(201);
  expect((await begin({ espaces: [], articles: [] })).status).toBe(400);
});

test("sent twice it is written once, and what is aboard stays as it is", async () => {
  const sent = {
    espaces: [locker({ id: randomUUID() })],
    articles: [line("Bouée", { id: randomUUID() }), line("Lampe", { id: randomUUID() })],
  };
  const first = await begin(sent);
  const again = await begin({ ...sent, articles: sent.articles.map((row) => ({ ...row, nom: "Autre" })).reverse() });
  expect(again.body.espaces).toEqual(first.body.espaces);
  expect(again.body.articles).toHaveLength(2);
  const { espaces, articles } = await kept();
  expect(espaces).toHaveLength(1);
  expect(articles.map(({ nom }: { nom: string }) => nom)).toEqual(["Bouée", "Lampe"]);
});

test("beyond the free articles nothing is written, spaces neither, and the sentence says how many fit", async () => {
  await owner.post(
    "/api/inventaire",
    Array.from({ length: 48 }, (_, n) => anArticle(bateau_id, { nom: `Article ${n}` })),
  );
  const refused = await begin({
    espaces: [locker()],
    articles: [line("Un"), line("Deux"), line("Trois")],
  });
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    code: "LIMITE_ATTEINTE",
    message:
      "Les comptes gratuits sont limités à 50 articles. Il vous reste 2 places. Passez à l'abonnement Pro pour ajouter plus d'articles.",
  });
  expect((await kept()).espaces).toEqual([]);
  expect((await begin({ espaces: [locker()], articles: [line("Un"), line("Deux")] })).status).toBe(201);
});

test("an article can't be sent into a space of another boat, and then no space is written", async () => {
  const pro = await server.account({ pro: true });
  const [here, there] = [await aBoatOf(pro), (await pro.post("/api/bateaux", aBoat({ nom: "Autre" }))).body.id];
  const other = (await pro.post("/api/espaces_stockage", { bateau_id: there, nom: "Soute", type: "Soute" })).body;
  const sent = { bateau_id: here, espaces: [locker()], articles: [line("Bouée", { espace_stockage_id: other.id })] };
  expect((await begin(sent, pro)).status).toBe(400);
  expect(await kept(pro)).toEqual({ espaces: [other], articles: [] });
});

test("the same id twice is refused", async () => {
  const id = randomUUID();
  for (const sent of [
    { espaces: [locker({ id }), locker({ id })], articles: [] },
    { espaces: [], articles: [line("Un", { id }), line("Deux", { id })] },
  ])
    expect((await begin(sent)).status).toBe(400);
  expect(await kept()).toEqual({ espaces: [], articles: [] });
});

test("A3, A4: aboard a stranger's boat, or into a stranger's space, nothing is written", async () => {
  const theirs = (await begin({ espaces: [locker()], articles: [] })).body.espaces[0];
  const stranger = await server.account();
  const own = await aBoatOf(stranger);
  const answers = [
    await begin({ espaces: [locker()], articles: [] }, stranger),
    await begin({ espaces: [], articles: [line("Bouée")] }, stranger),
    await begin(
      { bateau_id: own, espaces: [], articles: [line("Bouée", { espace_stockage_id: theirs.id })] },
      stranger,
    ),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await kept()).toEqual({ espaces: [theirs], articles: [] });
  expect(await kept(stranger)).toEqual({ espaces: [], articles: [] });
});
