import { randomUUID } from "node:crypto";
import { CEILINGS } from "@bosco/domain/account";
import type pg from "pg";
import { describe, expect, test } from "vitest";
import { listen } from "../../../tests/event-reader.ts";
import { fill } from "../../../tests/fill-rows.ts";
import { putPhoto } from "../../../tests/form-data.ts";
import { join, secretOf } from "../../../tests/join.ts";
import { insertOwnedRows, useOwnedTables } from "../../../tests/owned-rows.ts";
import { aPhoto } from "../../../tests/pictures.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();
const db = useOwnedTables(server);

const boatOf = async (owner: Visitor, more: object = {}) => (await owner.post("/api/bateaux", aBoat(more))).body;
const offer = async (owner: Visitor, id: string, heir: Visitor) =>
  secretOf((await owner.post(`/api/bateaux/${id}/ceder`, { email: heir.email })).body.lien);
const accept = (heir: Visitor, jeton: string) => heir.post("/api/partages/accepter", { jeton });
const statusOf = async (visitor: Visitor, url: string) =>
  (await fetch(visitor.url + url, { headers: { cookie: visitor.cookieHeader } })).status;
const asSystem = <Row extends pg.QueryResultRow>(statement: string) =>
  server.sql<Row>(`set role bosco_system; ${statement}`);

/** Undone within a day, or a share of it: what stays with nobody. */
const ENDED = ["annulations", "calendriers_choisis", "maintenances_supprimees", "partages"];

/** How many rows of a boat somebody has, in every table that names one. */
async function aboard(user_id: string, boat: string): Promise<Record<string, number>> {
  const tables = db.owned.columns.filter(({ name }) => name === "bateau_id").map(({ table }) => table);
  const counts = [["bateaux", "id"], ...tables.map((table) => [table, "bateau_id"])].map(
    ([table, column]) =>
      `select '${table}' as t, count(*)::int as n from ${table} where user_id = '${user_id}' and ${column} = '${boat}'`,
  );
  const rows = await asSystem<{ t: string; n: number }>(counts.join(" union all "));
  return Object.fromEntries(rows.map(({ t, n }) => [t, n]));
}

describe("all that is aboard", () => {
  test("changes owner, in every table, and what is not aboard stays", async () => {
    const owner = await server.account({ pro: true });
    const heir = await server.account({ pro: true });
    const other = await boatOf(owner, { nom: "Pétrel" });
    const rows = await insertOwnedRows(db.client, db.owned, owner.id);
    const boat = String(rows.get("bateaux")?.id);
    await asSystem(`update calendriers_choisis set bateau_id = '${boat}' where user_id = '${owner.id}'`);
    await fill(server, "inventaire", 3, { user: owner.id, boat: other.id });
    const before = await aboard(owner.id, boat);
    expect(Object.entries(before).filter(([, n]) => n === 0)).toEqual([]);
    const otherBefore = await aboard(owner.id, other.id);
    const accepted = await accept(heir, await offer(owner, boat, heir));
    expect(accepted.status, accepted.text).toBe(200);
    const after = await aboard(heir.id, boat);
    for (const [table, n] of Object.entries(before))
      expect({ table, n: after[table] }).toEqual({
        table,
        n: ENDED.includes(table) ? 0 : table === "activites" ? n + 1 : n,
      });
    expect(Object.values(await aboard(owner.id, boat)).filter((n) => n > 0)).toEqual([]);
    expect(await aboard(owner.id, other.id)).toEqual(otherBefore);
    const [run] = (await heir.get(`/api/passages_checklist?checklist_id=${rows.get("checklists_nouvelles")?.id}`)).body;
    expect(run.id).toBe(rows.get("passages_checklist")?.id);
  });

  test("a tie to what is on another boat is cut, and holds nothing up", async () => {
    const owner = await server.account({ pro: true });
    const heir = await server.account({ pro: true });
    const [given, kept] = [await boatOf(owner), await boatOf(owner)];
    const ids = [given, kept].map(async ({ id: bateau_id }) => {
      const work = { bateau_id, titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" };
      const { body: maintenance } = await owner.post("/api/maintenances", work);
      const checklist = { bateau_id, nom: "Départ", type: "Départ", taches: ["Gaz"] };
      const { body: list } = await owner.post("/api/checklists_nouvelles", checklist);
      const { body: tasks } = await owner.get(`/api/taches?checklist_id=${list.id}`);
      return { maintenance: maintenance.id, task: tasks[0].id };
    });
    const [ofGiven, ofKept] = await Promise.all(ids);
    const tie = (task = "", maintenance_id = "") => owner.patch(`/api/taches/${task}`, { maintenance_id });
    expect((await tie(ofGiven?.task, ofKept?.maintenance)).status).toBe(200);
    expect((await tie(ofKept?.task, ofGiven?.maintenance)).status).toBe(200);
    const accepted = await accept(heir, await offer(owner, given.id, heir));
    expect(accepted.status, accepted.text).toBe(200);
    expect((await heir.get("/api/taches")).body).toMatchObject([{ id: ofGiven?.task, maintenance_id: null }]);
    expect((await owner.get("/api/taches")).body).toMatchObject([{ id: ofKept?.task, maintenance_id: null }]);
  });

  test("its crew leaves it, and so do the invitations to it", async () => {
    const owner = await server.account({ pro: true });
    const heir = await server.account();
    const member = await server.account();
    const guest = await server.account();
    const boat = await boatOf(owner);
    await join(owner, member, boat.id, "gestion");
    const open = await owner.post("/api/partages", { bateau_id: boat.id, email: guest.email, role: "lecture" });
    const jeton = await offer(owner, boat.id, heir);
    expect((await accept(heir, jeton)).status).toBe(200);
    expect((await accept(guest, secretOf(open.body.lien))).status).toBe(404);
    expect((await member.get("/api/bateaux")).body).toEqual([]);
    for (const visitor of [owner, heir, member])
      expect((await visitor.get("/api/partages")).body).toEqual({ donnes: [], recus: [] });
  });

  test("goes to somebody of its crew as to anybody else", async () => {
    const owner = await server.account();
    const member = await server.account();
    const boat = await boatOf(owner);
    await join(owner, member, boat.id, "equipage");
    expect((await accept(member, await offer(owner, boat.id, member))).status).toBe(200);
    const [own] = (await member.get("/api/bateaux")).body;
    expect(own).toMatchObject({ id: boat.id, par_defaut: true });
    expect(own).not.toHaveProperty("proprietaire_id");
    expect((await member.delete(`/api/bateaux/${boat.id}`)).status).toBe(200);
  });
});

test("the photo is the new owner's to see, and no longer the old one's", async () => {
  const owner = await server.account();
  const heir = await server.account();
  const boat = await boatOf(owner);
  const { body } = await putPhoto(owner, boat.id, await aPhoto());
  const urls = [body.photo_url, body.photo_url.replace(".webp", "-carte.webp")];
  expect((await accept(heir, await offer(owner, boat.id, heir))).status).toBe(200);
  for (const url of urls) expect([await statusOf(heir, url), await statusOf(owner, url)]).toEqual([200, 404]);
});

test("whoever has boats has one default boat, before and after", async () => {
  const owner = await server.account({ pro: true });
  const heir = await server.account({ pro: true });
  const [first, second] = [await boatOf(owner), await boatOf(owner)];
  const own = await boatOf(heir);
  expect((await accept(heir, await offer(owner, first.id, heir))).status).toBe(200);
  const defaults = async (visitor: Visitor) =>
    (await visitor.get("/api/bateaux")).body
      .filter(({ par_defaut }: { par_defaut: boolean }) => par_defaut)
      .map(({ id }: { id: string }) => id);
  expect([await defaults(owner), await defaults(heir)]).toEqual([[second.id], [own.id]]);
  expect((await accept(heir, await offer(owner, second.id, heir))).status).toBe(200);
  expect([await defaults(owner), await defaults(heir)]).toEqual([[], [own.id]]);
});

describe("what the new owner's plan does not hold", () => {
  test("is refused whole, and may be accepted later", async () => {
    const owner = await server.account({ pro: true });
    const heir = await server.account();
    const boat = await boatOf(owner);
    await fill(server, "inventaire", 51, { user: owner.id, boat: boat.id });
    const before = await aboard(owner.id, boat.id);
    const jeton = await offer(owner, boat.id, heir);
    expect(await accept(heir, jeton)).toMatchObject({ status: 403, body: { code: "LIMITE_ATTEINTE" } });
    expect(await aboard(owner.id, boat.id)).toEqual({ ...before, partages: 1 });
    expect((await heir.get("/api/bateaux")).body).toEqual([]);
    await asSystem(`delete from inventaire where user_id = '${owner.id}' and id in (
      select id from inventaire where user_id = '${owner.id}' limit 1)`);
    expect((await accept(heir, jeton)).status).toBe(200);
  });

  test("counts with what he has: boats, open maintenances", async () => {
    const owner = await server.account({ pro: true });
    const heir = await server.account();
    const own = await boatOf(heir);
    const boat = await boatOf(owner);
    expect(await accept(heir, await offer(owner, boat.id, heir))).toMatchObject({
      status: 403,
      body: { code: "LIMITE_ATTEINTE" },
    });
    await heir.delete(`/api/bateaux/${own.id}`);
    await fill(server, "maintenances", 4, { user: owner.id, boat: boat.id });
    expect((await accept(heir, await offer(owner, boat.id, heir))).status).toBe(403);
  });

  test("counts with what he has: parts", async () => {
    const [owner, heir] = [await server.account({ pro: true }), await server.account({ pro: true })];
    const [given, own] = [await boatOf(owner), await boatOf(heir)];
    for (const [{ id: user }, { id: boat }, works] of [
      [owner, given, 1],
      [heir, own, CEILINGS.allParts.pro / CEILINGS.parts.pro],
    ] as const) {
      await fill(server, "maintenances", works, { user, boat });
      await fill(server, "inventaire", works === 1 ? 1 : CEILINGS.parts.pro, { user, boat });
      await asSystem(`insert into pieces (user_id, bateau_id, maintenance_id, article_id)
        select m.user_id, m.bateau_id, m.id, i.id from maintenances m join inventaire i using (user_id, bateau_id)
        where user_id = '${user}'`);
    }
    const jeton = await offer(owner, given.id, heir);
    const refused = await accept(heir, jeton);
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("50\u202f000 pièces")]);
    await asSystem(`delete from pieces where user_id = '${heir.id}' and id in (
      select id from pieces where user_id = '${heir.id}' limit 1)`);
    expect((await accept(heir, jeton)).status).toBe(200);
  }, 120_000);
});

test("what was done before cannot be undone by either", async () => {
  const owner = await server.account();
  const heir = await server.account();
  const boat = await boatOf(owner);
  const { body: article } = await owner.post("/api/inventaire", { bateau_id: boat.id, nom: "Riz", categorie: null });
  const { body: gone } = await owner.post("/api/inventaire/supprimer", { bateau_id: boat.id, ids: [article.id] });
  expect((await accept(heir, await offer(owner, boat.id, heir))).status).toBe(200);
  for (const visitor of [owner, heir])
    expect((await visitor.post("/api/inventaire/annuler", { annulation: gone.annulation })).status).toBe(404);
});

test("both sides and the crew are told at once", async () => {
  const owner = await server.account();
  const heir = await server.account();
  const member = await server.account();
  const boat = await boatOf(owner);
  await join(owner, member, boat.id, "lecture");
  const jeton = await offer(owner, boat.id, heir);
  const pages = await Promise.all([owner, heir, member].map((visitor) => listen(visitor)));
  expect((await accept(heir, jeton)).status).toBe(200);
  for (const { events } of pages)
    await expect.poll(() => events.map(({ table }) => table), { timeout: 10_000 }).toContain("partages");
  for (const page of pages) page.leave();
});

test("an offer is one: a new one ends the last, whoever it is for", async () => {
  const owner = await server.account();
  const [first, second] = [await server.account(), await server.account()];
  const boat = await boatOf(owner);
  const jeton = await offer(owner, boat.id, first);
  const again = await offer(owner, boat.id, second);
  expect((await accept(first, jeton)).status).toBe(404);
  expect((await accept(first, again)).status).toBe(403);
  expect((await accept(second, again)).status).toBe(200);
  expect((await owner.post(`/api/bateaux/${boat.id}/ceder`, { email: first.email })).status).toBe(404);
  expect((await owner.post(`/api/bateaux/${randomUUID()}/ceder`, { email: first.email })).status).toBe(404);
});
