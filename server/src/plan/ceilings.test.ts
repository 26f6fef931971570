import { CEILINGS } from "@bosco/domain/account";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countRows, fill } from "../../tests/fill-rows.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { startTestServer, type TestServer } from "../../tests/test-server.ts";
import type { Json, Reply } from "../../tests/visitor.ts";
import { DEMO_ID } from "../demo-account.ts";
import { resetDemo } from "../seed/demo.ts";
import { KORRIGAN } from "../seed/demo-boats.ts";

let server: TestServer;
beforeAll(async () => {
  // why: filling accounts to the brim keeps the machine busy, and this is not about turning newcomers away.
  server = await startTestServer();
});
afterAll(() => server.stop());

const outcomes = (replies: Reply[]) => replies.map(({ status, body }) => [status, body.code]).sort();
const refusal = (most: string, left = "Il ne vous reste aucune place.") => ({
  status: 403,
  body: { code: "LIMITE_ATTEINTE", message: `Le compte de démonstration est limité à ${most}. ${left}` },
});

/** The demo as it was made, which is soon full. */
async function demo() {
  await server.database.asSystem(resetDemo);
  const owner = server.visitor();
  await owner.post("/api/auth/sign-in/demo");
  owner.id = DEMO_ID;
  const boat: Json = { id: KORRIGAN };
  const own = { user: DEMO_ID, boat: KORRIGAN };
  const fillUp = async (thing: keyof typeof CEILINGS, table: string, left: number) =>
    fill(server, table, CEILINGS[thing].demo - left - (await countRows(server, table, DEMO_ID)), own);
  return { owner, boat, own, fillUp };
}
type Owned = Awaited<ReturnType<typeof demo>>;

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
const CASES: [keyof typeof CEILINGS, table: string, most: string, (of: Owned) => [path: string, body: () => object]][] =
  [
    ["boats", "bateaux", "5 navires", () => ["/api/bateaux", aBoat]],
    [
      "articles",
      "inventaire",
      "400 articles",
      ({ boat }) => ["/api/inventaire", () => ({ bateau_id: boat.id, nom: "Bout", categorie: null })],
    ],
    ["maintenances", "maintenances", "200 maintenances", ({ boat }) => ["/api/maintenances", () => aMaintenance(boat)]],
    [
      "spaces",
      "espaces_stockage",
      "100 espaces de stockage",
      ({ boat }) => ["/api/espaces_stockage", () => ({ bateau_id: boat.id, nom: "Équipet", type: "Coffre" })],
    ],
    ["categories", "categories", "100 catégories", () => ["/api/categories", () => ({ nom: `Famille ${names++}` })]],
    [
      "subCategories",
      "sous_categories",
      "100 sous-catégories",
      () => ["/api/sous_categories", () => ({ nom: `Famille ${names++}`, categorie_id: builtIn })],
    ],
    [
      "lists",
      "listes_avitaillement",
      "30 listes d’avitaillement",
      ({ boat }) => ["/api/listes_avitaillement", () => aList(boat, 1)],
    ],
    [
      "checklists",
      "checklists_nouvelles",
      "40 checklists",
      ({ boat }) => ["/api/checklists_nouvelles", () => aChecklist(boat, 1)],
    ],
  ];
let builtIn = "";

describe("N5: of an account", () => {
  beforeAll(async () => {
    const visitor = await server.account();
    builtIn = (await visitor.get("/api/categories")).body[0].id;
  });

  test.each(CASES)("%s end at their ceiling, though two are sent at once", async (thing, table, most, call) => {
    const of = await demo();
    const [path, body] = call(of);
    await of.fillUp(thing, table, 1);
    const replies = await Promise.all([of.owner.post(path, body()), of.owner.post(path, body())]);
    expect(outcomes(replies)).toEqual([
      [201, undefined],
      [403, "LIMITE_ATTEINTE"],
    ]);
    expect(replies.find(({ status }) => status === 403)).toMatchObject(refusal(most));
    expect(await countRows(server, table, DEMO_ID)).toBe(Number.parseInt(most, 10));
  });

  test("articles: a batch, a list and an undo that would pass are refused whole", async () => {
    const { owner, boat, fillUp } = await demo();
    const batch = Array.from({ length: 3 }, () => ({ bateau_id: boat.id, nom: "Manille", categorie: null }));
    const [first, second] = (await owner.post("/api/inventaire", batch.slice(1))).body;
    await fillUp("articles", "inventaire", 2);
    expect(await owner.post("/api/inventaire", batch)).toMatchObject(
      refusal("400 articles", "Il vous reste 2 places."),
    );
    const list = (await owner.post("/api/listes_avitaillement", aList(boat, 3))).body;
    const added = await owner.post(`/api/listes_avitaillement/${list.id}/inventaire`, { mode: "ajouter" });
    expect(added).toMatchObject(refusal("400 articles", "Il vous reste 2 places."));
    const removed = await owner.post("/api/inventaire/supprimer", { bateau_id: boat.id, ids: [first.id, second.id] });
    expect((await owner.post("/api/inventaire", batch)).status).toBe(201);
    const undone = await owner.post("/api/inventaire/annuler", { annulation: removed.body.annulation });
    expect([undone.status, undone.body.code]).toEqual([403, "LIMITE_ATTEINTE"]);
    expect(undone.body.message).toContain("limité à 400 articles");
    expect(await countRows(server, "inventaire", DEMO_ID)).toBe(399);
  });

  test("maintenances: a plan and a restored one are refused; finishing never is, and forgets the oldest done", async () => {
    const { owner, boat, fillUp } = await demo();
    const gone = (await owner.post("/api/maintenances", aMaintenance(boat))).body;
    await owner.delete(`/api/maintenances/${gone.id}`);
    const recurring = { ...aMaintenance(boat), recurrence: "Annuelle" };
    const { id } = (await owner.post("/api/maintenances", recurring)).body;
    await fillUp("maintenances", "maintenances", 0);
    const plan = { maintenances: [aMaintenance(boat)] };
    expect(await owner.post("/api/maintenances/plan", plan)).toMatchObject(refusal("200 maintenances"));
    expect(await owner.post(`/api/maintenances/${gone.id}/restaurer`)).toMatchObject(refusal("200 maintenances"));
    const before: Json[] = (await owner.get("/api/maintenances")).body;
    const done = await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    expect([done.status, typeof done.body.suivante?.id]).toEqual([200, "string"]);
    const after: Json[] = (await owner.get("/api/maintenances")).body;
    expect(after).toHaveLength(200);
    const kept = new Set(after.map((m) => m.id));
    expect(kept.has(id) && kept.has(done.body.suivante.id)).toBe(true);
    const [forgotten, ...others] = before.filter((m) => !kept.has(m.id));
    expect([forgotten.titre, others]).toEqual(["Parc de batteries de service", []]);
  });

  test("parts: one too many is refused; finishing and what comes back never are, and bring what fits", async () => {
    const { owner, boat } = await demo();
    const { id: maintenance_id } = (
      await owner.post("/api/maintenances", { ...aMaintenance(boat), recurrence: "Annuelle" })
    ).body;
    const articles: Json[] = (await owner.get(`/api/inventaire?bateau_id=${boat.id}`)).body;
    const add = (n: number) =>
      owner.post("/api/pieces", { bateau_id: boat.id, maintenance_id, article_id: articles[n]?.id });
    expect((await add(0)).status).toBe(201);
    await server.sql(`begin; set local role bosco_system;
      insert into pieces (user_id, bateau_id, maintenance_id, article_id)
      select m.user_id, m.bateau_id, m.id, i.id from maintenances m join inventaire i using (user_id, bateau_id)
      where m.user_id = '${DEMO_ID}' and m.id <> '${maintenance_id}'
        and not exists (select from pieces p where (p.maintenance_id, p.article_id) = (m.id, i.id))
      limit ${CEILINGS.allParts.demo - 1 - (await countRows(server, "pieces", DEMO_ID))}; commit`);
    const replies = await Promise.all([add(1), add(2)]);
    expect(outcomes(replies)).toEqual([
      [201, undefined],
      [403, "LIMITE_ATTEINTE"],
    ]);
    expect(replies.find(({ status }) => status === 403)).toMatchObject(refusal("600 pièces"));
    const done = await owner.patch(`/api/maintenances/${maintenance_id}`, { statut: "Terminée" });
    expect([done.status, typeof done.body.suivante?.id]).toEqual([200, "string"]);
    expect(await countRows(server, "pieces", DEMO_ID)).toBe(600);
    await owner.delete(`/api/maintenances/${maintenance_id}`);
    const next = { bateau_id: boat.id, maintenance_id: done.body.suivante.id, article_id: articles[0]?.id };
    expect((await owner.post("/api/pieces", next)).status).toBe(201);
    expect((await owner.post(`/api/maintenances/${maintenance_id}/restaurer`)).status).toBe(200);
    expect(await countRows(server, "pieces", DEMO_ID)).toBe(600);
  });

  test("lists: a copy counts; the articles in one end, and what is beyond may only shrink", async () => {
    const { owner, boat, fillUp } = await demo();
    const most = 300;
    const made = (await owner.post("/api/listes_avitaillement", aList(boat, most))).body;
    const path = `/api/listes_avitaillement/${made.id}`;
    const patch = (count: number) => owner.patch(path, { articles: Array(count).fill(listArticle) });
    expect(await owner.post("/api/listes_avitaillement", aList(boat, most + 1))).toMatchObject(
      refusal("300 articles par liste d’avitaillement", "Il vous reste 300 places."),
    );
    expect(await patch(most + 1)).toMatchObject(refusal("300 articles par liste d’avitaillement"));
    await server.sql(`begin; set local role bosco_system; update listes_avitaillement set articles =
      (select jsonb_agg('${JSON.stringify(listArticle)}'::jsonb) from generate_series(1, 700)) where id = '${made.id}'; commit`);
    expect((await patch(699)).status).toBe(200);
    expect((await patch(700)).status).toBe(403);
    await fillUp("lists", "listes_avitaillement", 0);
    const small = (await owner.get("/api/listes_avitaillement")).body.find(({ id }: Json) => id !== made.id);
    expect(await owner.post(`/api/listes_avitaillement/${small.id}/dupliquer`)).toMatchObject(
      refusal("30 listes d’avitaillement"),
    );
  });

  test("tasks in one checklist end, made or edited", async () => {
    const { owner, boat } = await demo();
    const most = 100;
    const made = (await owner.post("/api/checklists_nouvelles", aChecklist(boat, most))).body;
    expect(await owner.post("/api/checklists_nouvelles", aChecklist(boat, most + 1))).toMatchObject(
      refusal("100 tâches par checklist", "Il vous reste 100 places."),
    );
    const grown = await owner.patch(`/api/checklists_nouvelles/${made.id}`, {
      taches: aChecklist(boat, most + 1).taches,
    });
    expect(grown).toMatchObject(refusal("100 tâches par checklist"));
    expect((await owner.get(`/api/taches?checklist_id=${made.id}`)).body).toHaveLength(most);
  });

  test("a row sent again is the same row, at the ceiling too", async () => {
    const { owner, boat, fillUp } = await demo();
    const checklist = { ...aChecklist(boat, 1), id: crypto.randomUUID() };
    expect((await owner.post("/api/checklists_nouvelles", checklist)).status).toBe(201);
    await fillUp("checklists", "checklists_nouvelles", 0);
    const again = await owner.post("/api/checklists_nouvelles", checklist);
    expect([again.status, again.body.id]).toEqual([201, checklist.id]);
  });
});

test("N5: Pro ends at its own, higher ceilings", async () => {
  const owner = await server.account({ pro: true });
  await fill(server, "bateaux", CEILINGS.boats.pro - 1, { user: owner.id });
  expect((await owner.post("/api/bateaux", aBoat())).status).toBe(201);
  expect((await owner.post("/api/bateaux", aBoat())).body.message).toContain("Chaque compte est limité à 200 navires.");
});

test("N5: a free account has its own limits first, and the ceilings beyond them", async () => {
  const owner = await server.account();
  const boat = (await owner.post("/api/bateaux", aBoat())).body;
  await fill(server, "categories", CEILINGS.categories.pro, { user: owner.id });
  expect((await owner.post("/api/categories", { nom: "Bouts" })).body.message).toContain("2\u202f000 catégories");
  expect((await owner.post("/api/bateaux", aBoat())).body.message).toContain("1 navire.");
  await fill(server, "maintenances", 3, { user: owner.id, boat: boat.id });
  expect((await owner.post("/api/maintenances", aMaintenance(boat))).body.message).toContain("3 maintenances non");
});
