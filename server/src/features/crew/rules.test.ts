import { createHash, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { countRows, fill } from "../../../tests/fill-rows.ts";
import { join, secretOf } from "../../../tests/join.ts";
import { useMailedServer } from "../../../tests/mailed-server.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import type { Visitor } from "../../../tests/visitor.ts";

const { server, trap } = useMailedServer();

const asSystem = (statement: string) => server.sql(`begin; set local role bosco_system; ${statement}; commit`);
const someone = () => `${randomUUID()}@bosco.test`;
const boatOf = async (owner: Visitor, more: object = {}) => (await owner.post("/api/bateaux", aBoat(more))).body;
const invite = (owner: Visitor, bateau_id: string, email = someone(), role = "equipage") =>
  owner.post("/api/partages", { bateau_id, email, role });
const accept = (by: Visitor, jeton: string) => by.post("/api/partages/accepter", { jeton });
const endPlan = ({ id }: Visitor) =>
  asSystem(
    `update abonnements set date_debut = now() - interval '40 days', date_fin = now() - interval '1 day' where user_id = '${id}'`,
  );
const expire = ({ id }: Visitor) =>
  asSystem(
    `update partages set expire_le = now() - interval '1 second' where user_id = '${id}' and expire_le is not null`,
  );

const FREE_LIMIT = {
  code: "LIMITE_ATTEINTE",
  message:
    "Les comptes gratuits partagent un bateau avec une seule personne. Passez à l'abonnement Pro pour en inviter d'autres.",
};

describe("with how many people a boat is shared", () => {
  test("one, of a free account, whether he has accepted or not", async () => {
    const owner = await server.account();
    const boat = await boatOf(owner);
    expect((await invite(owner, boat.id)).status).toBe(201);
    expect(await invite(owner, boat.id)).toMatchObject({ status: 403, body: FREE_LIMIT });
    await owner.delete(`/api/partages/${(await owner.get("/api/partages")).body.donnes[0].id}`);
    const member = await server.account();
    await join(owner, member, boat.id, "lecture");
    expect(await invite(owner, boat.id)).toMatchObject({ status: 403, body: FREE_LIMIT });
    expect((await owner.get("/api/partages")).body.donnes).toHaveLength(1);
  });

  test("an invitation that is over does not count, and one sent again takes its own place", async () => {
    const owner = await server.account();
    const boat = await boatOf(owner);
    const first = someone();
    await invite(owner, boat.id, first);
    expect((await invite(owner, boat.id, first, "lecture")).status).toBe(201);
    expect((await owner.get("/api/partages")).body.donnes).toMatchObject([{ email: first, role: "lecture" }]);
    await expire(owner);
    expect((await owner.get("/api/partages")).body.donnes).toMatchObject([{ etat: "expirée" }]);
    expect((await invite(owner, boat.id)).status).toBe(201);
  });

  test("twenty, of a Pro account, each boat by itself", async () => {
    const owner = await server.account({ pro: true });
    const boat = await boatOf(owner);
    for (let n = 0; n < 20; n += 1) expect((await invite(owner, boat.id)).status).toBe(201);
    expect(await invite(owner, boat.id)).toMatchObject({
      status: 403,
      body: {
        code: "LIMITE_ATTEINTE",
        message: "Un bateau se partage avec 20 personnes au plus. Révoquez un partage pour en ajouter un autre.",
      },
    });
    expect((await invite(owner, (await boatOf(owner)).id)).status).toBe(201);
  });

  test("an offer to hand it over counts for none", async () => {
    const owner = await server.account();
    const boat = await boatOf(owner);
    expect((await owner.post(`/api/bateaux/${boat.id}/ceder`, { email: someone() })).status).toBe(201);
    expect((await invite(owner, boat.id)).status).toBe(201);
  });

  test("a plan that ends keeps the crew, and takes nobody more", async () => {
    const owner = await server.account({ pro: true });
    const [first, second] = [await server.account(), await server.account()];
    const boat = await boatOf(owner);
    await join(owner, first, boat.id, "equipage");
    await join(owner, second, boat.id, "equipage");
    const pending = await invite(owner, boat.id);
    await endPlan(owner);
    for (const member of [first, second]) {
      expect((await member.get("/api/bateaux")).body).toMatchObject([{ id: boat.id }]);
      const added = await member.post("/api/inventaire", { bateau_id: boat.id, nom: "Riz", categorie: null });
      expect(added.status).toBe(201);
    }
    expect(pending.status).toBe(201);
    expect(await invite(owner, boat.id)).toMatchObject({ status: 403, body: FREE_LIMIT });
  });
});

describe("whose limits hold", () => {
  test("a shared boat counts for nothing in its member's account", async () => {
    const owner = await server.account({ pro: true });
    const member = await server.account();
    const boat = await boatOf(owner);
    await fill(server, "inventaire", 60, { user: owner.id, boat: boat.id });
    await fill(server, "maintenances", 5, { user: owner.id, boat: boat.id });
    await join(owner, member, boat.id, "gestion");
    const own = await boatOf(member);
    expect(own).toMatchObject({ par_defaut: true });
    const article = { nom: "Riz", categorie: null };
    expect((await member.post("/api/inventaire", { bateau_id: own.id, ...article })).status).toBe(201);
    expect((await member.post("/api/inventaire", { bateau_id: boat.id, ...article })).status).toBe(201);
    const work = { titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" };
    expect((await member.post("/api/maintenances", { bateau_id: own.id, ...work })).status).toBe(201);
    expect((await member.post("/api/maintenances", { bateau_id: boat.id, ...work })).status).toBe(201);
  });

  test("the articles of a free owner are fifty, whoever adds them, however well he pays himself", async () => {
    const owner = await server.account();
    const member = await server.account({ pro: true });
    const boat = await boatOf(owner);
    const hidden = randomUUID();
    await asSystem(`insert into bateaux (id, user_id, nom, nom_constructeur, nom_modele, annee, longueur, largeur, moteur,
      capacite_carburant, capacite_eau) values ('${hidden}', '${owner.id}', 'Caché', 'x', 'x', 2000, 8, 3, 'x', 1, 1)`);
    // why: what the member does not see counts too
    await fill(server, "inventaire", 25, { user: owner.id, boat: hidden });
    await fill(server, "inventaire", 24, { user: owner.id, boat: boat.id });
    await join(owner, member, boat.id, "equipage");
    const add = (n: number) =>
      member.post(
        "/api/inventaire",
        Array.from({ length: n }, () => ({ bateau_id: boat.id, nom: "Riz", categorie: null })),
      );
    expect(await add(2)).toMatchObject({ status: 403, body: { code: "LIMITE_ATTEINTE" } });
    expect((await add(1)).status).toBe(201);
    expect(await add(1)).toMatchObject({ status: 403, body: { code: "LIMITE_ATTEINTE" } });
    const list = {
      bateau_id: boat.id,
      nom: "Croisière",
      articles: [{ nom: "Sel", categorie: "Alimentation", quantite: 1, unite: "kg", priorite: "normale" }],
      nombre_personnes: 2,
      nombre_jours: 3,
    };
    const { body: shopping } = await member.post("/api/listes_avitaillement", list);
    const stocked = await member.post(`/api/listes_avitaillement/${shopping.id}/inventaire`, { mode: "ajouter" });
    expect(stocked).toMatchObject({ status: 403, body: { code: "LIMITE_ATTEINTE" } });
    expect(await countRows(server, "inventaire", owner.id)).toBe(50);
  });

  test("and so are his three open maintenances", async () => {
    const owner = await server.account();
    const member = await server.account({ pro: true });
    const boat = await boatOf(owner);
    await fill(server, "maintenances", 2, { user: owner.id, boat: boat.id });
    await join(owner, member, boat.id, "gestion");
    const work = { bateau_id: boat.id, titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" };
    const plan = await member.post("/api/maintenances/plan", { maintenances: [work, work] });
    expect(plan).toMatchObject({ status: 403, body: { code: "LIMITE_ATTEINTE" } });
    expect((await member.post("/api/maintenances", work)).status).toBe(201);
    expect(await member.post("/api/maintenances", work)).toMatchObject({
      status: 403,
      body: { code: "LIMITE_ATTEINTE" },
    });
  });

  test("a Pro owner's ceiling of lists holds for his crew, in the handler and in the database", async () => {
    const owner = await server.account({ pro: true });
    const member = await server.account();
    const boat = await boatOf(owner);
    await fill(server, "listes_avitaillement", 500, { user: owner.id, boat: boat.id });
    await join(owner, member, boat.id, "equipage");
    const list = { bateau_id: boat.id, nom: "Croisière", articles: [], nombre_personnes: 2, nombre_jours: 3 };
    const reply = await member.post("/api/listes_avitaillement", list);
    expect(reply).toMatchObject({ status: 403, body: { code: "LIMITE_ATTEINTE" } });
    const written = server.database.asUser(member.id, (db) =>
      db
        .insertInto("listes_avitaillement")
        .values({ ...list, articles: "[]", generation: null, user_id: owner.id })
        .execute(),
    );
    await expect(written).rejects.toMatchObject({ code: "23514" });
  });

  test.each([
    [true, false, 200],
    [false, true, 403],
  ])(
    "the generator follows the plan of the boat's owner: Pro %s, member Pro %s: %i",
    async (ownerPro, memberPro, status) => {
      const owner = await server.account({ pro: ownerPro });
      const member = await server.account({ pro: memberPro });
      const boat = await boatOf(owner);
      await join(owner, member, boat.id, "equipage");
      const filtres = { alimentaire: true, boissons: true, hygiene: true, regimes: [] };
      const asked = { bateau_id: boat.id, nombrePersonnes: 2, nombreJours: 3, saison: "été", filtres };
      const reply = await member.post("/api/fonctions/generer-avitaillement", asked);
      expect(reply.status, reply.text).toBe(status);
      if (status === 403) expect(reply.body.code).toBe("INTERDIT");
    },
  );
});

describe("an invitation", () => {
  let owner: Visitor;
  let boat: { id: string };
  beforeAll(async () => {
    owner = await server.account({ pro: true });
    await owner.patch("/api/profils_utilisateur", { prenom: "Anne", nom: "Le Goff" });
    boat = await boatOf(owner, { nom: "Korrigan" });
  });

  test("is mailed to the guest, with a link that works", async () => {
    const member = await server.account();
    const sent = await invite(owner, boat.id, member.email, "lecture");
    const mail = await trap.mailTo(member.email);
    expect(mail.link).toBe(sent.body.lien);
    expect(mail.text).toContain("Anne Le Goff");
    expect(mail.text).toContain("Korrigan");
    const jeton = secretOf(mail.link);
    expect((await server.visitor().post("/api/partages/invitation", { jeton })).body).toMatchObject({
      bateau: "Korrigan",
      proprietaire: "Anne Le Goff",
      role: "lecture",
      email: member.email,
    });
    expect((await accept(member, jeton)).status).toBe(200);
  });

  test("to hand the boat over is mailed too", async () => {
    const member = await server.account();
    const own = await boatOf(owner, { nom: "Pétrel" });
    const sent = await owner.post(`/api/bateaux/${own.id}/ceder`, { email: member.email });
    const mail = await trap.mailTo(member.email);
    expect([mail.link, mail.text.includes("Pétrel")]).toEqual([sent.body.lien, true]);
  });

  test("has no more than its hash in the database", async () => {
    const { body } = await invite(owner, boat.id);
    const jeton = secretOf(body.lien);
    const dump = await server.sql("set role bosco_system; select string_agg(p::text, '') as all from partages p");
    expect(dump[0]?.all.length).toBeGreaterThan(100);
    expect(dump[0]?.all).not.toContain(jeton);
  });

  test("is over after seven days", async () => {
    const other = await server.account();
    const member = await server.account();
    const own = await boatOf(other);
    const { body } = await invite(other, own.id, member.email);
    const lasts = new Date(body.partage.expire_le).getTime() - Date.now();
    expect(Math.round(lasts / 86_400_000)).toBe(7);
    await expire(other);
    const jeton = secretOf(body.lien);
    expect((await server.visitor().post("/api/partages/invitation", { jeton })).status).toBe(404);
    expect(await accept(member, jeton)).toMatchObject({ status: 404, body: { code: "INTROUVABLE" } });
    expect((await member.get("/api/bateaux")).body).toEqual([]);
  });

  test("is over once it is withdrawn, or a new one is sent", async () => {
    const member = await server.account();
    const first = await invite(owner, boat.id, member.email);
    const second = await invite(owner, boat.id, member.email);
    expect((await accept(member, secretOf(first.body.lien))).status).toBe(404);
    await owner.delete(`/api/partages/${second.body.partage.id}`);
    expect((await accept(member, secretOf(second.body.lien))).status).toBe(404);
  });

  test.each(["", "x", "x".repeat(44), `${"x".repeat(42)}/`, 12, null, { a: 1 }])(
    "that is none is refused: %j",
    async (jeton) => {
      for (const path of ["/api/partages/accepter", "/api/partages/invitation"])
        expect((await owner.post(path, { jeton })).status).toBe(400);
      expect((await accept(owner, "x".repeat(43))).status).toBe(404);
    },
  );

  test("to oneself, or to somebody who is aboard, is none", async () => {
    expect(await invite(owner, boat.id, owner.email)).toMatchObject({ status: 400, body: { code: "ENTREE_INVALIDE" } });
    expect((await owner.post(`/api/bateaux/${boat.id}/ceder`, { email: owner.email })).status).toBe(400);
    const member = await server.account();
    await join(owner, member, boat.id, "lecture");
    expect(await invite(owner, boat.id, member.email)).toMatchObject({ status: 409, body: { code: "DEJA_PRESENT" } });
    expect(await invite(owner, boat.id, member.email.toUpperCase())).toMatchObject({ status: 409 });
  });

  test("is not accepted where something of the boat has the id of something one has", async () => {
    const member = await server.account();
    const other = await server.account();
    const own = await boatOf(other);
    const id = randomUUID();
    await other.post("/api/inventaire", { id, bateau_id: own.id, nom: "Riz", categorie: null });
    const mine = await boatOf(member);
    await member.post("/api/inventaire", { id, bateau_id: mine.id, nom: "Riz", categorie: null });
    const { body } = await invite(other, own.id, member.email);
    expect(await accept(member, secretOf(body.lien))).toMatchObject({ status: 409, body: { code: "DEJA_PRESENT" } });
    expect((await member.get("/api/bateaux")).body).toHaveLength(1);
    // why: it was not used up
    await member.delete(`/api/inventaire/${id}`);
    expect((await accept(member, secretOf(body.lien))).status).toBe(200);
  });

  describe("of one day", () => {
    /** As many as throttles let pass, which tests put out of the way. */
    const attempt = (subject: string, most: number) =>
      server.sql("insert into auth_attempts (subject) select $1 from generate_series(1, $2)", [subject, most * 1000]);

    test("are not mailed to one address again and again, but the link is made", async () => {
      const [guest, other] = [someone(), someone()];
      await attempt(`invitation to ${createHash("sha256").update(guest).digest("hex")}`, 5);
      expect((await invite(owner, boat.id, guest)).body.lien).toContain("jeton=");
      await invite(owner, boat.id, other);
      await trap.mailTo(other);
      expect(trap.mails.filter(({ to }) => to.includes(guest))).toEqual([]);
    });

    test("are not sent by one account to everybody", async () => {
      const many = await server.account();
      const own = await boatOf(many);
      await attempt(`invitation by ${many.id}`, 60);
      expect(await invite(many, own.id)).toMatchObject({ status: 429, body: { code: "TROP_DE_DEMANDES" } });
      expect((await many.post(`/api/bateaux/${own.id}/ceder`, { email: someone() })).status).toBe(429);
      await server.sql("update auth_attempts set at = at - interval '25 hours' where subject = $1", [
        `invitation by ${many.id}`,
      ]);
      expect((await invite(many, own.id)).status).toBe(201);
    });
  });

  test("is nothing for the demo, neither to send nor to accept", async () => {
    const demo = server.visitor();
    await demo.post("/api/auth/sign-in/demo");
    const [shown] = (await demo.get("/api/bateaux")).body;
    const before = (await demo.get("/api/partages")).body;
    expect((await invite(demo, shown.id)).status).toBe(403);
    expect((await demo.post(`/api/bateaux/${shown.id}/ceder`, { email: someone() })).status).toBe(403);
    const { body } = await invite(owner, boat.id, "demo@bosco.example");
    if (body.lien) expect((await accept(demo, secretOf(body.lien))).status).toBe(403);
    expect((await demo.get("/api/partages")).body).toEqual(before);
    expect((await demo.get("/api/bateaux")).body.every((one: object) => !("proprietaire_id" in one))).toBe(true);
  });
});
