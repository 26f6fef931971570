import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();

const LISTS = "/api/listes_avitaillement";

const anArticle = (more: object = {}) => ({
  nom: "Pâtes",
  categorie: "Alimentation",
  quantite: 2.2,
  unite: "paquet",
  priorite: "normale",
  ...more,
});

async function withBoat(options?: { pro?: boolean }) {
  const owner = await server.account(options);
  const boat = (await owner.post("/api/bateaux", aBoat())).body;
  return { owner, boat };
}

const aList = (bateau_id: string, more: object = {}) => ({
  bateau_id,
  nom: "Albatros - 2p 3j - 05/03/26",
  articles: [anArticle(), anArticle({ nom: "Eau", categorie: "Boissons", quantite: 12, unite: "bouteille" })],
  nombre_personnes: 2,
  nombre_jours: 3,
  ...more,
});

const create = async (owner: Visitor, bateau_id: string, more: object = {}) =>
  (await owner.post(LISTS, aList(bateau_id, more))).body;

describe("lists", () => {
  test("are created, listed newest first, and of one boat when asked", async () => {
    const { owner, boat } = await withBoat({ pro: true });
    const other = (await owner.post("/api/bateaux", aBoat({ nom: "Bravo" }))).body;
    const first = await owner.post(LISTS, aList(boat.id));
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ est_favori: false, version: 1, generation: null, nombre_jours: 3 });
    const second = await create(owner, other.id);
    expect((await owner.get(LISTS)).body.map(({ id }: { id: string }) => id)).toEqual([second.id, first.body.id]);
    expect((await owner.get(`${LISTS}?bateau_id=${boat.id}`)).body).toEqual([first.body]);
  });

  test("the same create sent twice gives the same row", async () => {
    const { owner, boat } = await withBoat();
    const id = randomUUID();
    const [one, two] = [
      await owner.post(LISTS, aList(boat.id, { id })),
      await owner.post(LISTS, aList(boat.id, { id })),
    ];
    expect(two.body).toEqual(one.body);
    expect((await owner.get(LISTS)).body).toHaveLength(1);
  });

  test("articles that are no array count as none", async () => {
    const { owner, boat } = await withBoat();
    for (const articles of [undefined, null, "pâtes", {}])
      expect((await create(owner, boat.id, { articles })).articles).toEqual([]);
  });

  test.each([
    [{ nombre_personnes: 0 }, "nombre_personnes"],
    [{ nombre_jours: 400 }, "nombre_jours"],
    [{ nom: " " }, "nom"],
    [{ articles: [anArticle({ unite: "tonneau" })] }, "articles.0.unite"],
    [{ articles: [anArticle({ categorie: "Poudre" })] }, "articles.0.categorie"],
    [{ articles: [anArticle({ quantite: -1 })] }, "articles.0.quantite"],
    [{ user_id: randomUUID() }, "user_id"],
  ])("%j is refused with its field", async (more, field) => {
    const { owner, boat } = await withBoat();
    const refused = await owner.post(LISTS, aList(boat.id, more));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.details.champs)).toContain(field);
    expect((await owner.get(LISTS)).body).toEqual([]);
  });

  test("are renamed, starred and edited; an edit from an older version is refused", async () => {
    const { owner, boat } = await withBoat();
    const { id, version } = await create(owner, boat.id);
    const renamed = await owner.patch(`${LISTS}/${id}`, { nom: "Croisière", version });
    expect(renamed.body).toMatchObject({ nom: "Croisière", version: version + 1 });
    const starred = await owner.patch(`${LISTS}/${id}`, { est_favori: true });
    expect(starred.body).toMatchObject({ nom: "Croisière", est_favori: true });
    const stale = await owner.patch(`${LISTS}/${id}`, { articles: [], version });
    expect(stale.status).toBe(409);
    expect(stale.body.details.actuel.articles).toHaveLength(2);
    expect((await owner.get(LISTS)).body[0]).toEqual(starred.body);
  });

  test("a copy is named '(Copie)', is no favourite and lives by itself", async () => {
    const { owner, boat } = await withBoat();
    const generation = { origine: "calcul", saison: "été", regimes: ["vegan"], menus: [] };
    const original = await create(owner, boat.id, { generation });
    await owner.patch(`${LISTS}/${original.id}`, { est_favori: true });
    const copy = await owner.post(`${LISTS}/${original.id}/dupliquer`);
    expect(copy.status).toBe(201);
    expect(copy.body).toMatchObject({
      nom: `${original.nom} (Copie)`,
      est_favori: false,
      articles: original.articles,
      generation,
    });
    await owner.delete(`${LISTS}/${original.id}`);
    expect((await owner.get(LISTS)).body).toEqual([copy.body]);
  });

  test("A3: a stranger's list is not there, for any call", async () => {
    const { owner, boat } = await withBoat();
    const list = await create(owner, boat.id);
    const { owner: stranger } = await withBoat();
    const calls = [
      (id: string) => stranger.patch(`${LISTS}/${id}`, { nom: "Volé" }),
      (id: string) => stranger.delete(`${LISTS}/${id}`),
      (id: string) => stranger.post(`${LISTS}/${id}/dupliquer`),
      (id: string) => stranger.post(`${LISTS}/${id}/inventaire`),
    ];
    for (const call of calls) {
      const [theirs, nobodys] = [await call(list.id), await call(randomUUID())];
      expect(theirs.status).toBe(404);
      expect(theirs.text).toBe(nobodys.text);
      expect(theirs.body.message).toBe("Liste non trouvée");
    }
    expect((await stranger.get(LISTS)).body).toEqual([]);
    expect((await owner.get(LISTS)).body).toEqual([list]);
    expect((await stranger.get("/api/inventaire")).body).toEqual([]);
  });

  test("A4: a list on a stranger's boat is refused, and nothing is written", async () => {
    const { boat } = await withBoat();
    const { owner: stranger } = await withBoat();
    expect((await stranger.post(LISTS, aList(boat.id))).status).toBe(404);
    expect((await stranger.get(LISTS)).body).toEqual([]);
  });
});

describe("adding a list to the inventory", () => {
  const add = (owner: Visitor, id: string, body: object = {}) => owner.post(`${LISTS}/${id}/inventaire`, body);
  const stock = async (owner: Visitor) => (await owner.get("/api/inventaire")).body;

  test("creates empty articles with the quantity rounded up and a guessed sub-category", async () => {
    const { owner, boat } = await withBoat();
    const articles = [
      anArticle(),
      anArticle({ nom: "Poireaux", quantite: 3, unite: "unité" }),
      anArticle({ nom: "Pâté", quantite: 0, unite: "boîte" }),
      anArticle({ nom: "Savon", categorie: "Hygiène", quantite: 1, unite: "unité" }),
    ];
    const { id } = await create(owner, boat.id, { articles });
    const added = await add(owner, id);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject([
      { nom: "Pâtes", sous_categorie: "Pâtes", quantite: 0, quantite_max: 3, unite: "paquet", bateau_id: boat.id },
      { nom: "Poireaux", sous_categorie: "Légumes frais", quantite: 0, quantite_max: 3 },
      { nom: "Pâté", sous_categorie: "Conserves", quantite: 0, quantite_max: 1 },
      { nom: "Savon", categorie: "Hygiène", sous_categorie: null, quantite: 0, quantite_max: 1 },
    ]);
    expect(await stock(owner)).toHaveLength(4);
  });

  test("a second time asks to merge or to add, and changes nothing until told", async () => {
    const { owner, boat } = await withBoat();
    const { id } = await create(owner, boat.id);
    await add(owner, id);
    const before = await stock(owner);
    const asked = await add(owner, id);
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({ code: "DEJA_PRESENT", details: { actuel: { noms: ["Pâtes", "Eau"] } } });
    expect(await stock(owner)).toEqual(before);

    expect((await add(owner, id, { mode: "fusionner" })).body).toEqual([]);
    expect(await stock(owner)).toEqual(before);
    expect((await add(owner, id, { mode: "ajouter" })).body).toHaveLength(2);
    expect(await stock(owner)).toHaveLength(4);
  });

  test("merging makes what is aboard large enough, and creates only the rest", async () => {
    const { owner, boat } = await withBoat();
    const held = {
      bateau_id: boat.id,
      nom: "pates",
      categorie: "Alimentation",
      quantite: 1,
      quantite_max: 2,
      unite: "paquet",
    };
    const { body: aboard } = await owner.post("/api/inventaire", held);
    const { id } = await create(owner, boat.id);
    const merged = await add(owner, id, { mode: "fusionner" });
    expect(merged.body).toMatchObject([{ nom: "Eau" }, { id: aboard.id, nom: "pates", quantite: 1, quantite_max: 3 }]);
    expect(await stock(owner)).toHaveLength(2);
  });

  test("another boat's stock is not asked about", async () => {
    const { owner, boat } = await withBoat({ pro: true });
    const other = (await owner.post("/api/bateaux", aBoat({ nom: "Bravo" }))).body;
    await add(owner, (await create(owner, boat.id)).id);
    expect((await add(owner, (await create(owner, other.id)).id)).status).toBe(201);
  });

  test("B7: the limit of 50 articles holds here too, all or nothing, and says how many places are left", async () => {
    const { owner, boat } = await withBoat();
    const many = (count: number) => Array.from({ length: count }, (_, n) => anArticle({ nom: `Article numéro ${n}` }));
    await add(owner, (await create(owner, boat.id, { articles: many(48) })).id);
    const three = await create(owner, boat.id, { articles: ["A", "B", "C"].map((nom) => anArticle({ nom })) });
    const refused = await add(owner, three.id);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: "LIMITE_ATTEINTE", message: expect.stringContaining("2 places") });
    expect(await stock(owner)).toHaveLength(48);
    const two = await create(owner, boat.id, { articles: ["A", "B"].map((nom) => anArticle({ nom })) });
    expect((await add(owner, two.id)).status).toBe(201);
    expect(await stock(owner)).toHaveLength(50);
  });

  test("B5: ten at once never pass the limit", async () => {
    const { owner, boat } = await withBoat();
    const lists = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        create(owner, boat.id, { articles: Array.from({ length: 9 }, (_, m) => anArticle({ nom: `A${n} B${m}` })) }),
      ),
    );
    const answers = await Promise.all(lists.map(({ id }) => add(owner, id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(await stock(owner)).toHaveLength(45);
  });

  test("a Pro account has no such limit", async () => {
    const { owner, boat } = await withBoat({ pro: true });
    const articles = Array.from({ length: 60 }, (_, n) => anArticle({ nom: `Article ${n}` }));
    expect((await add(owner, (await create(owner, boat.id, { articles })).id)).body).toHaveLength(60);
  });
});
