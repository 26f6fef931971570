import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { join, secretOf } from "../../../tests/join.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Json, Reply, Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();

const asSystem = (statement: string) => server.sql(`begin; set local role bosco_system; ${statement}`);

/** Those who hold something up; what a failed test has left is let go. */
const holders: pg.Client[] = [];
afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.end();
});

/** Holds a lock until it is let go. */
async function hold(...statements: string[]): Promise<() => Promise<void>> {
  const holder = new pg.Client(server.testDatabase.connection);
  holders.push(holder);
  await holder.connect();
  await holder.query("begin; set local role bosco_system");
  for (const statement of statements) await holder.query(statement);
  return async () => {
    await holder.query("commit");
    holders.splice(holders.indexOf(holder), 1);
    await holder.end();
  };
}
/** What whoever adds to an account waits for. */
const holdAccount = ({ id }: Visitor) => hold(`select pg_advisory_xact_lock(hashtextextended('${id}', 1))`);

const waiting = async () =>
  (
    await server.sql(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()",
    )
  ).length;
const untilWaiting = (n: number) => expect.poll(waiting, { interval: 10, timeout: 15_000 }).toBe(n);

/** How often two have waited for each other so far. */
const deadlocks = async () =>
  Number((await server.sql("select deadlocks from pg_stat_database where datname = current_database()"))[0]?.deadlocks);

/** A boat with something of everything, whose owner shares it. */
async function aboard(role: "lecture" | "equipage" | "gestion" = "gestion") {
  const [owner, member, heir] = await Promise.all([
    server.account({ pro: true }),
    server.account(),
    server.account({ pro: true }),
  ]);
  const { body: boat } = await owner.post("/api/bateaux", aBoat({ heures_moteur: 10 }));
  const bateau_id = boat.id;
  const create = async (path: string, body: object): Promise<Json> => (await owner.post(`/api${path}`, body)).body;
  const article = await create("/inventaire", { bateau_id, nom: "Riz", categorie: null, quantite_max: 1000 });
  const list = await create("/checklists_nouvelles", {
    bateau_id,
    nom: "Départ",
    type: "Départ",
    taches: ["Gaz", "Feux"],
  });
  const maintenance = await create("/maintenances", {
    bateau_id,
    titre: "Vidange",
    categorie: "Moteur",
    date_echeance: "2026-12-31",
  });
  const { body: tasks } = await owner.get(`/api/taches?checklist_id=${list.id}`);
  const partage = await join(owner, member, bateau_id, role);
  return { owner, member, heir, bateau_id, article, list, maintenance, tasks, partage };
}
type Aboard = Awaited<ReturnType<typeof aboard>>;

const addArticle = (by: Visitor, bateau_id: string, nom = "Sel") =>
  by.post("/api/inventaire", { bateau_id, nom, categorie: null });
const offer = async ({ owner, heir, bateau_id }: Aboard) =>
  secretOf((await owner.post(`/api/bateaux/${bateau_id}/ceder`, { email: heir.email })).body.lien);
const accept = (by: Visitor, jeton: string) => by.post("/api/partages/accepter", { jeton });

const TABLES = [
  "bateaux",
  "inventaire",
  "maintenances",
  "checklists_nouvelles",
  "taches",
  "releves_heures",
  "passages_checklist",
  "activites",
];
/** How many rows of a boat somebody has, by table. */
async function rowsOf({ id }: Visitor, bateau_id: string): Promise<Record<string, number>> {
  const counts = TABLES.map((table) => {
    const column = table === "bateaux" ? "id" : "bateau_id";
    return `select '${table}' as t, count(*)::int as n from ${table} where user_id = '${id}' and ${column} = '${bateau_id}'`;
  });
  const rows = await asSystem(`${counts.join(" union all ")}`);
  return Object.fromEntries(rows.map(({ t, n }) => [t, n]));
}
const NOTHING = Object.fromEntries(TABLES.map((table) => [table, 0]));
const statuses = (replies: Reply[]) => replies.map(({ status }) => status).sort();

describe("while a member writes", () => {
  test("he is revoked: nothing is written", async () => {
    const { owner, member, bateau_id, partage } = await aboard();
    const before = await rowsOf(owner, bateau_id);
    const letGo = await holdAccount(owner);
    const writes = [
      addArticle(member, bateau_id),
      member.post("/api/maintenances", { bateau_id, titre: "Anodes", categorie: "Coque", date_echeance: "2027-01-01" }),
      member.post("/api/checklists_nouvelles", { bateau_id, nom: "Arrivée", type: "Arrivée", taches: ["Gaz"] }),
    ];
    await untilWaiting(writes.length);
    expect((await owner.delete(`/api/partages/${partage}`)).status).toBe(200);
    await letGo();
    for (const reply of await Promise.all(writes))
      expect([reply.status, reply.body.code], reply.text).toEqual([404, "INTROUVABLE"]);
    expect(await rowsOf(owner, bateau_id)).toEqual(before);
    expect((await addArticle(member, bateau_id)).status).toBe(404);
  });

  test("his role is lowered: it is the new one that counts", async () => {
    const { owner, member, bateau_id, maintenance, partage } = await aboard("gestion");
    const letGo = await holdAccount(owner);
    const writes = [
      addArticle(member, bateau_id),
      member.patch(`/api/maintenances/${maintenance.id}`, { titre: "Autre", statut: "Terminée" }),
    ];
    await untilWaiting(writes.length);
    expect((await owner.patch(`/api/partages/${partage}`, { role: "lecture" })).status).toBe(200);
    await letGo();
    expect(statuses(await Promise.all(writes))).toEqual([403, 403]);
    expect((await owner.get("/api/inventaire")).body).toHaveLength(1);
    expect((await owner.get("/api/maintenances")).body).toMatchObject([{ titre: "Vidange", statut: "En attente" }]);
  });

  test("from gestion to equipage, what both may do is done and nothing else", async () => {
    const { owner, member, bateau_id, maintenance, partage } = await aboard("gestion");
    const letGo = await holdAccount(owner);
    const added = addArticle(member, bateau_id);
    const edited = member.patch(`/api/maintenances/${maintenance.id}`, { titre: "Autre", statut: "Terminée" });
    await untilWaiting(2);
    await owner.patch(`/api/partages/${partage}`, { role: "equipage" });
    await letGo();
    expect([(await added).status, (await edited).status]).toEqual([201, 403]);
    expect((await edited).body.code).toBe("ROLE_INSUFFISANT");
    expect((await owner.get("/api/maintenances")).body).toMatchObject([{ titre: "Vidange", statut: "En attente" }]);
  });

  test("the owner deletes the boat: nothing is left of it", async () => {
    const { owner, member, bateau_id } = await aboard();
    const letGo = await holdAccount(owner);
    const removed = owner.delete(`/api/bateaux/${bateau_id}`);
    await untilWaiting(1);
    const added = addArticle(member, bateau_id);
    await untilWaiting(2);
    await letGo();
    expect((await removed).status).toBe(200);
    expect((await added).status).toBe(404);
    expect(await rowsOf(owner, bateau_id)).toEqual(NOTHING);
  });

  test("the owner deletes the boat while the member is about to note what he counted", async () => {
    const { owner, member, bateau_id, article } = await aboard();
    // why this lock: the member has his article by then, and wants the boat next; the boat's deletion wants both.
    const letGo = await hold("lock table activites in share mode");
    const counted = member.post(`/api/inventaire/${article.id}/ajuster`, { delta: 1 });
    await untilWaiting(1);
    const removed = owner.delete(`/api/bateaux/${bateau_id}`);
    await untilWaiting(2);
    await letGo();
    expect((await removed).status).toBe(200);
    expect([200, 404]).toContain((await counted).status);
    expect(await rowsOf(owner, bateau_id)).toEqual(NOTHING);
  });
});

describe("handed over", () => {
  test.each(["owner", "member"] as const)("before what the %s adds: nothing is left behind", async (who) => {
    const meeting = await aboard();
    const { owner, heir, bateau_id } = meeting;
    const before = await rowsOf(owner, bateau_id);
    const jeton = await offer(meeting);
    const letGo = await holdAccount(owner);
    const accepted = accept(heir, jeton);
    await untilWaiting(1);
    const added = addArticle(meeting[who], bateau_id);
    await untilWaiting(2);
    await letGo();
    expect((await accepted).status).toBe(200);
    expect((await added).status).toBe(404);
    expect(await rowsOf(owner, bateau_id)).toEqual(NOTHING);
    expect(await rowsOf(heir, bateau_id)).toEqual({ ...before, activites: (before.activites ?? 0) + 1 });
  });

  test.each(["owner", "member"] as const)("after what the %s adds: it goes along", async (who) => {
    const meeting = await aboard();
    const { owner, heir, bateau_id } = meeting;
    const before = await rowsOf(owner, bateau_id);
    const jeton = await offer(meeting);
    const letGo = await holdAccount(owner);
    const added = addArticle(meeting[who], bateau_id);
    await untilWaiting(1);
    const accepted = accept(heir, jeton);
    await untilWaiting(2);
    await letGo();
    expect([(await added).status, (await accepted).status]).toEqual([201, 200]);
    expect(await rowsOf(owner, bateau_id)).toEqual(NOTHING);
    expect(await rowsOf(heir, bateau_id)).toMatchObject({ inventaire: (before.inventaire ?? 0) + 1 });
  });

  test("while the member is about to note what he counted: neither is refused for the other", async () => {
    const meeting = await aboard();
    const { owner, member, heir, bateau_id, article } = meeting;
    const jeton = await offer(meeting);
    const letGo = await hold("lock table activites in share mode");
    const counted = member.post(`/api/inventaire/${article.id}/ajuster`, { delta: 1 });
    await untilWaiting(1);
    const accepted = accept(heir, jeton);
    await untilWaiting(2);
    await letGo();
    expect((await accepted).status).toBe(200);
    expect([200, 404]).toContain((await counted).status);
    expect(await rowsOf(owner, bateau_id)).toEqual(NOTHING);
    const [row] = (await heir.get("/api/inventaire")).body;
    expect(row.quantite).toBe((await counted).status === 200 ? 1 : 0);
  });

  test("while everybody writes what takes no lock: every row is the heir's", async () => {
    for (let round = 0; round < 5; round += 1) {
      const meeting = await aboard();
      const { owner, member, heir, bateau_id, article, list, tasks, maintenance } = meeting;
      const jeton = await offer(meeting);
      const writes = [owner, member].flatMap((by) => [
        by.post(`/api/inventaire/${article.id}/ajuster`, { delta: 1 }),
        by.patch(`/api/taches/${tasks[0].id}`, { etat: true }),
        by.patch(`/api/bateaux/${bateau_id}`, { heures_moteur: 20 + round }),
        by.post(`/api/checklists_nouvelles/${list.id}/reinitialiser`),
        by.patch(`/api/maintenances/${maintenance.id}`, { statut: "Terminée" }),
        by.post("/api/inventaire/remplir", { bateau_id, ids: [article.id] }),
        addArticle(by, bateau_id),
      ]);
      const [accepted, ...replies] = await Promise.all([accept(heir, jeton), ...writes]);
      expect(accepted.status, accepted.text).toBe(200);
      for (const reply of replies) expect([200, 201, 404], reply.text).toContain(reply.status);
      expect(await rowsOf(owner, bateau_id)).toEqual(NOTHING);
      const after = await rowsOf(heir, bateau_id);
      const added = replies.filter(({ status }) => status === 201).length;
      expect(after).toMatchObject({ bateaux: 1, inventaire: 1 + added, taches: 2, checklists_nouvelles: 1 });
    }
  });

  test("to two at once: one has it, the other's link is over", async () => {
    const meeting = await aboard();
    const { owner, heir, bateau_id } = meeting;
    const jeton = await offer(meeting);
    const replies = await Promise.all([accept(heir, jeton), accept(heir, jeton)]);
    expect(statuses(replies)).toEqual([200, 404]);
    expect(await rowsOf(owner, bateau_id)).toEqual(NOTHING);
    expect((await heir.get("/api/bateaux")).body).toHaveLength(1);
  });

  test("a second offer ends the first: of two who accept, one has it", async () => {
    const meeting = await aboard();
    const { owner, member, heir, bateau_id } = meeting;
    const first = await offer(meeting);
    const letGo = await holdAccount(owner);
    const accepted = accept(heir, first);
    await untilWaiting(1);
    const again = owner.post(`/api/bateaux/${bateau_id}/ceder`, { email: member.email });
    await untilWaiting(2);
    await letGo();
    expect((await accepted).status).toBe(200);
    expect((await again).status).toBe(404);
    expect((await asSystem(`select from partages where bateau_id = '${bateau_id}'`)).length).toBe(0);
  });

  test("two boats of two people to each other at the same time", async () => {
    const [a, b] = [await aboard(), await aboard()];
    const toB = secretOf((await a.owner.post(`/api/bateaux/${a.bateau_id}/ceder`, { email: b.owner.email })).body.lien);
    const toA = secretOf((await b.owner.post(`/api/bateaux/${b.bateau_id}/ceder`, { email: a.owner.email })).body.lien);
    const replies = await Promise.all([accept(b.owner, toB), accept(a.owner, toA)]);
    expect(statuses(replies)).toEqual([200, 200]);
    for (const [owner, boat] of [
      [a.owner, b.bateau_id],
      [b.owner, a.bateau_id],
    ] as const)
      expect((await owner.get("/api/bateaux")).body).toMatchObject([{ id: boat, par_defaut: true }]);
  });
});

describe("an invitation", () => {
  async function invited() {
    const owner = await server.account();
    const member = await server.account();
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    const reply = await owner.post("/api/partages", { bateau_id: boat.id, email: member.email, role: "equipage" });
    return { owner, member, boat, jeton: secretOf(reply.body.lien), id: reply.body.partage.id };
  }
  const sharesOf = ({ id }: Visitor) => asSystem(`select membre_id from partages where user_id = '${id}'`);

  test("accepted twice at the same time makes one share", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, member, jeton } = await invited();
      const replies = await Promise.all([accept(member, jeton), accept(member, jeton), accept(member, jeton)]);
      expect(statuses(replies)).toEqual([200, 404, 404]);
      expect(await sharesOf(owner)).toEqual([{ membre_id: member.id }]);
    }
  });

  test("accepted and revoked at the same time ends revoked", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, member, jeton, id } = await invited();
      const [accepted, revoked] = await Promise.all([accept(member, jeton), owner.delete(`/api/partages/${id}`)]);
      expect([200, 404]).toContain(accepted.status);
      expect(revoked.status).toBe(200);
      expect(await sharesOf(owner)).toEqual([]);
      expect((await member.get("/api/bateaux")).body).toEqual([]);
    }
  });

  test("is not revoked in the middle of being accepted", async () => {
    const { owner, member, jeton, id } = await invited();
    // why this lock: whoever accepts has found the invitation by then, and is not aboard yet
    const letGo = await hold("lock table espaces_stockage in access exclusive mode");
    const accepted = accept(member, jeton);
    await untilWaiting(1);
    const revoked = owner.delete(`/api/partages/${id}`);
    await untilWaiting(2);
    await letGo();
    expect([(await accepted).status, (await revoked).status]).toEqual([200, 200]);
    expect(await sharesOf(owner)).toEqual([]);
    expect((await member.get("/api/bateaux")).body).toEqual([]);
  });

  test("sent twice at the same time by a free account stays one person", async () => {
    const { owner, boat } = await invited();
    await asSystem(`delete from partages where user_id = '${owner.id}'; commit`);
    const send = () =>
      owner.post("/api/partages", { bateau_id: boat.id, email: `${randomUUID()}@bosco.test`, role: "lecture" });
    expect(statuses(await Promise.all([send(), send(), send()]))).toEqual([201, 403, 403]);
  });
});

describe("nobody blocks anybody", () => {
  test("two who share with each other, each adding to the other's boat", async () => {
    const [a, b] = await Promise.all([server.account({ pro: true }), server.account({ pro: true })]);
    const boats = new Map<Visitor, string>();
    for (const owner of [a, b]) boats.set(owner, (await owner.post("/api/bateaux", aBoat())).body.id);
    const [boatOfA = "", boatOfB = ""] = [boats.get(a), boats.get(b)];
    await join(a, b, boatOfA, "gestion");
    await join(b, a, boatOfB, "gestion");
    const before = await deadlocks();
    // why: each has come as far as the other's account
    const letGo = [await holdAccount(a), await holdAccount(b)];
    const writes = [addArticle(a, boatOfB), addArticle(b, boatOfA)];
    await untilWaiting(2);
    await Promise.all(letGo.map((go) => go()));
    expect(statuses(await Promise.all(writes))).toEqual([201, 201]);
    expect(await deadlocks()).toBe(before);
  });

  test("twenty rounds of everything at once", async () => {
    const { owner, member, bateau_id, article, list, tasks, maintenance } = await aboard("gestion");
    const other = await server.account({ pro: true });
    await join(owner, other, bateau_id, "equipage");
    const { body: own } = await other.post("/api/bateaux", aBoat());
    await join(other, owner, own.id, "gestion");
    const { body: shopping } = await owner.post("/api/listes_avitaillement", {
      bateau_id,
      nom: "Croisière",
      articles: [{ nom: "Sel", categorie: "Alimentation", quantite: 1, unite: "kg", priorite: "normale" }],
      nombre_personnes: 2,
      nombre_jours: 3,
    });
    const failures: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const writes = [owner, member, other].flatMap((by) => [
        by.post(`/api/inventaire/${article.id}/ajuster`, { delta: 1 }),
        by.patch(`/api/taches/${tasks[round % 2].id}`, { etat: round % 3 > 0 }),
        by.post(`/api/checklists_nouvelles/${list.id}/reinitialiser`),
        by.patch(`/api/bateaux/${bateau_id}`, { heures_moteur: 20 + round }),
        by.patch(`/api/maintenances/${maintenance.id}`, { statut: round % 2 ? "Terminée" : "En cours" }),
        by.post("/api/inventaire/remplir", { bateau_id, ids: "tous" }),
        by.post(`/api/listes_avitaillement/${shopping.id}/inventaire`, { mode: "fusionner" }),
        addArticle(by, bateau_id, `Article ${round}`),
        addArticle(by, own.id, `Article ${round}`),
      ]);
      for (const { status, text } of await Promise.all(writes)) if (status >= 500) failures.push(text);
    }
    expect(failures).toEqual([]);
  });
});
