import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../../tests/accounts.ts";
import { putForm } from "../../../tests/form-data.ts";
import { aPhoto } from "../../../tests/pictures.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();

const rowOf = async (id: string) =>
  (
    await server.sql(
      `begin; set local role bosco_system; select to_jsonb(p) as row from profils_utilisateur p where id = '${id}'`,
    )
  )[0]?.row;
const subscriptionsOf = async (id: string) =>
  server.sql(
    `begin; set local role bosco_system; select * from abonnements where user_id = '${id}' order by created_at`,
  );
const demo = async () => {
  const visitor = server.visitor();
  const { body } = await visitor.post("/api/auth/sign-in/demo");
  visitor.id = body.user.id;
  return visitor;
};
const SUPPRIMER = { confirmation: "SUPPRIMER" };
const remove = (visitor: Visitor, body: unknown = SUPPRIMER) =>
  visitor.call("DELETE", "/api/profils_utilisateur", body);

describe("the profile", () => {
  test("B1: takes the four fields of its form and nothing else", async () => {
    const owner = await server.account();
    const { body } = await owner.patch("/api/profils_utilisateur", { prenom: " Anne ", telephone: "", adresse: null });
    expect(body).toMatchObject({ prenom: "Anne", telephone: null, adresse: null });
    const before = await rowOf(owner.id);
    const other = await server.account();
    for (const hostile of [
      { role: "admin" },
      { id: other.id },
      { email: "x@bosco.test" },
      { created_at: "2020-01-01T00:00:00Z" },
      { est_demo: true },
      { plan: "annuel" },
    ])
      expect((await owner.patch("/api/profils_utilisateur", hostile)).status).toBe(400);
    expect(await rowOf(owner.id)).toEqual(before);
  });

  test.each(["javascript:alert(1)", "http://127.0.0.1:5432", "https://mechant.example/x.png"])(
    "B3a: takes no photo address from a client: %s",
    async (photo_profil_url) => {
      const owner = await server.account();
      expect((await owner.patch("/api/profils_utilisateur", { photo_profil_url })).status).toBe(400);
      expect((await rowOf(owner.id)).photo_profil_url).toBeNull();
    },
  );

  test("has a photo of its own, which its owner alone sees and can take away", async () => {
    const owner = await server.account();
    const content = await aPhoto();
    const put = await putForm(owner, "/api/profils_utilisateur/photo", [{ content, fileName: "moi.jpg" }]);
    expect(put.body).toMatchObject({ id: owner.id, photo_profil_url: expect.stringMatching(/^\/api\/photos\//) });
    expect((await owner.get("/api/profils_utilisateur")).body).toEqual(put.body);
    expect((await (await server.account()).get(put.body.photo_profil_url)).status).toBe(404);
    expect((await owner.delete("/api/profils_utilisateur/photo")).body.photo_profil_url).toBeNull();
    expect((await owner.get(put.body.photo_profil_url)).status).toBe(404);
  });
});

describe("the simulated payment", () => {
  test.each([
    ["mensuel", 28, 31],
    ["annuel", 365, 366],
  ])(
    "B2: makes a %s subscription with dates of the server's, and the account is Pro at once",
    async (plan, min, max) => {
      const owner = await server.account();
      const { status, body } = await owner.post("/api/fonctions/simuler-paiement", { plan });
      expect([status, body]).toEqual([200, { success: true, message: "Simulation réussie", error: null }]);
      expect((await owner.get("/api/profils_utilisateur")).body.pro).toBe(true);
      const [row] = (await owner.get("/api/abonnements")).body;
      expect(row).toMatchObject({ plan, statut: "actif", payment_id: expect.stringMatching(/^sim_/) });
      const days = (Date.parse(row.date_fin) - Date.parse(row.date_debut)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(min);
      expect(days).toBeLessThanOrEqual(max);
    },
  );

  test.each([
    { plan: "premium" },
    { plan: "gratuit" },
    { plan: "" },
    { plan: 7 },
    {},
    { plan: "annuel", user_id: "b05c0000-0000-4000-8000-00000000ffff" },
    { plan: "annuel", payment_id: "reel" },
    { plan: "annuel", date_fin: "2099-01-01" },
    { plan: "annuel", statut: "actif" },
  ])("B2: refuses %j, and nobody becomes Pro", async (given) => {
    const owner = await server.account();
    expect((await owner.post("/api/fonctions/simuler-paiement", given)).status).toBe(400);
    expect(await subscriptionsOf(owner.id)).toEqual([]);
  });

  test("B3: no other call writes a subscription", async () => {
    const owner = await server.account({ pro: true });
    const [before] = await subscriptionsOf(owner.id);
    for (const [method, path] of [
      ["POST", "/api/abonnements"],
      ["PATCH", `/api/abonnements/${before?.id}`],
      ["PUT", `/api/abonnements/${before?.id}`],
      ["DELETE", `/api/abonnements/${before?.id}`],
      ["POST", "/api/assistant_usage"],
      ["POST", "/api/modeles_navires"],
    ] as const)
      expect([404, 405]).toContain((await owner.call(method, path, { plan: "annuel" })).status);
    expect(await subscriptionsOf(owner.id)).toEqual([before]);
  });

  test("sent twice with the same operation id, is one subscription", async () => {
    const owner = await server.account();
    const key = { "idempotency-key": "b05c0000-0000-4000-8000-000000000777" };
    await owner.post("/api/fonctions/simuler-paiement", { plan: "mensuel" }, key);
    await owner.post("/api/fonctions/simuler-paiement", { plan: "mensuel" }, key);
    expect(await subscriptionsOf(owner.id)).toHaveLength(1);
  });

  test("is not for the demo, which is Pro anyway", async () => {
    const visitor = await demo();
    expect((await visitor.post("/api/fonctions/simuler-paiement", { plan: "annuel" })).status).toBe(403);
    expect(await subscriptionsOf(visitor.id)).toEqual([]);
  });
});

describe("a subscription", () => {
  test("that is ended stays Pro until its end, and says when it was ended", async () => {
    const owner = await server.account({ pro: true });
    const [{ id }] = (await owner.get("/api/abonnements")).body;
    const { body } = await owner.post(`/api/abonnements/${id}/resilier`);
    expect(body).toMatchObject({ statut: "actif", resilie_le: expect.any(String) });
    expect((await owner.get("/api/profils_utilisateur")).body.pro).toBe(true);
    expect((await owner.post(`/api/abonnements/${id}/resilier`)).body).toEqual(body);
  });

  test("that its owner withdraws from is over at once", async () => {
    const owner = await server.account({ pro: true });
    const [{ id }] = (await owner.get("/api/abonnements")).body;
    expect((await owner.post(`/api/abonnements/${id}/renoncer`)).body.statut).toBe("résilié");
    expect((await owner.get("/api/profils_utilisateur")).body.pro).toBe(false);
  });

  test("can't be withdrawn from after fourteen days", async () => {
    const owner = await server.account({ pro: true });
    const [before] = (await owner.get("/api/abonnements")).body;
    await server.sql(`begin; set local role bosco_system;
      update abonnements set date_debut = now() - interval '15 days' where user_id = '${owner.id}'; commit`);
    expect((await owner.post(`/api/abonnements/${before.id}/renoncer`)).status).toBe(409);
    expect((await owner.get("/api/profils_utilisateur")).body.pro).toBe(true);
  });

  test("of somebody else is not found, and stays", async () => {
    const owner = await server.account({ pro: true });
    const [{ id }] = (await owner.get("/api/abonnements")).body;
    const stranger = await server.account();
    for (const action of ["resilier", "renoncer"])
      expect((await stranger.post(`/api/abonnements/${id}/${action}`)).status).toBe(404);
    expect((await owner.get("/api/abonnements")).body[0]).toMatchObject({ statut: "actif", resilie_le: null });
  });
});

describe("devices", () => {
  test("are listed without their tokens, and one or all others can be ended (C8)", async () => {
    const owner = await server.account();
    const phone = await server.signIn(owner.email, PASSWORD);
    const tablet = await server.signIn(owner.email, PASSWORD);
    const { body, text } = await owner.get("/api/profils_utilisateur/sessions");
    expect(body).toHaveLength(3);
    expect(body[0]).toMatchObject({ courante: true });
    const tokens = await server.sql(`select token from auth_sessions where "userId" = $1`, [owner.id]);
    for (const { token } of tokens) expect(text).not.toContain(token);
    const [{ id }] = (await phone.get("/api/profils_utilisateur/sessions")).body;
    expect((await owner.delete(`/api/profils_utilisateur/sessions/${id}`)).body).toHaveLength(2);
    expect((await phone.get("/api/profils_utilisateur")).status).toBe(401);
    expect((await tablet.get("/api/profils_utilisateur")).status).toBe(200);
    expect((await owner.post("/api/profils_utilisateur/sessions/fermer-les-autres")).body).toHaveLength(1);
    expect((await tablet.get("/api/profils_utilisateur")).status).toBe(401);
    expect((await owner.get("/api/profils_utilisateur")).status).toBe(200);
  });

  test("of somebody else are not found, and stay signed in", async () => {
    const owner = await server.account();
    const [{ id }] = (await owner.get("/api/profils_utilisateur/sessions")).body;
    const stranger = await server.account();
    expect((await stranger.delete(`/api/profils_utilisateur/sessions/${id}`)).status).toBe(404);
    expect((await owner.get("/api/profils_utilisateur")).status).toBe(200);
  });

  test("G3: of the demo's other visitors, nobody sees or ends one", async () => {
    const [one, other] = [await demo(), await demo()];
    const { body } = await one.get("/api/profils_utilisateur/sessions");
    expect(body).toHaveLength(1);
    expect((await one.post("/api/profils_utilisateur/sessions/fermer-les-autres")).status).toBe(403);
    const [{ id }] = (await other.get("/api/profils_utilisateur/sessions")).body;
    expect((await one.delete(`/api/profils_utilisateur/sessions/${id}`)).status).toBe(403);
    expect((await other.get("/api/profils_utilisateur")).status).toBe(200);
  });
});

describe("deleting the account", () => {
  test("takes everything at once: rows, photos, sessions, streams", async () => {
    const owner = await server.account();
    const phone = await server.signIn(owner.email, PASSWORD);
    await owner.patch("/api/profils_utilisateur", { prenom: "MARQUE-EFFACEE" });
    const { body: boat } = await owner.post("/api/bateaux", aBoat({ nom: "MARQUE-EFFACEE" }));
    await putForm(owner, `/api/bateaux/${boat.id}/photo`, [{ content: await aPhoto(), fileName: "b.jpg" }]);
    const stream = await fetch(`${server.url}/api/evenements`, { headers: { cookie: phone.cookieHeader } });
    const ended = stream.text();
    expect((await remove(owner)).body).toEqual({ success: true, message: "Compte supprimé" });
    await ended;
    for (const device of [owner, phone]) expect((await device.get("/api/profils_utilisateur")).status).toBe(401);
    expect(await readdir(join(server.dataDir, "photos", owner.id)).catch(() => [])).toEqual([]);
    const tables = await server.sql(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    for (const { relname } of tables) {
      const [left] = await server.sql(
        `begin; set local role bosco_system; select count(*) as n from "${relname}" t where t::text like '%MARQUE-EFFACEE%'
          or t::text like '%${owner.id}%' or t::text like '%${owner.email}%'`,
      );
      expect({ [relname]: Number(left?.n) }).toEqual({ [relname]: 0 });
    }
    const again = await server.visitor().post("/api/auth/sign-in/email", { email: owner.email, password: PASSWORD });
    expect(again.status).toBe(401);
  });

  test.each([{}, { confirmation: "supprimer" }, { confirmation: "OUI" }])(
    "is refused without the word: %j",
    async (body) => {
      const owner = await server.account();
      expect((await remove(owner, body)).status).toBe(400);
      expect((await owner.get("/api/profils_utilisateur")).status).toBe(200);
    },
  );

  test("is refused without a body", async () => {
    const owner = await server.account();
    expect((await owner.delete("/api/profils_utilisateur")).status).toBe(400);
    expect((await owner.get("/api/profils_utilisateur")).status).toBe(200);
  });

  test("G3: is refused to the demo", async () => {
    const visitor = await demo();
    expect((await remove(visitor)).status).toBe(403);
    expect((await visitor.get("/api/profils_utilisateur")).status).toBe(200);
  });

  test("G1: is refused to the last administrator", async () => {
    const admin = await server.admin();
    const reply = await remove(admin);
    expect(reply.status).toBe(409);
    expect(reply.body.message).toContain("dernier administrateur");
    expect((await admin.get("/api/profils_utilisateur")).status).toBe(200);
  });
});
