import { beforeEach, describe, expect, test } from "vitest";
import { join } from "../../../tests/join.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();
let owner: Visitor;
let bateau_id: string;
beforeEach(async () => {
  owner = await server.account();
  bateau_id = (await owner.post("/api/bateaux", aBoat({ heures_moteur: 812.5 }))).body.id;
});

const starboard = (more: object = {}) => ({ bateau_id, nom: "Moteur tribord", type: "Yanmar 3JH5", ...more });
const add = async (more: object = {}) => (await owner.post("/api/moteurs", starboard(more))).body;
const listed = async (path = "/api/moteurs") => (await owner.get(path)).body;
const readings = async () =>
  (await owner.get(`/api/releves_heures?bateau_id=${bateau_id}`)).body.map(
    ({ moteur_id, heures }: { moteur_id: string | null; heures: number }) => [moteur_id, heures],
  );

describe("the first engine", () => {
  test("is written with its boat, and has its id", async () => {
    expect(await listed()).toMatchObject([
      { id: bateau_id, bateau_id, nom: "Moteur", type: "Yanmar 3JH5", heures: 812.5, version: 1 },
    ]);
  });

  test("is edited here as there", async () => {
    const change = { nom: "Moteur bâbord", type: "Yanmar 4JH57", heures: 820, version: 1 };
    const { status, body } = await owner.patch(`/api/moteurs/${bateau_id}`, change);
    expect([status, body.version]).toEqual([200, 2]);
    expect((await listed("/api/bateaux"))[0]).toMatchObject({
      nom_moteur: "Moteur bâbord",
      moteur: "Yanmar 4JH57",
      heures_moteur: 820,
    });
    expect(await readings()).toEqual([
      [null, 812.5],
      [null, 820],
    ]);
    const stale = await owner.patch(`/api/moteurs/${bateau_id}`, change);
    expect([stale.status, stale.body.details.actuel]).toEqual([409, body]);
  });

  test("goes with its boat, and not before", async () => {
    const refused = await owner.delete(`/api/moteurs/${bateau_id}`);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      "Le premier moteur d’un bateau ne se retire pas\u00a0: modifiez-le.",
    ]);
    await owner.delete(`/api/bateaux/${bateau_id}`);
    expect(await listed()).toEqual([]);
  });
});

describe("another engine", () => {
  test("has hours and readings of its own", async () => {
    const second = await add({ heures: 790 });
    await owner.patch(`/api/moteurs/${second.id}`, { heures: 801.5 });
    await owner.patch(`/api/moteurs/${second.id}`, { nom: "Tribord" });
    expect(await readings()).toEqual([
      [null, 812.5],
      [second.id, 790],
      [second.id, 801.5],
    ]);
    expect(await listed(`/api/moteurs?bateau_id=${bateau_id}`)).toMatchObject([
      { nom: "Moteur", heures: 812.5 },
      { nom: "Tribord", heures: 801.5, version: 3 },
    ]);
  });

  test("sent twice is one; a boat has four at most", async () => {
    const id = "7f000000-0000-4000-8000-000000000001";
    expect([(await add({ id })).id, (await add({ id })).id]).toEqual([id, id]);
    await add({ nom: "Moteur 3" });
    await add({ nom: "Moteur 4" });
    const refused = await owner.post("/api/moteurs", starboard());
    expect([refused.status, refused.body.message]).toEqual([403, "Un bateau a 4 moteurs au plus."]);
    expect(await listed()).toHaveLength(4);
  });

  test("ten at once make three", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => owner.post("/api/moteurs", starboard())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await listed()).toHaveLength(4);
  });

  test("with work stays until the work is elsewhere", async () => {
    const { id, version } = await add();
    const work = { bateau_id, moteur_id: id, titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" };
    const { body: oil } = await owner.post("/api/maintenances", work);
    const refused = await owner.delete(`/api/moteurs/${id}`);
    expect([refused.status, refused.body.message]).toEqual([
      400,
      "Ce moteur a encore 1\u00a0maintenance\u00a0: rattachez-la à un autre moteur ou supprimez-la d’abord.",
    ]);
    await owner.patch(`/api/maintenances/${oil.id}`, { moteur_id: bateau_id });
    expect((await owner.get("/api/maintenances")).body[0].moteur_id).toBeNull();
    expect((await owner.delete(`/api/moteurs/${id}?version=${version + 1}`)).status).toBe(409);
    expect((await owner.delete(`/api/moteurs/${id}?version=${version}`)).status).toBe(200);
    expect(await listed()).toHaveLength(1);
  });

  test("is of one boat: no work of another boat is about it", async () => {
    const { id } = await add();
    const { body: other } = await (await server.account({ pro: true })).post("/api/bateaux", aBoat());
    for (const bateau of [bateau_id, other.id]) {
      const answer = await owner.post("/api/maintenances", {
        ...{ bateau_id: bateau, titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" },
        moteur_id: id,
      });
      expect(answer.status).toBe(bateau === bateau_id ? 201 : 404);
    }
  });
});

test("work by hours follows the hours of its own engine", async () => {
  const { id } = await add({ heures: 500 });
  const { body: oil } = await owner.post("/api/maintenances", {
    ...{ bateau_id, moteur_id: id, titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" },
    recurrence: "Tous les 100 heures",
    heures_echeance: 600,
  });
  const { body } = await owner.patch(`/api/maintenances/${oil.id}`, { statut: "Terminée" });
  expect(body).toMatchObject({ heures_realisation: 500, suivante: { moteur_id: id, heures_echeance: 600 } });
  const { body: moved } = await owner.patch(`/api/maintenances/${body.suivante.id}`, { moteur_id: null });
  expect(moved).toMatchObject({ moteur_id: null, heures_echeance: null });
});

test("a deleted work comes back without an engine that is gone", async () => {
  const { id } = await add();
  const work = { bateau_id, moteur_id: id, titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" };
  const { body: oil } = await owner.post("/api/maintenances", work);
  await owner.delete(`/api/maintenances/${oil.id}`);
  await owner.delete(`/api/moteurs/${id}`);
  const { status, body } = await owner.post(`/api/maintenances/${oil.id}/restaurer`);
  expect([status, body.moteur_id]).toEqual([200, null]);
});

describe("aboard another's boat", () => {
  test.each([
    ["lecture", 403, 403],
    ["equipage", 200, 403],
    ["gestion", 200, 200],
  ] as const)("%s: hours %d, name %d, of the first engine too", async (role, hours, name) => {
    const second = await add();
    const member = await server.account();
    await join(owner, member, bateau_id, role);
    for (const id of [bateau_id, second.id]) {
      expect((await member.patch(`/api/moteurs/${id}`, { heures: 900 })).status).toBe(hours);
      expect((await member.patch(`/api/moteurs/${id}`, { nom: "Bâbord" })).status).toBe(name);
    }
    expect((await member.get("/api/moteurs")).body.map(({ heures }: { heures: number }) => heures)).toEqual(
      hours === 200 ? [900, 900] : [812.5, 0],
    );
  });

  test("nobody gives a boat the id of an engine that he sees, nor an engine that of a boat", async () => {
    const second = await add();
    const member = await server.account({ pro: true });
    await join(owner, member, bateau_id, "gestion");
    const { body: own } = await member.post("/api/bateaux", aBoat());
    expect((await member.post("/api/bateaux", aBoat({ id: second.id }))).status).toBe(409);
    expect((await member.post("/api/moteurs", starboard({ id: own.id }))).status).toBe(409);
    expect((await owner.post("/api/moteurs", starboard({ id: bateau_id }))).status).toBe(400);
    expect(await listed()).toHaveLength(2);
  });
});

test("a boat goes with its engines and their work", async () => {
  const { id } = await add({ heures: 3 });
  const work = { bateau_id, moteur_id: id, titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" };
  await owner.post("/api/maintenances", work);
  expect((await owner.delete(`/api/bateaux/${bateau_id}`)).status).toBe(200);
  for (const path of ["/api/moteurs", "/api/maintenances", "/api/releves_heures"])
    expect(await listed(path)).toEqual([]);
});
