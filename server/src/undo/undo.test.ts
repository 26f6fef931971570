import { beforeEach, describe, expect, test } from "vitest";
import { countRows, fill } from "../../tests/fill-rows.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";
import type { Json, Visitor } from "../../tests/visitor.ts";
import { forgetUndos } from "./queries.ts";

const server = useTestServer();
let owner: Visitor;
let bateau_id: string;
beforeEach(async () => {
  owner = await server.account();
  bateau_id = (await owner.post("/api/bateaux", aBoat())).body.id;
});

/** Deletes an article and a maintenance; gives the ways to take each back. */
async function deleteBoth() {
  const article = { bateau_id, nom: "Riz", categorie: "Alimentation" };
  await owner.post("/api/inventaire", article);
  const removed: Json = (await owner.post("/api/inventaire/supprimer", { bateau_id, ids: "tous" })).body;
  const maintenance = { bateau_id, titre: "Vidange", categorie: "Moteur", date_echeance: "2026-06-01" };
  const { id } = (await owner.post("/api/maintenances", maintenance)).body;
  await owner.delete(`/api/maintenances/${id}`);
  return {
    undoArticle: async () => (await owner.post("/api/inventaire/annuler", { annulation: removed.annulation })).status,
    undoMaintenance: async () => (await owner.post(`/api/maintenances/${id}/restaurer`)).status,
    maintenance: { ...maintenance, id },
    annulation: removed.annulation as string,
  };
}
const kept = () => countRows(server, "annulations", owner.id);
const letPass = (interval: string) =>
  server.sql(`begin; set local role bosco_system;
    update annulations set created_at = created_at - interval '${interval}' where user_id = '${owner.id}'; commit`);

describe("what can be taken back", () => {
  test("is kept ten minutes of articles, a day of a maintenance", async () => {
    const { undoArticle, undoMaintenance } = await deleteBoth();
    await letPass("11 minutes");
    expect([await undoArticle(), await undoMaintenance()]).toEqual([404, 200]);
  });

  test("is over for a maintenance too after a day", async () => {
    const { undoMaintenance } = await deleteBoth();
    await letPass("25 hours");
    expect(await undoMaintenance()).toBe(404);
  });

  test("is forgotten at night, each in its time", async () => {
    await deleteBoth();
    await letPass("11 minutes");
    await server.database.asSystem(forgetUndos);
    expect(await kept()).toBe(1);
    await letPass("1 day");
    await server.database.asSystem(forgetUndos);
    expect(await kept()).toBe(0);
  });

  test("is taken back by the call of its own kind only", async () => {
    const { annulation, maintenance, undoArticle, undoMaintenance } = await deleteBoth();
    const asArticles = await owner.post("/api/inventaire/annuler", { annulation: maintenance.id });
    const asMaintenance = await owner.post(`/api/maintenances/${annulation}/restaurer`);
    expect([asArticles.status, asMaintenance.status]).toEqual([404, 404]);
    expect([await undoArticle(), await undoMaintenance()]).toEqual([200, 200]);
  });

  test("is the newer row when the same id was deleted twice", async () => {
    const { maintenance, undoMaintenance } = await deleteBoth();
    await owner.post("/api/maintenances", { ...maintenance, titre: "Vidange et filtre" });
    await owner.delete(`/api/maintenances/${maintenance.id}`);
    expect(await undoMaintenance()).toBe(200);
    expect((await owner.get("/api/maintenances")).body).toMatchObject([{ titre: "Vidange et filtre" }]);
    expect(await kept()).toBe(1);
  });

  test("is not lost when the account has no place for it", async () => {
    const { maintenance, undoMaintenance } = await deleteBoth();
    const others: Json[] = [];
    for (const titre of ["Carénage", "Anodes", "Gréement"])
      others.push((await owner.post("/api/maintenances", { ...maintenance, id: undefined, titre })).body);
    expect(await undoMaintenance()).toBe(403);
    await owner.delete(`/api/maintenances/${others[0]?.id}`);
    expect(await undoMaintenance()).toBe(200);
  });

  test("N5: is 10 bulk actions and 200 maintenances at most, the newest", async () => {
    const own = { user: owner.id, boat: bateau_id };
    await fill(server, "annulations", 40, own);
    await server.sql(`begin; set local role bosco_system;
      insert into annulations (user_id, id, bateau_id, action, lignes, created_at)
        select '${owner.id}', gen_random_uuid(), '${bateau_id}', 'supprimer_maintenance', jsonb_build_array(n),
          now() - n * interval '1 second' from generate_series(1, 230) as n; commit`);
    expect(await kept()).toBe(210);
    const [oldest] = await server.sql(`begin; set local role bosco_system; create temp table o as
      select max((lignes -> 0)::int) as n from annulations where user_id = '${owner.id}'; select n from o`);
    expect(oldest?.n).toBe(200);
  });
});
