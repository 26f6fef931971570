import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type TestServer, useTestServer } from "../../../tests/test-server.ts";
import { aBoatOf, anArticle, stock } from "./test-stock.ts";

const server = useTestServer();

const listed = async (visitor: Awaited<ReturnType<TestServer["account"]>>) =>
  (await visitor.get("/api/inventaire")).body;

describe("articles", () => {
  test("what is left out of a new article gets its default", async () => {
    const owner = await server.account();
    const bateau_id = await aBoatOf(owner);
    const created = await owner.post("/api/inventaire", { bateau_id, nom: "Sel", categorie: "Alimentation" });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ quantite: 0, quantite_max: 1, unite: "unité", sous_categorie: null });
    expect(await listed(owner)).toEqual([created.body]);
  });

  test("many at once are one write, returned in the order given", async () => {
    const owner = await server.account();
    const bateau_id = await aBoatOf(owner);
    const names = ["Zeste", "Ananas", "Épices"];
    const created = await owner.post(
      "/api/inventaire",
      names.map((nom) => anArticle(bateau_id, { nom })),
    );
    expect(created.body.map((row: { nom: string }) => row.nom)).toEqual(names);
    expect((await listed(owner)).map((row: { nom: string }) => row.nom)).toEqual(["Ananas", "Épices", "Zeste"]);
  });

  test("one bad article among many writes none, and the answer names it", async () => {
    const owner = await server.account();
    const bateau_id = await aBoatOf(owner);
    const refused = await owner.post("/api/inventaire", [
      anArticle(bateau_id),
      anArticle(bateau_id, { quantite_max: 0 }),
    ]);
    expect(refused.status).toBe(400);
    expect(refused.body.details.champs).toEqual({ "1.quantite_max": "La quantité maximum doit être au moins 1." });
    expect(await listed(owner)).toEqual([]);
  });

  test("the same create sent twice gives the same row, also within many", async () => {
    const owner = await server.account();
    const bateau_id = await aBoatOf(owner);
    const id = randomUUID();
    const first = await owner.post("/api/inventaire", anArticle(bateau_id, { id }));
    const again = await owner.post("/api/inventaire", anArticle(bateau_id, { id, nom: "Autre" }));
    expect(again.body).toEqual(first.body);
    const mixed = await owner.post("/api/inventaire", [anArticle(bateau_id), anArticle(bateau_id, { id })]);
    expect(mixed.body[1]).toEqual(first.body);
    expect(await listed(owner)).toHaveLength(2);
  });

  test("an edit moves the version on; one made from an older version is refused with the row as it stands", async () => {
    const owner = await server.account();
    const bateau_id = await aBoatOf(owner);
    const { body: row } = await owner.post("/api/inventaire", anArticle(bateau_id));
    const edited = await owner.patch(`/api/inventaire/${row.id}`, { nom: "Riz rond", version: 1 });
    expect(edited.body).toMatchObject({ nom: "Riz rond", version: 2 });
    const stale = await owner.patch(`/api/inventaire/${row.id}`, { nom: "Riz long", version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body.details.actuel).toEqual(edited.body);
    expect(await listed(owner)).toEqual([edited.body]);
  });

  test.each([
    [{ nom: "R" }, "Le nom doit comporter au moins 2 caractères."],
    [{ quantite: -1 }, "La quantité doit être au moins 0."],
    [{ quantite_max: 0 }, "La quantité maximum doit être au moins 1."],
  ])("an edit to %j is refused in words", async (changed, sentence) => {
    const owner = await server.account();
    const { body: row } = await owner.post("/api/inventaire", anArticle(await aBoatOf(owner)));
    const refused = await owner.patch(`/api/inventaire/${row.id}`, changed);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain(sentence);
    expect(await listed(owner)).toEqual([row]);
  });

  test("A5: a storage space of another boat of the same owner is refused, the article unchanged", async () => {
    const owner = await server.account({ pro: true });
    const [one, two] = [await aBoatOf(owner), await aBoatOf(owner, { nom: "Autre" })];
    const { body: space } = await owner.post("/api/espaces_stockage", {
      bateau_id: one,
      nom: "Coffre",
      type: "Coffre",
    });
    const { body: row } = await owner.post("/api/inventaire", anArticle(two));
    const moved = await owner.patch(`/api/inventaire/${row.id}`, { espace_stockage_id: space.id });
    expect([moved.status, moved.body.details.champs]).toEqual([
      400,
      { espace_stockage_id: "Cet espace de stockage est sur un autre bateau." },
    ]);
    const created = await owner.post("/api/inventaire", anArticle(two, { espace_stockage_id: space.id }));
    expect(created.status).toBe(400);
    expect(await listed(owner)).toEqual([row]);
  });

  test("A4: a stranger's boat and storage space do not exist", async () => {
    const [owner, stranger] = [await server.account(), await server.account()];
    const [mine, theirs] = [await aBoatOf(owner), await aBoatOf(stranger)];
    const { body: space } = await stranger.post("/api/espaces_stockage", {
      bateau_id: theirs,
      nom: "Coffre",
      type: "Coffre",
    });
    const answers = [
      await owner.post("/api/inventaire", anArticle(theirs)),
      await owner.post("/api/inventaire", anArticle(randomUUID())),
      await owner.post("/api/inventaire", anArticle(mine, { espace_stockage_id: space.id })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([await listed(owner), await listed(stranger)]).toEqual([[], []]);
  });
});

describe("the plan's limit of 50 articles", () => {
  test("a batch that would pass it is refused whole, saying how many places are left", async () => {
    const owner = await server.account();
    const bateau_id = await aBoatOf(owner);
    await stock(owner, bateau_id, 48);
    const refused = await owner.post(
      "/api/inventaire",
      [1, 2, 3].map(() => anArticle(bateau_id)),
    );
    expect([refused.status, refused.body.code]).toEqual([403, "LIMITE_ATTEINTE"]);
    expect(refused.body.message).toContain("Il vous reste 2 places.");
    expect(await listed(owner)).toHaveLength(48);
    await stock(owner, bateau_id, 2);
    const [known] = await listed(owner);
    expect((await owner.post("/api/inventaire", anArticle(bateau_id))).body.message).toContain("aucune place");
    expect((await owner.post("/api/inventaire", anArticle(bateau_id, { id: known.id }))).status).toBe(201);
    expect(await listed(owner)).toHaveLength(50);
  });

  test("ten creates at once with one place left make one article", async () => {
    const owner = await server.account();
    const bateau_id = await aBoatOf(owner);
    await stock(owner, bateau_id, 49);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.post("/api/inventaire", anArticle(bateau_id))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await listed(owner)).toHaveLength(50);
  });

  test("a Pro account has no such limit", async () => {
    const owner = await server.account({ pro: true });
    await stock(owner, await aBoatOf(owner), 60);
    expect(await listed(owner)).toHaveLength(60);
  });
});

describe("the stepper", () => {
  test("F7: 200 taps at once all count", async () => {
    const owner = await server.account();
    const { body: row } = await owner.post(
      "/api/inventaire",
      anArticle(await aBoatOf(owner), { quantite: 0, quantite_max: 1000 }),
    );
    await Promise.all(Array.from({ length: 200 }, () => owner.post(`/api/inventaire/${row.id}/ajuster`, { delta: 1 })));
    expect((await listed(owner))[0].quantite).toBe(200);
  });

  test.each([
    [2, 5, 99, 5],
    [2, 5, -99, 0],
    [2, 5, 0.5, 2.5],
    [7, 5, -1, 6],
    [7, 5, 1, 7],
  ])("%d of %d changed by %d becomes %d", async (quantite, quantite_max, delta, expected) => {
    const owner = await server.account();
    const article = anArticle(await aBoatOf(owner), { quantite, quantite_max });
    const { body: row } = await owner.post("/api/inventaire", article);
    const adjusted = await owner.post(`/api/inventaire/${row.id}/ajuster`, { delta });
    expect(adjusted.body.quantite).toBe(expected);
  });

  test("a stranger's article can't be counted", async () => {
    const [owner, stranger] = [await server.account(), await server.account()];
    const { body: row } = await owner.post("/api/inventaire", anArticle(await aBoatOf(owner)));
    const refused = await stranger.post(`/api/inventaire/${row.id}/ajuster`, { delta: 1 });
    const unknown = await stranger.post(`/api/inventaire/${randomUUID()}/ajuster`, { delta: 1 });
    expect([refused.status, refused.text]).toEqual([404, unknown.text]);
    expect(await listed(owner)).toEqual([row]);
  });
});

describe("what changed since", () => {
  test("the newly written rows come back with the count of all", async () => {
    const owner = await server.account();
    const bateau_id = await aBoatOf(owner);
    const [first] = await stock(owner, bateau_id, 3);
    await new Promise((done) => setTimeout(done, 20));
    const depuis = new Date().toISOString();
    const { body: edited } = await owner.patch(`/api/inventaire/${first?.id}`, { nom: "Nouveau nom" });
    const { body } = await owner.get(`/api/inventaire/changements?depuis=${depuis}`);
    expect(body).toEqual({ total: 3, articles: [edited] });
  });
});
