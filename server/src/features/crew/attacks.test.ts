import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { listen } from "../../../tests/event-reader.ts";
import { join, secretOf } from "../../../tests/join.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Json, Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();

const create = async (who: Visitor, path: string, body: object): Promise<Json> => {
  const reply = await who.post(path, body);
  expect(reply.status, reply.text).toBe(201);
  return reply.body;
};
const boatOf = (who: Visitor, more = {}) => create(who, "/api/bateaux", aBoat(more));
const work = (bateau_id: string, more = {}) => ({
  ...{ bateau_id, titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" },
  ...more,
});

async function aboard(role: "lecture" | "equipage" | "gestion") {
  const owner = await server.account({ pro: true });
  const member = await server.account({ pro: true });
  const boat = await boatOf(owner);
  const share = await join(owner, member, boat.id, role);
  return { owner, member, boat, share };
}

test("a member still has the catalogue of models", async () => {
  const { member } = await aboard("lecture");
  const { status, body } = await member.get("/api/modeles_navires");
  expect([status, body.length > 100]).toEqual([200, true]);
});

describe("an id that somebody near has already", () => {
  test("does not come by an article, a maintenance, or one that moves there", async () => {
    const { owner, member, boat } = await aboard("gestion");
    const hidden = await boatOf(owner);
    const own = await boatOf(member);
    const { id } = await create(member, "/api/maintenances", work(own.id, { titre: "À moi" }));
    expect((await owner.post("/api/maintenances", work(boat.id, { id }))).status).toBe(409);
    await create(owner, "/api/maintenances", work(hidden.id, { id, titre: "Jumelle" }));
    expect((await owner.patch(`/api/maintenances/${id}`, { bateau_id: boat.id })).status).toBe(409);
    expect((await member.get("/api/maintenances")).body).toMatchObject([{ id, titre: "À moi" }]);
  });

  test("keeps a boat from being accepted", async () => {
    const owner = await server.account();
    const guest = await server.account();
    const id = randomUUID();
    const [boat] = [await boatOf(owner, { id }), await boatOf(guest, { id })];
    const invited = await owner.post("/api/partages", { bateau_id: boat.id, email: guest.email, role: "lecture" });
    const reply = await guest.post("/api/partages/accepter", { jeton: secretOf(invited.body.lien) });
    expect([reply.status, reply.body.code]).toEqual([409, "DEJA_PRESENT"]);
    expect((await guest.get("/api/bateaux")).body).toHaveLength(1);
  });
});

test("a task tied to another boat's maintenance does not keep its boat from being handed over", async () => {
  const owner = await server.account({ pro: true });
  const heir = await server.account({ pro: true });
  const [boat, stays] = [await boatOf(owner), await boatOf(owner)];
  const maintenance = await create(owner, "/api/maintenances", work(stays.id));
  const list = { bateau_id: boat.id, nom: "Départ", type: "Départ", taches: ["Météo"] };
  const checklist = await create(owner, "/api/checklists_nouvelles", list);
  const [task] = (await owner.get(`/api/taches?checklist_id=${checklist.id}`)).body;
  expect((await owner.patch(`/api/taches/${task.id}`, { maintenance_id: maintenance.id })).status).toBe(200);
  const { body } = await owner.post(`/api/bateaux/${boat.id}/ceder`, { email: heir.email });
  const taken = await heir.post("/api/partages/accepter", { jeton: secretOf(body.lien) });
  expect(taken.status, taken.text).toBe(200);
  expect((await heir.get("/api/taches")).body).toMatchObject([{ id: task.id, maintenance_id: null }]);
  expect((await owner.get("/api/maintenances")).body).toMatchObject([{ id: maintenance.id }]);
});

test("the crew is told of what a deletion changes elsewhere", async () => {
  const { owner, member, boat } = await aboard("gestion");
  const space = await create(owner, "/api/espaces_stockage", { bateau_id: boat.id, nom: "Coffre", type: "Coffre" });
  const stored = { bateau_id: boat.id, nom: "Riz", categorie: null, espace_stockage_id: space.id };
  const article = await create(owner, "/api/inventaire", stored);
  const page = await listen(member);
  await owner.delete(`/api/espaces_stockage/${space.id}`);
  await expect.poll(() => page.events).toContainEqual({ table: "inventaire", id: article.id, op: "UPDATE" });
  page.leave();
});

test("another's default boat is not one's own, and one's own comes first", async () => {
  const { member, boat } = await aboard("gestion");
  const own = await boatOf(member, { nom: "Mien" });
  const boats = (await member.get("/api/bateaux")).body;
  expect(boats.map(({ id, par_defaut }: Json) => [id, par_defaut])).toEqual([
    [own.id, true],
    [boat.id, false],
  ]);
});

test("the secret of an invitation is kept nowhere in plain", async () => {
  const owner = await server.account();
  const boat = await boatOf(owner);
  const key = { "idempotency-key": randomUUID() };
  const wanted = { bateau_id: boat.id, email: "invite@bosco.test", role: "lecture" };
  const { body } = await owner.post("/api/partages", wanted, key);
  const [{ kept }] = (await server.sql(`begin; set local role bosco_system; create temp table k as
    select string_agg(o::text, '') as kept from operations o where user_id = '${owner.id}'; select kept from k`)) as [
    Json,
  ];
  expect(kept ?? "").not.toContain(secretOf(body.lien));
});

test("an invitation sent before the plan ended adds nobody beyond the free plan", async () => {
  const owner = await server.account({ pro: true });
  const boat = await boatOf(owner);
  const guests = [await server.account(), await server.account()];
  const links = [];
  for (const { email } of guests)
    links.push((await owner.post("/api/partages", { bateau_id: boat.id, email, role: "lecture" })).body.lien);
  await server.sql(`begin; set local role bosco_system; delete from abonnements where user_id = '${owner.id}'; commit`);
  const replies = [];
  for (const [n, guest] of guests.entries())
    replies.push(await guest.post("/api/partages/accepter", { jeton: secretOf(links[n] ?? "") }));
  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [200, undefined],
    [403, "LIMITE_ATTEINTE"],
  ]);
});

test("two people aboard each other's boats write at the same time, and both are answered", async () => {
  const { owner, member, boat } = await aboard("equipage");
  const other = await boatOf(member);
  await join(member, owner, other.id, "equipage");
  const add = (who: Visitor, bateau_id: string) =>
    who.post("/api/inventaire", { bateau_id, nom: "Riz", categorie: null });
  const rounds = Array.from({ length: 15 }, () => [add(owner, other.id), add(member, boat.id)]).flat();
  expect(new Set((await Promise.all(rounds)).map(({ status }) => status))).toEqual(new Set([201]));
});
