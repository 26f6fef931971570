import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Json, Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();

async function ownerWithBoat() {
  const owner = await server.account({ pro: true });
  const { body: boat } = await owner.post("/api/bateaux", aBoat());
  const { body: article } = await owner.post("/api/inventaire", {
    bateau_id: boat.id,
    nom: "Plastimo",
    categorie: "Sécurité",
  });
  const trip = (more: object = {}) => ({
    bateau_id: boat.id,
    zone: "cotier",
    personnes: 2,
    enfants: 0,
    depart: "2026-05-03",
    jours: 3,
    mediterranee: false,
    moteurs: [{ moteur_id: boat.id, heures: 4, consommation: 3 }],
    eau_a_bord: null,
    carburant_a_bord: 50,
    ...more,
  });
  const check = (more: object = {}) => ({ bateau_id: boat.id, regle: "radeau", ...more });
  return { owner, boat, article, trip, check };
}

const rows = async (owner: Visitor, table: string): Promise<Json[]> => (await owner.get(`/api/${table}`)).body;

describe("the trip of a boat", () => {
  test("is one, and the last word stands", async () => {
    const { owner, trip } = await ownerWithBoat();
    const { body: first } = await owner.post("/api/departs", trip({ contact_a_terre: " Anne " }));
    expect(first).toMatchObject({ jours: 3, contact_a_terre: "Anne", appel_apres_heures: 2, version: 1 });
    const { status, body: second } = await owner.post("/api/departs", trip({ id: randomUUID(), jours: 9 }));
    expect([status, second.id, second.jours, second.contact_a_terre]).toEqual([201, first.id, 9, "Anne"]);
    expect(await rows(owner, "departs")).toEqual([second]);
  });

  test("is one when two are sent at once", async () => {
    const { owner, trip } = await ownerWithBoat();
    const both = await Promise.all([
      owner.post("/api/departs", trip()),
      owner.post("/api/departs", trip({ jours: 5 })),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await rows(owner, "departs")).toHaveLength(1);
  });

  test.each<[string, object]>([
    ["no zone of ours", { zone: "lunaire" }],
    ["nobody aboard", { personnes: 0 }],
    ["too many days", { jours: 91 }],
    [
      "five engines",
      { moteurs: Array.from({ length: 5 }, () => ({ moteur_id: randomUUID(), heures: 1, consommation: 1 })) },
    ],
    [
      "an engine that says more than it should",
      { moteurs: [{ moteur_id: randomUUID(), heures: 1, consommation: 1, x: 1 }] },
    ],
    ["an hour that is none", { retour_heure: "24:30" }],
    ["less than no water", { eau_a_bord: -1 }],
  ])("is refused with %s", async (_, more) => {
    const { owner, trip } = await ownerWithBoat();
    expect((await owner.post("/api/departs", trip(more))).status).toBe(400);
    expect(await rows(owner, "departs")).toEqual([]);
  });
});

describe("what is said of a rule", () => {
  test("is one row, whose article and day are said apart, and goes when it is taken back", async () => {
    const { owner, article, check } = await ownerWithBoat();
    const { body: tied } = await owner.post("/api/controles_depart", check({ article_id: article.id }));
    const { body: looked } = await owner.post(
      "/api/controles_depart",
      check({ id: randomUUID(), verifie_le: "2026-05-01" }),
    );
    expect(looked).toMatchObject({ id: tied.id, article_id: article.id, verifie_le: "2026-05-01" });
    expect((await owner.delete(`/api/controles_depart/${tied.id}?version=1`)).status).toBe(409);
    expect((await owner.delete(`/api/controles_depart/${tied.id}`)).body).toEqual({ id: tied.id });
    expect((await owner.delete(`/api/controles_depart/${tied.id}`)).status).toBe(404);
    expect(await rows(owner, "controles_depart")).toEqual([]);
  });

  test("is untied when its article goes", async () => {
    const { owner, article, check } = await ownerWithBoat();
    await owner.post("/api/controles_depart", check({ article_id: article.id }));
    expect((await owner.delete(`/api/inventaire/${article.id}`)).status).toBe(200);
    expect(await rows(owner, "controles_depart")).toMatchObject([{ regle: "radeau", article_id: null }]);
  });

  test("takes no article of another boat, by the call or past it", async () => {
    const { owner, article } = await ownerWithBoat();
    const { body: other } = await owner.post("/api/bateaux", aBoat({ nom: "Goéland" }));
    const sent = await owner.post("/api/controles_depart", {
      bateau_id: other.id,
      regle: "radeau",
      article_id: article.id,
    });
    expect([sent.status, sent.body.code]).toEqual([400, "ENTREE_INVALIDE"]);
    const past = server.sql(`begin; set local role bosco_system;
      insert into controles_depart (user_id, bateau_id, regle, article_id)
      values ('${owner.id}', '${other.id}', 'radeau', '${article.id}'); commit`);
    await expect(past).rejects.toMatchObject({ code: "23503" });
  });

  test("is at most a hundred of a boat, by the call and past it", async () => {
    const { owner, boat, check } = await ownerWithBoat();
    await server.sql(`begin; set local role bosco_system;
      insert into controles_depart (user_id, bateau_id, regle)
      select '${owner.id}', '${boat.id}', 'regle-' || n from generate_series(1, 100) as n; commit`);
    const beyond = await owner.post("/api/controles_depart", check());
    expect([beyond.status, beyond.body.code]).toEqual([403, "LIMITE_ATTEINTE"]);
    expect((await owner.post("/api/controles_depart", check({ regle: "regle-7" }))).status).toBe(201);
    const past = server.sql(`begin; set local role bosco_system;
      insert into controles_depart (user_id, bateau_id, regle) values ('${owner.id}', '${boat.id}', 'radeau'); commit`);
    await expect(past).rejects.toMatchObject({ code: "23514" });
  });
});

test("a boat that is handed over leaves behind whom its owner calls and what he has looked at", async () => {
  const { owner, boat, article, trip, check } = await ownerWithBoat();
  const heir = await server.account({ pro: true });
  await owner.post("/api/departs", trip({ contact_a_terre: "Anne" }));
  await owner.post("/api/controles_depart", check({ article_id: article.id, verifie_le: "2026-05-01" }));
  await server.sql(`begin; set local role bosco_system;
    select hand_over('${boat.id}', '${owner.id}', '${heir.id}'); commit`);
  expect(await rows(heir, "departs")).toMatchObject([{ jours: 3, contact_a_terre: null }]);
  expect(await rows(heir, "controles_depart")).toMatchObject([{ article_id: article.id, verifie_le: null }]);
  expect(await rows(owner, "departs")).toEqual([]);
});
