import { CEILINGS } from "@bosco/domain/account";
import { describe, expect, test } from "vitest";
import { countRows, fill } from "../../tests/fill-rows.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";
import type { Json } from "../../tests/visitor.ts";
import { DEMO_ID } from "../demo-account.ts";

const server = useTestServer();

async function proWithChecklist() {
  const owner = await server.account({ pro: true });
  const boat: Json = (await owner.post("/api/bateaux", aBoat())).body;
  const wanted = { bateau_id: boat.id, nom: "Départ", type: "Départ", taches: ["Météo"] };
  const checklist: Json = (await owner.post("/api/checklists_nouvelles", wanted)).body;
  return { owner, boat, checklist, own: { user: owner.id, boat: boat.id, checklist: checklist.id } };
}

describe("N5: what is written by itself is never refused, and forgets its oldest", () => {
  test("readings of a boat: the hours still change at the ceiling", async () => {
    const { owner, boat, own } = await proWithChecklist();
    await fill(server, "releves_heures", CEILINGS.readings.pro, own);
    const oldest = () =>
      server.sql(`begin; set local role bosco_system; create temp table o as
        select min(date_releve) as at from releves_heures where user_id = '${owner.id}'; select at from o`);
    const [before] = await oldest();
    expect((await owner.patch(`/api/bateaux/${boat.id}`, { heures_moteur: 101 })).status).toBe(200);
    expect(await countRows(server, "releves_heures", owner.id)).toBe(2_000);
    const [after] = await oldest();
    expect(after?.at.getTime()).toBeGreaterThan(before?.at.getTime());
    const other: Json = (await owner.post("/api/bateaux", aBoat({ heures_moteur: 3 }))).body;
    expect((await owner.get(`/api/releves_heures?bateau_id=${other.id}`)).body).toHaveLength(1);
  });

  test("runs of a checklist: it can still be reset", async () => {
    const { owner, checklist, own } = await proWithChecklist();
    await fill(server, "passages_checklist", CEILINGS.runs.pro, own);
    const [task] = (await owner.get(`/api/taches?checklist_id=${checklist.id}`)).body;
    await owner.patch(`/api/taches/${task.id}`, { etat: true, note: "le plus récent" });
    expect((await owner.post(`/api/checklists_nouvelles/${checklist.id}/reinitialiser`)).status).toBe(200);
    expect(await countRows(server, "passages_checklist", owner.id)).toBe(2_000);
    const [newest] = (await owner.get(`/api/passages_checklist?checklist_id=${checklist.id}`)).body;
    expect(newest.lignes[0].note).toBe("le plus récent");
  });

  test.each([
    ["questions_assistant", 2_000],
    ["maintenances_supprimees", 200],
  ])("%s: %d stay", async (table, most) => {
    const { owner, own } = await proWithChecklist();
    await fill(server, table, most + 30, own);
    expect(await countRows(server, table, owner.id)).toBe(most);
  });

  test("what was beyond before stays: no more goes than comes", async () => {
    const { owner, boat, own } = await proWithChecklist();
    await server.sql("alter table releves_heures disable trigger keep_newest");
    await fill(server, "releves_heures", CEILINGS.readings.pro + 40, own);
    await server.sql("alter table releves_heures enable trigger keep_newest");
    const before = await countRows(server, "releves_heures", owner.id);
    expect(before).toBeGreaterThan(CEILINGS.readings.pro + 30);
    expect((await owner.patch(`/api/bateaux/${boat.id}`, { heures_moteur: 101 })).status).toBe(200);
    expect(await countRows(server, "releves_heures", owner.id)).toBe(before);
  });

  test("in the demo fewer stay", async () => {
    const boat = (
      await server.sql(`begin; set local role bosco_system; create temp table b as
      select id from bateaux where user_id = '${DEMO_ID}' limit 1; select id from b`)
    )[0]?.id;
    await fill(server, "releves_heures", CEILINGS.readings.demo + 50, { user: DEMO_ID, boat });
    const [{ n }] = (await server.database.asSystem((db) =>
      db
        .selectFrom("releves_heures")
        .where("user_id", "=", DEMO_ID)
        .where("bateau_id", "=", boat)
        .select((eb) => eb.fn.countAll<number>().as("n"))
        .execute(),
    )) as [{ n: number }];
    expect(n).toBe(200);
  });

  // why so many: it happens by chance, on average at every fiftieth write; in 600 the chance of none is one in 180,000.
  const writeOften = (user: string) =>
    server.sql(`begin; set local role bosco_app; set local app.user_id = '${user}';
      do $do$ begin for n in 1 .. 600 loop
        insert into operations (user_id, id, call, input_hash) values ('${user}', gen_random_uuid(), 'x', 'x');
      end loop; end $do$; commit`);

  test("operation ids: the newest 10,000 stay, or a little more", async () => {
    const { owner } = await proWithChecklist();
    await fill(server, "operations", 11_000, { user: owner.id });
    await writeOften(owner.id);
    expect(await countRows(server, "operations", owner.id)).toBeLessThanOrEqual(10_600);
  });

  test("operation ids: their answers take no more than 50 MB, in the demo 10", async () => {
    await server.sql(`begin; set local role bosco_system; create temp table heavy as
      select json_build_object('x', string_agg(md5(n::text), '')) as output from generate_series(1, 32000) as n;
      insert into operations (user_id, id, call, input_hash, output)
      select '${DEMO_ID}', gen_random_uuid(), 'lourd', 'x', output from heavy, generate_series(1, 15); commit`);
    await writeOften(DEMO_ID);
    const [heavy] = await server.sql(`begin; set local role bosco_system; create temp table left_over as
      select count(*)::int as n from operations where user_id = '${DEMO_ID}' and call = 'lourd'; select n from left_over`);
    expect(heavy?.n).toBeLessThan(15);
    expect(heavy?.n).toBeGreaterThan(5);
  });
});

describe("N5: what a handler forgot, the database refuses", () => {
  test.each([
    ["bateaux", CEILINGS.boats.pro],
    ["espaces_stockage", CEILINGS.spaces.pro],
    ["categories", CEILINGS.categories.pro],
    ["sous_categories", CEILINGS.subCategories.pro],
    ["listes_avitaillement", CEILINGS.lists.pro],
    ["checklists_nouvelles", CEILINGS.checklists.pro],
  ])("one more than the ceiling of %s (%d)", async (table, most) => {
    const { owner, own } = await proWithChecklist();
    const held = await countRows(server, table, owner.id);
    const add = (count: number) => fill(server, table, count, own, "bosco_app");
    await add(most - held);
    await expect(add(1)).rejects.toMatchObject({ code: "23514" });
    expect(await countRows(server, table, owner.id)).toBe(most);
  });
});
