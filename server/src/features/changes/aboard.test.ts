import { KEPT_TABLES } from "@bosco/contract/live";
import type { MemberRole } from "@bosco/domain/crew";
import { describe, expect, test } from "vitest";
import { join, secretOf } from "../../../tests/join.ts";
import { insertOwnedRows, useOwnedTables } from "../../../tests/owned-rows.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { ask, deviceOf, listed } from "./test-device.ts";

const server = useTestServer();
const db = useOwnedTables(server);

const ABOARD = KEPT_TABLES.filter((table) => !["categories", "sous_categories", "abonnements"].includes(table));
const boatOf = async (owner: Visitor, more: object = {}) => (await owner.post("/api/bateaux", aBoat(more))).body;
const accept = async (guest: Visitor, lien: string) => {
  const { status, text } = await guest.post("/api/partages/accepter", { jeton: secretOf(lien) });
  if (status !== 200) throw new Error(text);
};
const share = (owner: Visitor, member: Visitor, boat: string, role: MemberRole = "gestion") =>
  join(owner, member, boat, role);
const gone = (id: unknown) => ({ lignes: [], supprimees: [id] });

/** An owner with a row in every table, and somebody with a boat of his own. */
async function prepare() {
  const owner = await server.account({ pro: true });
  const member = await server.account({ pro: true });
  const rows = await insertOwnedRows(db.client, db.owned, owner.id);
  await boatOf(member, { nom: "La sienne" });
  return { owner, member, rows, boat: String(rows.get("bateaux")?.id) };
}

describe("who comes aboard", () => {
  test("is brought the boat with all its rows, and nobody else is brought anything", async () => {
    const { owner, member, rows, boat } = await prepare();
    const [owners, members] = [await deviceOf(owner), await deviceOf(member)];
    await share(owner, member, boat);
    const told = await members.news();
    expect(told).toEqual(Object.fromEntries(ABOARD.map((t) => [t, { lignes: [rows.get(t)?.id], supprimees: [] }])));
    expect(members.rowsOf("inventaire").get(String(rows.get("inventaire")?.id)).proprietaire_id).toBe(owner.id);
    expect(members.kept()).toEqual(await listed(member));
    expect(await owners.news()).toEqual({});
  });

  test("has it in a first copy as well", async () => {
    const { owner, member, boat } = await prepare();
    await share(owner, member, boat);
    expect((await deviceOf(member)).kept()).toEqual(await listed(member));
  });

  test("and the owner are told what the other changes or removes, and nobody what is elsewhere", async () => {
    const { owner, member, rows, boat } = await prepare();
    const secret = await boatOf(owner, { nom: "MARQUE" });
    await share(owner, member, boat);
    const [owners, members] = [await deviceOf(owner), await deviceOf(member)];
    const article = String(rows.get("inventaire")?.id);
    await member.post(`/api/inventaire/${article}/ajuster`, { delta: 1 });
    expect(await owners.news()).toEqual({ inventaire: { lignes: [article], supprimees: [] } });
    await owner.delete(`/api/inventaire/${article}`);
    await owner.patch(`/api/bateaux/${secret.id}`, { nom: "MARQUE encore" });
    const { text } = await ask(member, members.cursor);
    expect(text).not.toContain("MARQUE");
    expect(text).not.toContain(secret.id);
    expect((await members.news()).inventaire).toMatchObject({ lignes: [], supprimees: [article] });
    expect(members.kept()).toEqual(await listed(member));
  });
});

describe("who is no longer aboard is told of the boat", () => {
  test.each(["the owner revokes", "the member leaves"])("%s", async (how) => {
    const { owner, member, boat } = await prepare();
    const id = await share(owner, member, boat);
    const members = await deviceOf(member);
    await (how === "the owner revokes" ? owner : member).delete(`/api/partages/${id}`);
    expect(await members.news()).toEqual({ bateaux: gone(boat) });
    await owner.patch(`/api/bateaux/${boat}`, { nom: "Après" });
    expect(await members.news()).toEqual({});
    expect(members.kept()).toEqual(await listed(member));
  });

  test("the boat is deleted", async () => {
    const { owner, member, boat } = await prepare();
    await share(owner, member, boat);
    const members = await deviceOf(member);
    await owner.delete(`/api/bateaux/${boat}`);
    expect((await members.news()).bateaux).toEqual(gone(boat));
    expect(members.kept()).toEqual(await listed(member));
  });

  test("the owner's account goes", async () => {
    const { owner, member, boat } = await prepare();
    await share(owner, member, boat);
    const members = await deviceOf(member);
    await server.sql(`set role bosco_system; delete from auth_users where id = '${owner.id}'`);
    expect(await members.news()).toEqual({ bateaux: gone(boat) });
    expect(members.kept()).toEqual(await listed(member));
  });

  test("and a member's account goes without a trace in any log", async () => {
    const { owner, member, boat } = await prepare();
    await share(owner, member, boat);
    const owners = await deviceOf(owner);
    await server.sql(`set role bosco_system; delete from auth_users where id = '${member.id}'`);
    const [left] = await server.sql(
      `set role bosco_system; select count(*)::int as n from changements where user_id = '${member.id}'`,
    );
    expect(left?.n).toBe(0);
    await owners.pull();
    expect(owners.kept()).toEqual(await listed(owner));
  });

  test("and who comes back has it again, without what went meanwhile", async () => {
    const { owner, member, rows, boat } = await prepare();
    const id = await share(owner, member, boat);
    const members = await deviceOf(member);
    await owner.delete(`/api/partages/${id}`);
    await owner.delete(`/api/inventaire/${rows.get("inventaire")?.id}`);
    await share(owner, member, boat, "lecture");
    const told = await members.news();
    expect(told.bateaux).toEqual({ lignes: [boat], supprimees: [] });
    expect(members.kept()).toEqual(await listed(member));
  });
});

describe("a maintenance that moves to another boat", () => {
  test("is gone for who does not see that one, and stays for who does", async () => {
    const { owner, member, rows, boat } = await prepare();
    const both = await server.account();
    const other = await boatOf(owner, { nom: "Autre" });
    await share(owner, member, boat);
    await share(owner, both, boat);
    await share(owner, both, other.id);
    const [owners, members, boths] = [await deviceOf(owner), await deviceOf(member), await deviceOf(both)];
    const id = String(rows.get("maintenances")?.id);
    const moved = await owner.patch(`/api/maintenances/${id}`, { bateau_id: other.id });
    expect(moved.status, moved.text).toBe(200);
    expect((await members.news()).maintenances).toEqual(gone(id));
    expect((await boths.news()).maintenances).toEqual({ lignes: [id], supprimees: [] });
    expect((await owners.news()).maintenances).toEqual({ lignes: [id], supprimees: [] });
    await owner.patch(`/api/maintenances/${id}`, { bateau_id: boat });
    expect((await members.news()).maintenances).toEqual({ lignes: [id], supprimees: [] });
    for (const [device, visitor] of [
      [members, member],
      [boths, both],
      [owners, owner],
    ] as const) {
      await device.pull();
      expect(device.kept()).toEqual(await listed(visitor));
    }
  });
});

describe("a boat that is handed over", () => {
  const handOver = async (owner: Visitor, heir: Visitor, boat: string) =>
    accept(heir, (await owner.post(`/api/bateaux/${boat}/ceder`, { email: heir.email })).body.lien);

  test("goes from the one with all its rows and comes to the other, crew before or not", async () => {
    const { owner, member, boat } = await prepare();
    const third = await server.account();
    const heir = await server.account({ pro: true });
    await share(owner, member, boat);
    await share(owner, third, boat);
    const all = [owner, member, third, heir];
    const devices = await Promise.all(all.map(deviceOf));
    await handOver(owner, member, boat);
    for (const [n, device] of devices.entries()) {
      await device.pull();
      expect(device.kept()).toEqual(await listed(all[n] as Visitor));
    }
    expect(devices.map((device) => device.rowsOf("bateaux").has(boat))).toEqual([false, true, false, false]);
    await handOver(member, heir, boat);
    await share(heir, owner, boat);
    for (const [n, device] of devices.entries()) {
      await device.pull();
      expect(device.kept()).toEqual(await listed(all[n] as Visitor));
    }
    expect(devices.map((device) => device.rowsOf("bateaux").has(boat))).toEqual([true, false, false, true]);
  });
});

test("A2: nothing of another account is ever in an answer, with one's own cursor, with none, or with the other's", async () => {
  const { owner, member: stranger, rows } = await prepare();
  await owner.patch(`/api/bateaux/${rows.get("bateaux")?.id}`, { nom: "MARQUE" });
  const strangers = await deviceOf(stranger);
  const other = await ask(owner);
  await owner.post("/api/categories", { nom: "MARQUE" });
  for (const depuis of [undefined, strangers.cursor, other.body.curseur]) {
    const { status, text } = await ask(stranger, depuis);
    expect(status).toBe(200);
    expect(text).not.toContain("MARQUE");
    for (const [table, { id }] of rows as Map<string, { id: string }>)
      if (id) expect([table, text.includes(id)]).toEqual([table, false]);
  }
});
