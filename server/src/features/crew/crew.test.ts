import { describe, expect, test } from "vitest";
import { join, secretOf } from "../../../tests/join.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";

const server = useTestServer();

describe("an invitation", () => {
  test("is a link that works once, for the invited address", async () => {
    const owner = await server.account();
    const member = await server.account();
    const stranger = await server.account();
    const { body: boat } = await owner.post("/api/bateaux", aBoat({ nom: "Korrigan" }));
    const invited = await owner.post("/api/partages", { bateau_id: boat.id, email: member.email, role: "equipage" });
    expect(invited.status, invited.text).toBe(201);
    expect(invited.body.partage).toMatchObject({
      email: member.email,
      role: "equipage",
      etat: "en attente",
      membre: null,
    });
    const jeton = secretOf(invited.body.lien);
    const shown = await server.visitor().post("/api/partages/invitation", { jeton });
    expect(shown.body).toMatchObject({ bateau: "Korrigan", proprietaire: owner.email, role: "equipage" });
    const wrong = await stranger.post("/api/partages/accepter", { jeton });
    expect([wrong.status, wrong.body.code]).toEqual([403, "INTERDIT"]);
    const accepted = await member.post("/api/partages/accepter", { jeton });
    expect([accepted.status, accepted.body]).toEqual([200, { bateau_id: boat.id, role: "equipage" }]);
    expect((await member.post("/api/partages/accepter", { jeton })).status).toBe(404);
    expect((await server.visitor().post("/api/partages/invitation", { jeton })).status).toBe(404);
    expect((await member.get("/api/bateaux")).body).toMatchObject([{ id: boat.id, proprietaire_id: owner.id }]);
    const [own] = (await owner.get("/api/bateaux")).body;
    expect(own).not.toHaveProperty("proprietaire_id");
    expect((await owner.get("/api/partages")).body).toMatchObject({
      donnes: [{ etat: "acceptée", membre: { id: member.id, nom: member.email } }],
      recus: [],
    });
    expect((await member.get("/api/partages")).body).toMatchObject({
      donnes: [],
      recus: [{ bateau_id: boat.id, role: "equipage", proprietaire: { id: owner.id, nom: owner.email } }],
    });
  });
});

describe("handing a boat over", () => {
  test("moves everything of it", async () => {
    const owner = await server.account();
    const heir = await server.account();
    const member = await server.account();
    const { body: boat } = await owner.post("/api/bateaux", aBoat({ nom: "Korrigan", heures_moteur: 12 }));
    const { body: article } = await owner.post("/api/inventaire", { bateau_id: boat.id, nom: "Riz", categorie: null });
    await join(owner, member, boat.id, "gestion");
    const offered = await owner.post(`/api/bateaux/${boat.id}/ceder`, { email: heir.email });
    expect(offered.status, offered.text).toBe(201);
    const taken = await heir.post("/api/partages/accepter", { jeton: secretOf(offered.body.lien) });
    expect(taken.status, taken.text).toBe(200);
    expect((await owner.get("/api/bateaux")).body).toEqual([]);
    expect((await member.get("/api/bateaux")).body).toEqual([]);
    expect((await heir.get("/api/bateaux")).body).toMatchObject([{ id: boat.id, par_defaut: true }]);
    expect((await heir.get("/api/inventaire")).body).toMatchObject([{ id: article.id }]);
    expect((await heir.get("/api/releves_heures")).body).toHaveLength(1);
  });
});
