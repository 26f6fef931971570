import { randomUUID } from "node:crypto";
import type { Checklist, Task } from "@bosco/domain/checklists";
import { beforeAll, describe, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();
let owner: Visitor;
let stranger: Visitor;
let hers: { boat: string; list: Checklist; tasks: Task[] };
let his: { boat: string; list: Checklist; tasks: Task[] };

async function fill(visitor: Visitor) {
  const boat = (await visitor.post("/api/bateaux", aBoat())).body.id;
  const body = { bateau_id: boat, nom: `Liste de ${visitor.id}`, type: "Départ", taches: ["Gaz", `VHF ${visitor.id}`] };
  const list: Checklist = (await visitor.post("/api/checklists_nouvelles", body)).body;
  const tasks: Task[] = (await visitor.get(`/api/taches?checklist_id=${list.id}`)).body;
  await visitor.patch(`/api/taches/${tasks[0]?.id}`, { etat: true });
  await visitor.post(`/api/checklists_nouvelles/${list.id}/reinitialiser`);
  await visitor.patch(`/api/taches/${tasks[0]?.id}`, { etat: true });
  return { boat, list, tasks };
}

beforeAll(async () => {
  [owner, stranger] = [await server.account(), await server.account()];
  [hers, his] = [await fill(owner), await fill(stranger)];
});

/** Every row of one user, as the database holds it. */
const rowsOf = (user_id: string) =>
  server.database.asSystem(async (db) => ({
    lists: await db
      .selectFrom("checklists_nouvelles")
      .selectAll()
      .where("user_id", "=", user_id)
      .orderBy("id")
      .execute(),
    tasks: await db.selectFrom("taches").selectAll().where("user_id", "=", user_id).orderBy("id").execute(),
    runs: await db.selectFrom("passages_checklist").selectAll().where("user_id", "=", user_id).orderBy("id").execute(),
  }));

async function unchanged(attempt: () => Promise<void>) {
  const before = [await rowsOf(owner.id), await rowsOf(stranger.id)];
  await attempt();
  expect([await rowsOf(owner.id), await rowsOf(stranger.id)]).toEqual(before);
}

describe("A1: nobody is signed in", () => {
  test.each([
    ["GET", "/api/checklists_nouvelles"],
    ["POST", "/api/checklists_nouvelles"],
    ["PATCH", "/api/checklists_nouvelles/ID"],
    ["DELETE", "/api/checklists_nouvelles/ID"],
    ["POST", "/api/checklists_nouvelles/ID/reinitialiser"],
    ["GET", "/api/taches"],
    ["PATCH", "/api/taches/ID"],
    ["GET", "/api/passages_checklist"],
  ])("%s %s answers 401", async (method, path) => {
    await unchanged(async () => {
      const body = method === "GET" || method === "DELETE" ? undefined : { etat: true };
      const answer = await server.visitor().call(method, path.replace("ID", hers.list.id), body);
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
    });
  });
});

describe("A2: a stranger lists", () => {
  test.each(["/api/checklists_nouvelles", "/api/taches"])("%s and sees only his own", async (path) => {
    const answer = await stranger.get(path);
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(path.endsWith("taches") ? 2 : 1);
    expect(JSON.stringify(answer.body)).not.toContain(owner.id);
  });

  test("by the ids of somebody else and finds nothing", async () => {
    for (const path of [
      `/api/taches?checklist_id=${hers.list.id}`,
      `/api/passages_checklist?checklist_id=${hers.list.id}`,
      `/api/checklists_nouvelles?bateau_id=${hers.boat}`,
    ])
      expect((await stranger.get(path)).body).toEqual([]);
  });
});

describe("A3, A8: a stranger's call by somebody else's id is a call by no id at all", () => {
  test.each([
    ["PATCH", "/api/checklists_nouvelles/LIST", { nom: "Pris" }],
    ["PATCH", "/api/checklists_nouvelles/LIST", { taches: ["Pris"] }],
    ["DELETE", "/api/checklists_nouvelles/LIST", undefined],
    ["POST", "/api/checklists_nouvelles/LIST/reinitialiser", {}],
    ["PATCH", "/api/taches/TASK", { etat: false }],
    ["PATCH", "/api/taches/TASK", { note: "Pris" }],
  ])("%s %s %j", async (method, path, body) => {
    await unchanged(async () => {
      const at = (list: string, task: string) => path.replace("LIST", list).replace("TASK", task);
      const known = await stranger.call(method, at(hers.list.id, hers.tasks[0]?.id ?? ""), body);
      const unknown = await stranger.call(method, at(randomUUID(), randomUUID()), body);
      expect(known.status).toBe(404);
      expect(known.body).toEqual(unknown.body);
    });
  });

  test("naming her tasks in his own list is refused as no list of texts", async () => {
    await unchanged(async () => {
      const taches = [{ id: hers.tasks[0]?.id, tache: "Gaz" }];
      expect((await stranger.patch(`/api/checklists_nouvelles/${his.list.id}`, { taches })).status).toBe(400);
    });
  });
});

describe("A4, A9, A12: somebody else's ids in a body", () => {
  test("her boat on his list", async () => {
    await unchanged(async () => {
      const body = { bateau_id: hers.boat, nom: "À elle", type: "Départ", taches: ["Gaz"] };
      const answer = await stranger.post("/api/checklists_nouvelles", body);
      const unknown = await stranger.post("/api/checklists_nouvelles", { ...body, bateau_id: randomUUID() });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(unknown.body);
    });
  });

  test("her maintenance on his task", async () => {
    const opened = await owner.post("/api/maintenances", {
      bateau_id: hers.boat,
      titre: "Feux",
      categorie: "Électricité",
      date_echeance: "2026-12-01",
    });
    expect(opened.status).toBe(201);
    await unchanged(async () => {
      const answer = await stranger.patch(`/api/taches/${his.tasks[0]?.id}`, { maintenance_id: opened.body.id });
      expect(answer.status).toBe(404);
    });
  });

  test("another owner in an edit", async () => {
    await unchanged(async () => {
      const list = await stranger.patch(`/api/checklists_nouvelles/${his.list.id}`, { nom: "x", user_id: owner.id });
      const task = await stranger.patch(`/api/taches/${his.tasks[0]?.id}`, { etat: false, user_id: owner.id });
      const moved = await stranger.patch(`/api/taches/${his.tasks[0]?.id}`, { checklist_id: hers.list.id });
      expect([list.status, task.status, moved.status]).toEqual([400, 400, 400]);
      for (const table of ["checklists_nouvelles", "taches"] as const)
        await expect(
          server.database.asUser(stranger.id, (db) => db.updateTable(table).set({ user_id: owner.id }).execute()),
        ).rejects.toThrow(/row-level security/);
    });
  });

  test("the id of her list for a list of his own makes his own", async () => {
    const body = { id: hers.list.id, bateau_id: his.boat, nom: "La mienne", type: "Départ", taches: ["Feux"] };
    const before = await rowsOf(owner.id);
    const answer = await stranger.post("/api/checklists_nouvelles", body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ nom: "La mienne", bateau_id: his.boat });
    expect((await stranger.get(`/api/taches?checklist_id=${hers.list.id}`)).body).toHaveLength(1);
    expect(await rowsOf(owner.id)).toEqual(before);
  });
});
