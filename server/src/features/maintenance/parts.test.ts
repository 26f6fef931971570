import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { secretOf } from "../../../tests/join.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Json, Visitor } from "../../../tests/visitor.ts";
import { list, ownerWithBoat } from "./test-owner.ts";

const server = useTestServer();

const parts = async (owner: Visitor): Promise<Json[]> => (await owner.get("/api/pieces")).body;

/** An owner with a work and an article that it uses. */
async function ownerWithPart(options: { pro?: boolean } = {}, work: object = {}) {
  const known = await ownerWithBoat(server, options);
  const { owner, boat } = known;
  const m = await known.add(work);
  const stock = (more: object = {}) => ({
    bateau_id: boat.id,
    nom: "Rouet",
    categorie: "Technique",
    quantite: 1,
    ...more,
  });
  const { body: article } = await owner.post("/api/inventaire", stock({ numero_fabricant: "129670-42531" }));
  const wanted = { bateau_id: boat.id, maintenance_id: m.id, article_id: article.id };
  const { body: part } = await owner.post("/api/pieces", wanted);
  return { ...known, m, article, part, stock, wanted };
}

describe("parts", () => {
  test("are one of an article, unless more is said", async () => {
    const { owner, part, wanted } = await ownerWithPart();
    expect(part).toMatchObject({ ...wanted, quantite: 1, version: 1 });
    expect(await parts(owner)).toEqual([part]);
    const more = await owner.patch(`/api/pieces/${part.id}`, { quantite: 2.5, version: 1 });
    expect(more.body).toMatchObject({ quantite: 2.5, version: 2 });
    expect((await owner.patch(`/api/pieces/${part.id}`, { quantite: 3, version: 1 })).status).toBe(409);
    expect((await owner.delete(`/api/pieces/${part.id}`)).body).toEqual({ id: part.id });
    expect(await parts(owner)).toEqual([]);
  });

  test("of an article that is there already get its quantity, and the same one sent twice is one", async () => {
    const { owner, part, wanted } = await ownerWithPart();
    const again = await owner.post("/api/pieces", { ...wanted, id: randomUUID(), quantite: 4 });
    expect(again.body).toMatchObject({ id: part.id, quantite: 4 });
    expect((await owner.post("/api/pieces", { ...wanted, id: part.id, quantite: 9 })).body.quantite).toBe(4);
    expect(await parts(owner)).toHaveLength(1);
  });

  test("come back with articles whose deletion is undone, as far as their works are there", async () => {
    const { owner, boat, m, part, article, add, wanted } = await ownerWithPart();
    const other = await add({ titre: "Anodes" });
    await owner.post("/api/pieces", { ...wanted, maintenance_id: other.id });
    const target = { bateau_id: boat.id, ids: [article.id] };
    const { body: gone } = await owner.post("/api/inventaire/supprimer", target);
    expect(await parts(owner)).toEqual([]);
    await owner.delete(`/api/maintenances/${other.id}`);
    const { body } = await owner.post("/api/inventaire/annuler", { annulation: gone.annulation });
    expect(body).toEqual({ retablis: 1 });
    expect(await parts(owner)).toMatchObject([{ id: part.id, maintenance_id: m.id, article_id: article.id }]);
  });

  test("that can't come back with their article hold up neither it nor the others", async () => {
    const { owner, boat, m, article, add, stock, wanted } = await ownerWithPart();
    const [moved, full] = [await add({ titre: "Ailleurs" }), await add({ titre: "Pleine" })];
    for (const { id } of [moved, full]) await owner.post("/api/pieces", { ...wanted, maintenance_id: id });
    const { body: gone } = await owner.post("/api/inventaire/supprimer", { bateau_id: boat.id, ids: [article.id] });
    const { body: other } = await owner.post("/api/bateaux", aBoat({ nom: "Goéland" }));
    expect((await owner.patch(`/api/maintenances/${moved.id}`, { bateau_id: other.id })).status).toBe(200);
    const many = Array.from({ length: 100 }, (_, n) => stock({ nom: `Vis ${n}` }));
    await owner.post("/api/inventaire", many);
    await server.sql(`begin; set local role bosco_system;
      insert into pieces (user_id, bateau_id, maintenance_id, article_id)
      select user_id, bateau_id, '${full.id}', id from inventaire where user_id = '${owner.id}'; commit`);
    const undone = await owner.post("/api/inventaire/annuler", { annulation: gone.annulation });
    expect([undone.status, undone.body]).toEqual([200, { retablis: 1 }]);
    const ofArticle = (await parts(owner)).filter(({ article_id }) => article_id === article.id);
    expect(ofArticle.map(({ maintenance_id }) => maintenance_id)).toEqual([m.id]);
  });

  test("that are there again under another id stay as they are when an article's deletion is undone", async () => {
    const { owner, boat, article, stock, wanted } = await ownerWithPart();
    const { body: gone } = await owner.post("/api/inventaire/supprimer", { bateau_id: boat.id, ids: [article.id] });
    expect((await owner.post("/api/inventaire", stock({ id: article.id }))).status).toBe(201);
    const { body: again } = await owner.post("/api/pieces", { ...wanted, quantite: 3 });
    expect((await owner.post("/api/inventaire/annuler", { annulation: gone.annulation })).status).toBe(200);
    expect(await parts(owner)).toEqual([again]);
  });

  test("never join a work and an article of two boats", async () => {
    const { owner, boat, m, article, stock } = await ownerWithPart();
    const { body: other } = await owner.post("/api/bateaux", aBoat({ nom: "Goéland" }));
    const { body: elsewhere } = await owner.post("/api/inventaire", stock({ bateau_id: other.id }));
    for (const [bateau_id, article_id] of [
      [boat.id, elsewhere.id],
      [other.id, elsewhere.id],
      [other.id, article.id],
    ])
      expect((await owner.post("/api/pieces", { bateau_id, maintenance_id: m.id, article_id })).status).toBe(400);
    expect(await parts(owner)).toHaveLength(1);
  });

  test("go with their work and with their article, and stay behind when the work moves to another boat", async () => {
    const { owner, add, article, wanted } = await ownerWithPart();
    const second = await add();
    await owner.post("/api/pieces", { ...wanted, maintenance_id: second.id });
    await owner.delete(`/api/maintenances/${second.id}`);
    expect(await parts(owner)).toHaveLength(1);
    const third = await add();
    await owner.post("/api/pieces", { ...wanted, maintenance_id: third.id });
    const { body: other } = await owner.post("/api/bateaux", aBoat({ nom: "Goéland" }));
    expect((await owner.patch(`/api/maintenances/${third.id}`, { bateau_id: other.id })).status).toBe(200);
    expect(await parts(owner)).toHaveLength(1);
    await owner.delete(`/api/inventaire/${article.id}`);
    expect(await parts(owner)).toEqual([]);
  });

  test("come back with a deleted work, as far as their articles are there", async () => {
    const { owner, m, part, stock, wanted } = await ownerWithPart();
    const { body: joint } = await owner.post("/api/inventaire", stock({ nom: "Joint" }));
    await owner.post("/api/pieces", { ...wanted, article_id: joint.id });
    await owner.delete(`/api/maintenances/${m.id}`);
    await owner.delete(`/api/inventaire/${joint.id}`);
    await owner.post(`/api/maintenances/${m.id}/restaurer`);
    expect(await parts(owner)).toEqual([part]);
  });

  test("are kept by the next occurrence, once, and go with it when the work is reopened", async () => {
    const { owner, m, part } = await ownerWithPart({}, { recurrence: "Annuelle" });
    await owner.patch(`/api/pieces/${part.id}`, { quantite: 3 });
    const { body: done } = await owner.patch(`/api/maintenances/${m.id}`, { statut: "Terminée" });
    const kept = (await parts(owner)).filter(({ maintenance_id }) => maintenance_id === done.suivante.id);
    expect(kept).toMatchObject([{ article_id: part.article_id, quantite: 3, version: 1 }]);
    await owner.patch(`/api/maintenances/${m.id}`, { statut: "En cours" });
    expect(await parts(owner)).toHaveLength(1);
  });

  test.each<[string, (owner: Visitor, kept: Json, joint: Json) => Promise<unknown>]>([
    ["another quantity", (owner, { id }) => owner.patch(`/api/pieces/${id}`, { quantite: 4 })],
    ["one less", (owner, { id }) => owner.delete(`/api/pieces/${id}`)],
    [
      "one more",
      (owner, { bateau_id, maintenance_id }, { id: article_id }) =>
        owner.post("/api/pieces", { bateau_id, maintenance_id, article_id }),
    ],
  ])("that were set by hand on the next occurrence keep it when the work is reopened: %s", async (_name, touch) => {
    const { owner, m, stock } = await ownerWithPart({}, { recurrence: "Annuelle" });
    const { body: joint } = await owner.post("/api/inventaire", stock({ nom: "Joint" }));
    const { body: done } = await owner.patch(`/api/maintenances/${m.id}`, { statut: "Terminée" });
    const kept = (await parts(owner)).find(({ maintenance_id }) => maintenance_id === done.suivante.id);
    await touch(owner, kept ?? {}, joint);
    const before = await parts(owner);
    await owner.patch(`/api/maintenances/${m.id}`, { statut: "En cours" });
    expect((await list(owner)).map(({ id }) => id).toSorted()).toEqual([m.id, done.suivante.id].toSorted());
    expect(await parts(owner)).toEqual(before);
  });

  test("have ids on the next occurrence that a device can tell beforehand", async () => {
    const { owner, m } = await ownerWithPart({}, { recurrence: "Annuelle" });
    const operation = "b05c0000-0000-4000-8000-000000000a00";
    const sent = { id: operation, appel: "maintenance.update", entree: { id: m.id, statut: "Terminée" } };
    expect((await owner.post("/api/operations", { operations: [sent] })).status).toBe(200);
    const ids = (await parts(owner)).map(({ id, maintenance_id }) => [id, maintenance_id]);
    const [next, copy] = [1, 2].map((n) => operation.slice(0, -1) + n);
    expect(ids).toContainEqual([copy, next]);
  });

  test("are kept by the next occurrence that one of the crew brings, who may write none himself", async () => {
    const { owner, boat, m, wanted } = await ownerWithPart({}, { recurrence: "Annuelle" });
    const member = await server.account();
    const invited = await owner.post("/api/partages", { bateau_id: boat.id, email: member.email, role: "equipage" });
    await member.post("/api/partages/accepter", { jeton: secretOf(invited.body.lien) });
    expect((await member.post("/api/pieces", { ...wanted, quantite: 7 })).status).toBe(403);
    const { body: done } = await member.patch(`/api/maintenances/${m.id}`, { statut: "Terminée" });
    const ofNext = (await parts(member)).filter(({ maintenance_id }) => maintenance_id === done.suivante.id);
    expect(ofNext).toMatchObject([{ article_id: wanted.article_id, quantite: 1, proprietaire_id: owner.id }]);
    await member.patch(`/api/maintenances/${m.id}`, { statut: "En attente" });
    expect(await parts(member)).toHaveLength(1);
  });

  test("are a hundred for a work at most", async () => {
    const { owner, boat, m } = await ownerWithPart();
    const many = Array.from({ length: 100 }, (_, n) => ({
      bateau_id: boat.id,
      nom: `Vis ${n}`,
      categorie: "Technique",
    }));
    const { body: articles } = await owner.post("/api/inventaire", many);
    const answers = [];
    for (const { id } of articles)
      answers.push(await owner.post("/api/pieces", { bateau_id: boat.id, maintenance_id: m.id, article_id: id }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(99);
    expect(answers.at(-1)).toMatchObject({ status: 403, body: { code: "LIMITE_ATTEINTE" } });
  });

  test("go along when the boat is handed over", async () => {
    const { owner, boat, part } = await ownerWithPart();
    const buyer = await server.account({ pro: true });
    const { body } = await owner.post(`/api/bateaux/${boat.id}/ceder`, { email: buyer.email });
    const jeton = secretOf(body.lien);
    expect((await buyer.post("/api/partages/accepter", { jeton })).status).toBe(200);
    expect(await parts(owner)).toEqual([]);
    expect(await parts(buyer)).toMatchObject([{ id: part.id, article_id: part.article_id }]);
    await buyer.delete(`/api/bateaux/${boat.id}`);
    expect(await parts(buyer)).toEqual([]);
  });
});

test("an article is found by its reference and by its maker's number, whole or in part", async () => {
  const { owner, stock } = await ownerWithPart();
  await owner.post("/api/inventaire", stock({ nom: "Joint", reference: "Réf 100%_A" }));
  const found = async (q: string) =>
    (await owner.get(`/api/inventaire/recherche?q=${encodeURIComponent(q)}`)).body.map(({ nom }: Json) => nom);
  expect(await found("129670-42")).toEqual(["Rouet"]);
  expect(await found("ref 100%_a")).toEqual(["Joint"]);
  expect(await found("techniqueref")).toEqual([]);
});

describe("a fault found in a checklist, on a free account", () => {
  async function fullAccount() {
    const known = await ownerWithBoat(server, { pro: false });
    const { owner, boat, add } = known;
    for (let n = 0; n < 3; n++) await add();
    const checklist = { bateau_id: boat.id, nom: "Départ", type: "Départ", taches: ["Feux", "Gaz"] };
    await owner.post("/api/checklists_nouvelles", checklist);
    const tasks = async (): Promise<Json[]> => (await owner.get("/api/taches")).body;
    const report = (tache_id: string, more: object = {}) =>
      owner.post("/api/maintenances", known.sample({ tache_id, ...more }));
    return { ...known, tasks, report };
  }
  const open = async (owner: Visitor) => (await list(owner)).filter(({ statut }) => statut !== "Terminée").length;

  test("is kept beyond the three, and tied to its task", async () => {
    const { owner, tasks, report, sample } = await fullAccount();
    const [first, second] = await tasks();
    const opened = await report(first?.id);
    expect(opened.status).toBe(201);
    expect((await tasks())[0]).toMatchObject({ maintenance_id: opened.body.id });
    expect((await report(second?.id)).status).toBe(201);
    expect(await open(owner)).toBe(5);
    expect((await owner.post("/api/maintenances", sample())).body.code).toBe("LIMITE_ATTEINTE");
  });

  test("has as many places as there are tasks, however ties are cut and however many are sent at once", async () => {
    const { owner, tasks, report } = await fullAccount();
    const [task] = await tasks();
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(task?.id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    await owner.patch(`/api/taches/${task?.id}`, { maintenance_id: null });
    expect((await report(task?.id)).body.code).toBe("LIMITE_ATTEINTE");
    const { body: checklists } = await owner.get("/api/checklists_nouvelles");
    await owner.patch(`/api/checklists_nouvelles/${checklists[0].id}`, { taches: ["Feux", "Pompe"] });
    for (const { id } of await tasks()) expect((await report(id)).body.code).toBe("LIMITE_ATTEINTE");
    expect(await open(owner)).toBe(5);
  });

  test("that recurs keeps its place: finishing it opens no further one", async () => {
    const { owner, tasks, report } = await fullAccount();
    const [task] = await tasks();
    for (let round = 0; round < 3; round++) {
      const { body } = await report(task?.id, { recurrence: "Annuelle" });
      await owner.patch(`/api/maintenances/${body.id}`, { statut: "Terminée" });
      await owner.patch(`/api/taches/${task?.id}`, { maintenance_id: null });
    }
    expect(await open(owner)).toBe(5);
  });

  test("that was already reported, or after a reset, is kept too", async () => {
    const { tasks, report } = await fullAccount();
    const [task] = await tasks();
    const [first, second] = [await report(task?.id), await report(task?.id)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await tasks())[0]).toMatchObject({ maintenance_id: first.body.id });
  });

  test("gives none to a task that is done, of another boat, of somebody else, or nowhere", async () => {
    const { owner, tasks, report } = await fullAccount();
    const stranger = await fullAccount();
    const [task] = await tasks();
    const [foreign] = await stranger.tasks();
    await owner.patch(`/api/taches/${task?.id}`, { etat: true });
    for (const id of [task?.id, foreign?.id, randomUUID()])
      expect((await report(id)).body.code).toBe("LIMITE_ATTEINTE");
    expect((await stranger.tasks())[0]?.maintenance_id).toBeNull();
    const plan = [
      { bateau_id: randomUUID(), titre: "x", categorie: "Moteur", date_echeance: "2030-01-01", tache_id: task?.id },
    ];
    expect((await owner.post("/api/maintenances/plan", { maintenances: plan })).status).toBe(400);
    expect(await open(owner)).toBe(3);
  });

  test("comes back reopened or restored, tied as it was; other finished works do not", async () => {
    const { owner, tasks, report } = await fullAccount();
    const [task] = await tasks();
    const { body: fault } = await report(task?.id);
    await owner.delete(`/api/maintenances/${fault.id}`);
    expect((await owner.post(`/api/maintenances/${fault.id}/restaurer`)).status).toBe(200);
    expect((await tasks())[0]).toMatchObject({ maintenance_id: fault.id });
    await owner.patch(`/api/maintenances/${fault.id}`, { statut: "Terminée" });
    expect((await owner.patch(`/api/maintenances/${fault.id}`, { statut: "En cours" })).status).toBe(200);
    expect(await open(owner)).toBe(4);
    const other = (await list(owner)).find(({ id }) => id !== fault.id);
    await owner.patch(`/api/maintenances/${other?.id}`, { statut: "Terminée" });
    expect((await owner.patch(`/api/maintenances/${other?.id}`, { statut: "En cours" })).body.code).toBe(
      "LIMITE_ATTEINTE",
    );
  });

  test("is tied where there is room, ticked or not", async () => {
    const { owner, boat, sample } = await ownerWithBoat(server, { pro: false });
    await owner.post("/api/checklists_nouvelles", {
      bateau_id: boat.id,
      nom: "Départ",
      type: "Départ",
      taches: ["Feux"],
    });
    const { body: tasks } = await owner.get("/api/taches");
    await owner.patch(`/api/taches/${tasks[0].id}`, { etat: true });
    const { body: opened } = await owner.post("/api/maintenances", sample({ tache_id: tasks[0].id }));
    expect((await owner.get("/api/taches")).body).toMatchObject([{ maintenance_id: opened.id }]);
    expect(opened).not.toHaveProperty("tache_id");
  });
});
