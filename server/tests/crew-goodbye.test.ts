import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { download, upload } from "./exports.ts";
import { join, secretOf } from "./join.ts";
import { insertOwnedRows, useOwnedTables } from "./owned-rows.ts";
import { aBoat } from "./sample-rows.ts";
import { useTestServer } from "./test-server.ts";
import type { Json, Visitor } from "./visitor.ts";

const server = useTestServer();
const db = useOwnedTables(server);

/** Everything a user has stored, in one text. */
async function storedBy({ id }: Visitor): Promise<string> {
  const parts = db.owned.tables.map(
    (table) => `select '${table}' as t, r::text as row from ${table} r where user_id = '${id}'`,
  );
  const rows = await server.sql(
    `set role bosco_system; select string_agg(t || row, '|' order by t, row) as text from (${parts.join(" union all ")}) as x`,
  );
  return rows[0]?.text ?? "";
}
const leave = (visitor: Visitor) => visitor.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });

/** A boat where a member has done something of everything that bears a name. */
async function worked(member: Visitor, owner: Visitor) {
  const { body: boat } = await owner.post("/api/bateaux", aBoat({ nom: "Korrigan" }));
  const bateau_id = boat.id;
  await join(owner, member, bateau_id, "equipage");
  const list = await owner.post("/api/checklists_nouvelles", {
    bateau_id,
    nom: "Départ",
    type: "Départ",
    taches: ["Gaz"],
  });
  const work = { bateau_id, titre: "Vidange", categorie: "Moteur", date_echeance: "2026-12-31" };
  const { body: maintenance } = await owner.post("/api/maintenances", work);
  const [task] = (await member.get("/api/taches")).body;
  await member.patch(`/api/taches/${task.id}`, { etat: true });
  await member.post(`/api/checklists_nouvelles/${list.body.id}/reinitialiser`);
  await member.patch(`/api/maintenances/${maintenance.id}`, { statut: "Terminée" });
  await member.patch(`/api/bateaux/${bateau_id}`, { heures_moteur: 12 });
  const names = async () => {
    const { body: runs } = await owner.get(`/api/passages_checklist?checklist_id=${list.body.id}`);
    const { body: done } = await owner.get("/api/maintenances");
    const { body: activity } = await owner.get(`/api/bateaux/${bateau_id}/activite`);
    const authors = activity.map(({ auteur }: Json) => auteur);
    return [runs[0].auteur, done.find(({ id }: Json) => id === maintenance.id).fait_par, ...new Set(authors)];
  };
  return { bateau_id, names };
}

describe("a member who deletes his account", () => {
  test("is of no crew any more, and has no name in what he did", async () => {
    const owner = await server.account({ pro: true });
    const member = await server.account();
    await member.patch("/api/profils_utilisateur", { prenom: "Yann", nom: "Kermadec" });
    const { names } = await worked(member, owner);
    expect(await names()).toEqual(["Yann Kermadec", "Yann Kermadec", "Yann Kermadec"]);
    expect((await leave(member)).status).toBe(200);
    expect((await owner.get("/api/partages")).body.donnes).toEqual([]);
    expect(await names()).toEqual(["Ancien équipier", "Ancien équipier", "Ancien équipier"]);
    const left = await storedBy(owner);
    for (const trace of [member.id, member.email, "Kermadec"]) expect(left).not.toContain(trace);
  });

  test("nor one whom an administrator deletes", async () => {
    const owner = await server.account({ pro: true });
    const member = await server.account();
    const { names } = await worked(member, owner);
    const admin = await server.admin();
    const gone = await admin.call("DELETE", "/api/fonctions/admin-users", { userId: member.id });
    expect(gone.status, gone.text).toBe(200);
    expect(await names()).toEqual(["Ancien équipier", "Ancien équipier", "Ancien équipier"]);
    expect(await storedBy(owner)).not.toContain(member.id);
  });

  test("one who only leaves keeps his name in what he did", async () => {
    const owner = await server.account({ pro: true });
    const member = await server.account();
    await member.patch("/api/profils_utilisateur", { prenom: "Yann" });
    const { names, bateau_id } = await worked(member, owner);
    const [share] = (await member.get("/api/partages")).body.recus;
    expect((await member.delete(`/api/partages/${share.id}`)).status).toBe(200);
    expect(await names()).toEqual(["Yann", "Yann", "Yann"]);
    const [last] = (await owner.get(`/api/bateaux/${bateau_id}/activite`)).body;
    expect(last).toMatchObject({ action: "depart", auteur: "Yann" });
    await leave(member);
    expect(await names()).toEqual(["Ancien équipier", "Ancien équipier", "Ancien équipier"]);
  });

  test("an owner of before is forgotten too in what he did aboard the boat he handed over", async () => {
    const owner = await server.account();
    const heir = await server.account();
    await owner.patch("/api/profils_utilisateur", { prenom: "Kermadec" });
    const { body: boat } = await owner.post("/api/bateaux", aBoat({ heures_moteur: 1 }));
    await owner.patch(`/api/bateaux/${boat.id}`, { heures_moteur: 12 });
    const { body } = await owner.post(`/api/bateaux/${boat.id}/ceder`, { email: heir.email });
    await heir.post("/api/partages/accepter", { jeton: secretOf(body.lien) });
    expect(await storedBy(heir)).toContain("Kermadec");
    await leave(owner);
    expect(await storedBy(heir)).not.toContain("Kermadec");
    expect(await storedBy(heir)).not.toContain(owner.id);
  });
});

test("an owner who deletes his account takes the boat along, and nothing of his crew's", async () => {
  const owner = await server.account({ pro: true });
  const member = await server.account();
  await insertOwnedRows(db.client, db.owned, member.id);
  await worked(member, owner);
  expect((await member.get("/api/bateaux")).body).toHaveLength(2);
  const before = await storedBy(member);
  expect((await leave(owner)).status).toBe(200);
  const { body: boats } = await member.get("/api/bateaux");
  expect(boats).toHaveLength(1);
  expect(boats[0]).not.toHaveProperty("proprietaire_id");
  const shares = await member.get("/api/partages");
  expect(shares.body.recus, shares.text).toEqual([]);
  // why not the log of changes: his devices are told that the boat is gone.
  const ownRows = (stored: string) => stored.split("|").filter((row) => !row.startsWith("changements("));
  expect(ownRows(await storedBy(member))).toEqual(ownRows(before));
  expect(await storedBy(owner)).toBe("");
});

describe("an export", () => {
  const textOf = (zip: Uint8Array) =>
    Object.values(unzipSync(zip))
      .map((file) => new TextDecoder().decode(file))
      .join("\n");

  test("of a member holds his own rows and none of the boat's", async () => {
    const owner = await server.account({ pro: true });
    const member = await server.account();
    await member.post("/api/bateaux", aBoat({ nom: "Le mien" }));
    const marks = [...(await insertOwnedRows(db.client, db.owned, owner.id)).values()].map(({ id }) => String(id));
    const { bateau_id } = await worked(member, owner);
    const text = textOf(await download(member));
    expect(text).toContain("Le mien");
    expect([bateau_id, owner.id, owner.email, "Korrigan", ...marks].filter((mark) => text.includes(mark))).toEqual([]);
  });

  test("of an owner names whom he shares with, and holds no secret", async () => {
    const owner = await server.account({ pro: true });
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    const { body } = await owner.post("/api/partages", { bateau_id: boat.id, email: "b@bosco.test", role: "gestion" });
    const [row] = await server.sql(
      `set role bosco_system; select jeton_hash from partages where user_id = '${owner.id}'`,
    );
    const text = textOf(await download(owner));
    expect(text).toContain("b@bosco.test");
    expect(row?.jeton_hash).toHaveLength(43);
    for (const secret of [row?.jeton_hash, secretOf(body.lien), "jeton"]) expect(text).not.toContain(secret);
  });

  test("comes back into another account, and shares nothing there", async () => {
    const owner = await server.account({ pro: true });
    const member = await server.account();
    await worked(member, owner);
    const again = await server.account({ pro: true });
    const brought = await upload(again, await download(owner));
    expect(brought.status, JSON.stringify(brought.body)).toBe(200);
    expect((await again.get("/api/bateaux")).body).toHaveLength(1);
    expect((await again.get("/api/partages")).body).toEqual({ donnes: [], recus: [] });
  });

  test("of a boat that one is aboard of does not come into one's own account beside it", async () => {
    const owner = await server.account({ pro: true });
    const member = await server.account({ pro: true });
    await worked(member, owner);
    const before = await storedBy(member);
    const brought = await upload(member, await download(owner));
    expect(brought.status, JSON.stringify(brought.body)).toBe(409);
    expect(await storedBy(member)).toBe(before);
  });
});
