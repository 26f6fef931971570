import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../tests/accounts.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { withClient } from "../../../tests/test-database.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Reply, Visitor } from "../../../tests/visitor.ts";
import { DEMO_ID } from "../../demo-account.ts";

const PATH = "/api/fonctions/admin-users";
const server = useTestServer();
let admin: Visitor;
beforeAll(async () => {
  admin = await server.admin();
});

const asSystem = (text: string) => server.sql(`begin; set local role bosco_system; ${text}`);
/** Everything an administrator could change of an account. */
const stored = async (id: string) =>
  (
    await asSystem(`select u.email, u."emailVerified", to_jsonb(p) - 'updated_at' as profile,
      (select jsonb_agg(a order by a.created_at) from abonnements a where a.user_id = p.id) as abonnements
      from profils_utilisateur p join auth_users u on u.id = p.id where p.id = '${id}'`)
  )[0];
const put = (userId: string, userData: object, by = admin) => by.call("PUT", PATH, { userId, userData });
const remove = (userId: string, by = admin) => by.call("DELETE", PATH, { userId });
const someone = () => `${randomUUID().slice(0, 13)}@bosco.test`;
const create = (more: object = {}) => admin.post(PATH, { email: someone(), password: "grand-largue", ...more });
const find = async (userId: string) => (await admin.get(PATH)).body.find(({ id }: { id: string }) => id === userId);
const journal = async (userId: string) =>
  asSystem(`select * from journal_administration where cible_id = '${userId}' order by created_at`);
const makeAdmin = async (visitor: Visitor) => {
  await asSystem(`update profils_utilisateur set role = 'admin' where id = '${visitor.id}'; commit`);
  return visitor;
};

/** Holds both accounts until both requests have found their session, so that neither is over before the other starts. */
function together(accounts: Visitor[], start: () => Promise<Reply>[]): Promise<Reply[]> {
  return withClient(server.testDatabase.connection, async (client) => {
    const ids = accounts.map(({ id }) => id);
    await client.query("begin; set local role bosco_system");
    await client.query("select from profils_utilisateur where id = any ($1) for update", [ids]);
    const running = Promise.all(start());
    await new Promise((resume) => setTimeout(resume, 700));
    await client.query("commit");
    return running;
  });
}

describe("the list", () => {
  test("gives each account with its subscriptions, its boats' names, and its last sign-in", async () => {
    const owner = await server.account({ pro: true });
    await owner.post("/api/bateaux", aBoat({ nom: "Albatros" }));
    expect(await find(owner.id)).toMatchObject({
      email: owner.email,
      role: "user",
      last_sign_in_at: null,
      abonnements: [{ plan: "mensuel", statut: "actif", payment_id: "sim_test" }],
      bateaux: [{ nom: "Albatros" }],
    });
  });

  test("A11: shows nothing of what is aboard but the names", async () => {
    const owner = await server.account({ pro: true });
    const marker = `MARQUE-${randomUUID()}`;
    const { body: boat } = await owner.post(
      "/api/bateaux",
      aBoat({ nom: "Visible", note: marker, immatriculation: "IMMAT-7" }),
    );
    await owner.post("/api/inventaire", { bateau_id: boat.id, nom: marker, categorie: "Divers" });
    const { text } = await admin.get(PATH);
    expect(text).toContain("Visible");
    expect(text).not.toContain(marker);
    expect(text).not.toContain("IMMAT-7");
    expect((await admin.get("/api/inventaire")).text).not.toContain(marker);
    expect((await admin.patch(`/api/bateaux/${boat.id}`, { couleur: "Bleu" })).status).toBe(404);
  });

  test("searches without case and accents, takes % and _ as they are, sorts and pages", async () => {
    const word = randomUUID().slice(0, 8);
    for (const [nom, prenom] of [
      ["Éric", word],
      ["Adèle", word],
      ["100%_", word],
    ])
      await create({ nom, prenom });
    const names = async (query: string) => {
      const { body, headers } = await admin.get(`${PATH}?${query}`);
      return [headers.get("x-total-count"), body.map(({ nom }: { nom: string }) => nom)];
    };
    expect(await names(`recherche=${word}&tri=nom`)).toEqual(["3", ["100%_", "Adèle", "Éric"]]);
    expect(await names(`recherche=${word}%20eric`)).toEqual(["1", ["Éric"]]);
    expect(await names(`recherche=${encodeURIComponent(`${word} 100%_`)}`)).toEqual(["1", ["100%_"]]);
    expect(await names("recherche=%25%25")).toEqual(["0", []]);
    expect(await names(`recherche=${word}&tri=nom&ordre=desc&limite=2`)).toEqual(["3", ["Éric", "Adèle"]]);
    expect(await names(`recherche=${word}&tri=nom&limite=2&page=2`)).toEqual(["3", ["Éric"]]);
    for (const query of ["tri=password", "limite=0", "page=0", "ordre=x", "limite=99999"])
      expect((await admin.get(`${PATH}?${query}`)).status).toBe(400);
  });
});

describe("creating an account", () => {
  test("makes one that signs in at once, with the role and the subscription asked for", async () => {
    const email = someone();
    const { status, body } = await create({
      email,
      prenom: "Anne",
      nom: "Le Gall",
      role: "user",
      plan: "premium",
      formule: "annuel",
      date_debut: "2026-01-31",
      date_fin: null,
    });
    expect([status, body]).toEqual([
      200,
      { success: true, message: "Utilisateur créé avec succès", userId: expect.any(String) },
    ]);
    expect(await find(body.userId)).toMatchObject({
      email,
      prenom: "Anne",
      abonnements: [{ plan: "premium", date_debut: "2026-01-31T12:00:00.000Z", date_fin: "2027-01-31T12:00:00.000Z" }],
    });
    expect((await server.signIn(email, "grand-largue")).id).toBe(body.userId);
    expect(await journal(body.userId)).toMatchObject([{ action: "création", acteur_id: admin.id }]);
  });

  test("without a start it starts today, and without anything asked there is no subscription", async () => {
    const monthly = (await create({ formule: "mensuel" })).body.userId;
    const today = new Date().toISOString().slice(0, 10);
    expect((await find(monthly)).abonnements).toMatchObject([
      { plan: "premium", date_debut: `${today}T12:00:00.000Z` },
    ]);
    expect((await find((await create()).body.userId)).abonnements).toEqual([]);
    expect((await find((await create({ plan: "gratuit" })).body.userId)).abonnements).toEqual([]);
  });

  test.each([
    ["a short password", { password: "12345" }, 400],
    ["a common password", { password: "azerty123" }, 400],
    ["a wrong address", { email: "pas une adresse" }, 400],
    ["the demo's address in disguise", { email: "D.emo+x@bosco.example" }, 400],
    ["an unknown role", { role: "root" }, 400],
    ["a day that is none", { date_debut: "2026-02-30" }, 400],
    ["an end before the start", { date_debut: "2026-02-02", date_fin: "2026-02-01" }, 400],
    ["a field of its own", { est_demo: true }, 400],
    ["another verb in the body", { method: "DELETE" }, 400],
  ])("is refused with %s, and makes nothing", async (_name, more, status) => {
    const before = await asSystem("select count(*) from auth_users");
    expect((await create(more)).status).toBe(status);
    expect(await asSystem("select count(*) from auth_users")).toEqual(before);
  });

  test("is refused for a taken address, whose account keeps its password", async () => {
    const owner = await server.account();
    const reply = await create({ email: owner.email.toUpperCase() });
    expect([reply.status, reply.body.message]).toEqual([409, "Cet e-mail est déjà enregistré."]);
    expect((await server.signIn(owner.email, PASSWORD)).id).toBe(owner.id);
  });

  test("keeps no plain hash of the password with the operation", async () => {
    const key = randomUUID();
    const given = { email: someone(), password: "grand-largue" };
    await admin.post(PATH, given, { "idempotency-key": key });
    const again = await admin.post(PATH, { ...given, password: "autre-largue" }, { "idempotency-key": key });
    expect(again.status).toBe(200);
  });
});

describe("changing an account", () => {
  test("changes name, address and role; the old address signs in no more", async () => {
    const owner = await server.account();
    const email = someone();
    const { status, body } = await put(owner.id, { email, prenom: "Yann", nom: null, role: "admin" });
    expect([status, body.message]).toEqual([200, "Utilisateur mis à jour avec succès"]);
    expect(await find(owner.id)).toMatchObject({ email, prenom: "Yann", nom: null, role: "admin" });
    expect((await server.signIn(email, PASSWORD)).id).toBe(owner.id);
    const [line] = await journal(owner.id);
    expect(line).toMatchObject({
      action: "modification",
      acteur_id: admin.id,
      details: { role: "admin", email: "modifié" },
    });
    expect(JSON.stringify(line)).not.toContain(email);
    await remove(owner.id);
  });

  test("changes the most recent subscription, and only that one counts then", async () => {
    const owner = await server.account({ pro: true });
    await owner.post("/api/fonctions/simuler-paiement", { plan: "annuel" });
    await put(owner.id, { plan: "premium", formule: "mensuel", date_debut: "2026-01-31", date_fin: "2026-02-28" });
    const { abonnements } = await find(owner.id);
    expect(abonnements).toHaveLength(2);
    expect(abonnements[0]).toMatchObject({ plan: "premium", date_fin: "2026-02-28T12:00:00.000Z", statut: "actif" });
    expect(abonnements[1].statut).toBe("résilié");
    expect((await owner.get("/api/profils_utilisateur")).body.pro).toBe(false);
  });

  test("back to the free plan takes Pro away at once", async () => {
    const owner = await server.account({ pro: true });
    await put(owner.id, { plan: "gratuit", date_debut: null, date_fin: null });
    expect((await owner.get("/api/profils_utilisateur")).body.pro).toBe(false);
    expect((await find(owner.id)).abonnements[0]).toMatchObject({ plan: "gratuit", date_fin: null });
  });

  test("C8, A14: with the role, every device is signed out and its stream ends", async () => {
    const second = await makeAdmin(await server.account());
    const stream = await fetch(`${server.url}/api/evenements`, { headers: { cookie: second.cookieHeader } });
    const ended = stream.text();
    expect((await put(second.id, { role: "user" })).status).toBe(200);
    await ended;
    expect((await second.get(PATH)).status).toBe(401);
  });

  test.each([
    ["malformed dates", () => ({ date_debut: "31/01/2026" })],
    ["an end before the start", () => ({ date_debut: "2026-02-02", date_fin: "2026-02-01" })],
    ["an end before the start that is stored", () => ({ date_fin: "2000-01-01" })],
    ["an unknown role", () => ({ role: "root" })],
    ["the address of another", () => ({ email: admin.email })],
    ["the demo's address", () => ({ email: "demo@bosco.example" })],
    ["a password", () => ({ password: "grand-largue" })],
  ])("G2: is refused with %s, and the account stays as it was", async (_name, changes) => {
    const owner = await server.account({ pro: true });
    const before = await stored(owner.id);
    expect([400, 409]).toContain((await put(owner.id, { prenom: "Autre", ...changes() })).status);
    expect(await stored(owner.id)).toEqual(before);
    expect(await journal(owner.id)).toEqual([]);
  });
});

describe("deleting an account", () => {
  test("takes it with everything, and leaves a line without a name", async () => {
    const owner = await server.account();
    await owner.post("/api/bateaux", aBoat());
    expect((await remove(owner.id)).body.message).toBe("Utilisateur supprimé avec succès");
    expect(await stored(owner.id)).toBeUndefined();
    expect((await owner.get("/api/bateaux")).status).toBe(401);
    const lines = (await admin.get(`${PATH}/journal`)).body;
    expect(lines[0]).toMatchObject({ action: "suppression", acteur: admin.email, cible: null });
    expect((await remove(owner.id)).status).toBe(404);
  });
});

describe("nobody takes away", () => {
  test("G1: himself, as an administrator", async () => {
    await makeAdmin(await server.account());
    expect((await remove(admin.id)).status).toBe(409);
    expect((await put(admin.id, { role: "user" })).status).toBe(409);
    expect((await stored(admin.id))?.profile.role).toBe("admin");
  });

  test("the demo", async () => {
    const before = await stored(DEMO_ID);
    expect((await remove(DEMO_ID)).status).toBe(403);
    expect((await put(DEMO_ID, { role: "admin" })).status).toBe(403);
    expect((await put(DEMO_ID, { email: someone() })).status).toBe(403);
    expect(await stored(DEMO_ID)).toEqual(before);
  });

  test("G1: the last administrator, even when two demote or delete each other at the same moment", async () => {
    for (const act of [
      (by: Visitor, id: string) => put(id, { role: "user" }, by),
      (by: Visitor, id: string) => remove(id, by),
    ]) {
      await asSystem("update profils_utilisateur set role = 'user' where role = 'admin'; commit");
      const [one, other] = [await makeAdmin(await server.account()), await makeAdmin(await server.account())];
      const replies = await together([one, other], () => [act(one, other.id), act(other, one.id)]);
      expect(replies.map(({ status }) => status).sort()).not.toEqual([200, 200]);
      const [{ n }] = (await asSystem("select count(*)::int as n from profils_utilisateur where role = 'admin'")) as [
        { n: number },
      ];
      expect(n).toBe(1);
    }
    await makeAdmin(admin);
  });
});

describe("A10: whoever is no administrator", () => {
  test("is refused by every verb, override and spelling, and nothing changes", async () => {
    const victim = await server.account({ pro: true });
    const before = await stored(victim.id);
    const demo = server.visitor();
    await demo.post("/api/auth/sign-in/demo");
    const bodies = { userId: victim.id, userData: { role: "admin" }, method: "DELETE" };
    for (const visitor of [await server.account(), await server.account({ pro: true }), demo])
      for (const path of [
        PATH,
        `${PATH}/`,
        "/api//fonctions/admin-users",
        "/api/fonctions/ADMIN-USERS",
        `${PATH}/apercu`,
        `${PATH}/journal`,
      ])
        for (const method of ["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH"]) {
          const body = method === "GET" || method === "HEAD" ? undefined : bodies;
          const reply = await visitor.call(method, path, body, { "x-http-method-override": "DELETE" });
          expect([403, 404, 405], `${method} ${path}: ${reply.status}`).toContain(reply.status);
          expect(reply.text).not.toContain(victim.email);
        }
    expect((await server.visitor().get(PATH)).status).toBe(401);
    expect(await stored(victim.id)).toEqual(before);
  });

  test("an administrator's POST never acts as another verb", async () => {
    const victim = await server.account();
    const headers = { "x-http-method-override": "DELETE" };
    expect((await admin.post(PATH, { method: "DELETE", userId: victim.id }, headers)).status).toBe(400);
    expect(await stored(victim.id)).toBeDefined();
  });
});

test("the overview counts accounts, Pro ones, unused ones and storage", async () => {
  const { body: before } = await admin.get(`${PATH}/apercu`);
  await server.account({ pro: true });
  const unused = async (days: number) => {
    const { id } = await server.account();
    const at = `now() - interval '${days} days'`;
    await server.sql(`update auth_users set "createdAt" = ${at} where id = $1`, [id]);
    await server.sql(`update auth_sessions set "createdAt" = ${at}, "updatedAt" = ${at} where "userId" = $1`, [id]);
  };
  await unused(720);
  await unused(740);
  const { status, body } = await admin.get(`${PATH}/apercu`);
  expect(status).toBe(200);
  expect(body.comptes).toBe(before.comptes + 3);
  expect(body.inactifs_2_ans).toBe(before.inactifs_2_ans + 1);
  expect(body.pro).toBe(before.pro + 1);
  expect(body.inscriptions).toHaveLength(12);
  expect(body.connexions).toHaveLength(30);
  expect(body.base_octets).toBeGreaterThan(1_000_000);
});

test("the overview's sign-ups are people who signed up, not accounts that somebody else made", async () => {
  const signUps = async () => {
    const { body } = await admin.get(`${PATH}/apercu`);
    return body.inscriptions.reduce((sum: number, { comptes }: { comptes: number }) => sum + comptes, 0);
  };
  const before = await signUps();
  const email = `cree-par-un-autre-${Date.now()}@bosco.test`;
  const made = await admin.post(PATH, { email, password: "grand-largue-56", plan: "gratuit" });
  expect(made.status, made.text).toBeLessThan(300);
  expect(await signUps()).toBe(before);
  const { id } = await server.account();
  expect(await signUps()).toBe(before + 1);
  expect((await put(id, { role: "admin" })).status).toBe(200);
  expect(await signUps()).toBe(before + 1);
  await asSystem(`update profils_utilisateur set created_at = now() - interval '13 months' where id = '${id}'; commit`);
  expect(await signUps()).toBe(before);
});

test("a month of sign-ups begins at midnight in France", async () => {
  const { id } = await server.account();
  const { body: before } = await admin.get(`${PATH}/apercu`);
  const midnight = "date_trunc('month', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'";
  await asSystem(
    `update profils_utilisateur set created_at = ${midnight} + interval '30 minutes' where id = '${id}'; commit`,
  );
  const { body } = await admin.get(`${PATH}/apercu`);
  expect(body.inscriptions.at(-1).comptes).toBe(before.inscriptions.at(-1).comptes);
  expect(body.inscriptions.at(-2).comptes).toBe(before.inscriptions.at(-2).comptes);
});
