import { CEILINGS, limitSentence } from "@bosco/domain/account";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";
import type { Json, Reply, Visitor } from "../../tests/visitor.ts";
import { countRows, fill } from "./test-fill.ts";

let server: TestServer;
beforeAll(async () => {
  // why: filling accounts to the brim keeps the machine busy, and this is not about turning newcomers away.
  server = await startTestServer({}, { slowestTurnMs: 60_000 });
});
afterAll(() => server.stop());

const PRO = { pro: true, est_demo: false };
const outcomes = (replies: Reply[]) => replies.map(({ status, body }) => [status, body.code]).sort();
const refusal = (thing: keyof typeof CEILINGS, used: number) => ({
  status: 403,
  body: { code: "LIMITE_ATTEINTE", message: limitSentence(thing, used, PRO) },
});

async function proWithBoat() {
  const owner = await server.account({ pro: true });
  const boat: Json = (await owner.post("/api/bateaux", aBoat())).body;
  return { owner, boat, own: { user: owner.id, boat: boat.id } };
}
type Owned = Awaited<ReturnType<typeof proWithBoat>>;

const listArticle = { nom: "Riz", categorie: "Alimentation", quantite: 1, unite: "kg", priorite: "normale" };
const aList = (boat: Json, articles: number) => ({
  bateau_id: boat.id,
  nom: "Glénan",
  articles: Array(articles).fill(listArticle),
  nombre_personnes: 2,
  nombre_jours: 3,
});
const aChecklist = (boat: Json, tasks: number) => ({
  bateau_id: boat.id,
  nom: "Départ",
  type: "Départ",
  taches: Array.from({ length: tasks }, (_, n) => `Tâche ${n}`),
});
const aMaintenance = (boat: Json) => ({
  bateau_id: boat.id,
  titre: "Vidange",
  categorie: "Moteur",
  date_echeance: "2027-01-01",
});

let names = 0;
const CASES: [keyof typeof CEILINGS, string, (of: Owned) => [path: string, body: () => object]][] = [
  ["boats", "bateaux", () => ["/api/bateaux", aBoat]],
  [
    "articles",
    "inventaire",
    ({ boat }) => ["/api/inventaire", () => ({ bateau_id: boat.id, nom: "Bout", categorie: null })],
  ],
  ["maintenances", "maintenances", ({ boat }) => ["/api/maintenances", () => aMaintenance(boat)]],
  [
    "spaces",
    "espaces_stockage",
    ({ boat }) => ["/api/espaces_stockage", () => ({ bateau_id: boat.id, nom: "Équipet", type: "Coffre" })],
  ],
  ["categories", "categories", () => ["/api/categories", () => ({ nom: `Famille ${names++}` })]],
  [
    "subCategories",
    "sous_categories",
    () => ["/api/sous_categories", () => ({ nom: `Famille ${names++}`, categorie_id: builtIn })],
  ],
  ["lists", "listes_avitaillement", ({ boat }) => ["/api/listes_avitaillement", () => aList(boat, 1)]],
  ["checklists", "checklists_nouvelles", ({ boat }) => ["/api/checklists_nouvelles", () => aChecklist(boat, 1)]],
];
let builtIn = "";

describe("N5: of a Pro account", () => {
  beforeAll(async () => {
    const visitor = await server.account();
    builtIn = (await visitor.get("/api/categories")).body[0].id;
  });

  test.each(CASES)("%s end at their ceiling, though two are sent at once", async (thing, table, call) => {
    const of = await proWithBoat();
    const most = CEILINGS[thing].pro;
    const [path, body] = call(of);
    await fill(server, table, most - 1 - (thing === "boats" ? 1 : 0), of.own);
    const replies = await Promise.all([of.owner.post(path, body()), of.owner.post(path, body())]);
    expect(outcomes(replies)).toEqual([
      [201, undefined],
      [403, "LIMITE_ATTEINTE"],
    ]);
    expect(replies.find(({ status }) => status === 403)).toMatchObject(refusal(thing, most));
    expect(await countRows(server, table, of.owner.id)).toBe(most);
  });

  test("articles: a batch, a list and an undo that would pass are refused whole", async () => {
    const { owner, boat, own } = await proWithBoat();
    const most = CEILINGS.articles.pro;
    const batch = Array.from({ length: 3 }, () => ({ bateau_id: boat.id, nom: "Manille", categorie: null }));
    const [first, second] = (await owner.post("/api/inventaire", batch.slice(1))).body;
    await fill(server, "inventaire", most - 4, own);
    expect(await owner.post("/api/inventaire", batch)).toMatchObject(refusal("articles", most - 2));
    const list = (await owner.post("/api/listes_avitaillement", aList(boat, 3))).body;
    const added = await owner.post(`/api/listes_avitaillement/${list.id}/inventaire`, { mode: "ajouter" });
    expect(added).toMatchObject(refusal("articles", most - 2));
    const removed = await owner.post("/api/inventaire/supprimer", { bateau_id: boat.id, ids: [first.id, second.id] });
    expect((await owner.post("/api/inventaire", batch)).status).toBe(201);
    const undone = await owner.post("/api/inventaire/annuler", { annulation: removed.body.annulation });
    expect([undone.status, undone.body.code]).toEqual([403, "LIMITE_ATTEINTE"]);
    expect(undone.body.message).toContain("limité à 20\u202f000 articles");
    expect(await countRows(server, "inventaire", owner.id)).toBe(most - 1);
  });

  test("maintenances: a plan and a restored one are refused; finishing never is, and forgets the oldest done", async () => {
    const { owner, boat, own } = await proWithBoat();
    const most = CEILINGS.maintenances.pro;
    const gone = (await owner.post("/api/maintenances", aMaintenance(boat))).body;
    await owner.delete(`/api/maintenances/${gone.id}`);
    const recurring = { ...aMaintenance(boat), recurrence: "Annuelle" };
    const [first, last] = [
      (await owner.post("/api/maintenances", recurring)).body,
      (await owner.post("/api/maintenances", recurring)).body,
    ];
    await fill(server, "maintenances", most - 2, own);
    const plan = { maintenances: [aMaintenance(boat)] };
    expect(await owner.post("/api/maintenances/plan", plan)).toMatchObject(refusal("maintenances", most));
    expect(await owner.post(`/api/maintenances/${gone.id}/restaurer`)).toMatchObject(refusal("maintenances", most));
    const finish = (id: string) => owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    const done = [await finish(first.id), await finish(last.id)];
    expect(done.map(({ status, body }) => [status, typeof body.suivante?.id])).toEqual([
      [200, "string"],
      [200, "string"],
    ]);
    expect(await countRows(server, "maintenances", owner.id)).toBe(most + 1);
    const touch = async (id: string) => (await owner.patch(`/api/maintenances/${id}`, { prix: 10 })).status;
    expect(await touch(first.id)).toBe(404);
    for (const id of [last.id, ...done.map(({ body }) => body.suivante.id)]) expect(await touch(id)).toBe(200);
  });

  test("lists: a copy counts; the articles in one end at 500, and what is beyond may only shrink", async () => {
    const { owner, boat, own } = await proWithBoat();
    const made = (await owner.post("/api/listes_avitaillement", aList(boat, 500))).body;
    const path = `/api/listes_avitaillement/${made.id}`;
    expect(await owner.post("/api/listes_avitaillement", aList(boat, 501))).toMatchObject(refusal("listArticles", 0));
    const grown = await owner.patch(path, { articles: Array(501).fill(listArticle) });
    expect(grown).toMatchObject(refusal("listArticles", 500));
    await server.sql(`begin; set local role bosco_system; update listes_avitaillement set articles =
      (select jsonb_agg('${JSON.stringify(listArticle)}'::jsonb) from generate_series(1, 700)) where id = '${made.id}'; commit`);
    expect((await owner.patch(path, { articles: Array(699).fill(listArticle) })).status).toBe(200);
    expect((await owner.patch(path, { articles: Array(700).fill(listArticle) })).status).toBe(403);
    await fill(server, "listes_avitaillement", 499, own);
    const small = (await owner.get("/api/listes_avitaillement")).body.find(({ id }: Json) => id !== made.id);
    expect(await owner.post(`/api/listes_avitaillement/${small.id}/dupliquer`)).toMatchObject(refusal("lists", 500));
  });

  test("tasks in one checklist end at 200, made or edited", async () => {
    const { owner, boat } = await proWithBoat();
    const made = (await owner.post("/api/checklists_nouvelles", aChecklist(boat, 200))).body;
    expect(await owner.post("/api/checklists_nouvelles", aChecklist(boat, 201))).toMatchObject(refusal("tasks", 0));
    const grown = await owner.patch(`/api/checklists_nouvelles/${made.id}`, { taches: aChecklist(boat, 201).taches });
    expect(grown).toMatchObject(refusal("tasks", 200));
    expect(await countRows(server, "taches", owner.id)).toBe(200);
  });

  test("a row sent again is the same row, at the ceiling too", async () => {
    const { owner, boat, own } = await proWithBoat();
    const checklist = { ...aChecklist(boat, 1), id: crypto.randomUUID() };
    expect((await owner.post("/api/checklists_nouvelles", checklist)).status).toBe(201);
    await fill(server, "checklists_nouvelles", CEILINGS.checklists.pro - 1, own);
    const again = await owner.post("/api/checklists_nouvelles", checklist);
    expect([again.status, again.body.id]).toEqual([201, checklist.id]);
  });
});

test("N5: a free account has its own limits first, and the ceilings beyond them", async () => {
  const owner: Visitor = await server.account();
  const boat = (await owner.post("/api/bateaux", aBoat())).body;
  await fill(server, "categories", CEILINGS.categories.pro, { user: owner.id });
  expect((await owner.post("/api/categories", { nom: "Bouts" })).body.message).toContain("2\u202f000 catégories");
  expect((await owner.post("/api/bateaux", aBoat())).body.message).toContain("1 navire.");
  await server.sql(`begin; set local role bosco_system;
    insert into maintenances (user_id, bateau_id, titre, categorie, date_echeance, statut)
    select '${owner.id}', '${boat.id}', 'Vidange', 'Moteur', '2026-01-01', 'Terminée' from generate_series(1, 10000); commit`);
  expect((await owner.post("/api/maintenances", aMaintenance(boat))).body.message).toContain(
    "10\u202f000 maintenances",
  );
});

test("N5: the demo's ceilings are lower, and it says so", async () => {
  const demo = server.visitor();
  await demo.post("/api/auth/sign-in/demo");
  for (let n = 0; n < 3; n += 1) expect((await demo.post("/api/bateaux", aBoat())).status).toBe(201);
  const sixth = await demo.post("/api/bateaux", aBoat());
  expect([sixth.status, sixth.body.message]).toEqual([
    403,
    "Le compte de démonstration est limité à 5 navires. Il ne vous reste aucune place.",
  ]);
});
