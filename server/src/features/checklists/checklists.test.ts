import { randomUUID } from "node:crypto";
import type { Checklist } from "@bosco/domain/checklists";
import { describe, expect, test } from "vitest";
import { useTestServer } from "../../../tests/test-server.ts";
import { aBoatOf, aChecklist, prepareChecklist, shown, tasksOf, tick } from "./test-checklists.ts";

const server = useTestServer();

describe("creating a checklist", () => {
  test("gives the row, and the tasks in order from 1, trimmed, without the empty ones", async () => {
    const owner = await server.account();
    const bateau_id = await aBoatOf(owner);
    const taches = [" Gaz ", "", "  ", "VHF"];
    const created = await owner.post("/api/checklists_nouvelles", aChecklist(bateau_id, { taches }));
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ bateau_id, nom: "Départ", type: "Départ", version: 1 });
    expect(shown(await tasksOf(owner, created.body.id))).toEqual(["1 - Gaz", "2 - VHF"]);
  });

  test.each([
    [{ nom: " " }, "nom", "Veuillez entrer un nom pour la checklist"],
    [{ taches: [] }, "taches", "Veuillez entrer au moins une tâche"],
    [{ taches: [" "] }, "taches", "Veuillez entrer au moins une tâche"],
    [{ type: "Autre" }, "type", "Type de checklist inconnu."],
    [{ bateau_id: "" }, "bateau_id", "Veuillez sélectionner un navire"],
    [{ user_id: randomUUID() }, "user_id", "Ce champ n’existe pas."],
  ])("with %j is refused, and nothing is written", async (more, field, sentence) => {
    const owner = await server.account();
    const answer = await owner.post("/api/checklists_nouvelles", aChecklist(await aBoatOf(owner), more));
    expect(answer.status).toBe(400);
    expect(answer.body.details.champs[field]).toBe(sentence);
    expect((await owner.get("/api/checklists_nouvelles")).body).toEqual([]);
  });

  test("the same create sent four times at once makes one list with its tasks once", async () => {
    const owner = await server.account();
    const id = randomUUID();
    const sent = aChecklist(await aBoatOf(owner), { id });
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.post("/api/checklists_nouvelles", sent)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body));
    expect((await owner.get("/api/checklists_nouvelles")).body).toHaveLength(1);
    expect(await tasksOf(owner, id)).toHaveLength(3);
  });

  test("lists come newest first, and by boat", async () => {
    const owner = await server.account({ pro: true });
    const [first, second] = [await aBoatOf(owner), await aBoatOf(owner)];
    for (const [boat, nom] of [
      [first, "a"],
      [second, "b"],
      [first, "c"],
    ])
      await owner.post("/api/checklists_nouvelles", aChecklist(boat ?? "", { nom }));
    const names = async (query: string) =>
      (await owner.get(`/api/checklists_nouvelles${query}`)).body.map(({ nom }: Checklist) => nom);
    expect(await names("")).toEqual(["c", "b", "a"]);
    expect(await names(`?bateau_id=${first}`)).toEqual(["c", "a"]);
  });
});

describe("ticking", () => {
  test("a tick sent twice is one tick and one change", async () => {
    const { owner, tasks } = await prepareChecklist(server);
    const first = await tick(owner, tasks[0]);
    const second = await tick(owner, tasks[0]);
    expect(first.body).toMatchObject({ etat: true, version: 2 });
    expect(second.body).toEqual(first.body);
  });

  test("ticks of two devices on one list at once are all there", async () => {
    const { owner, list } = await prepareChecklist(
      server,
      Array.from({ length: 40 }, (_, index) => `Tâche ${index + 1}`),
    );
    const tasks = await tasksOf(owner, list.id);
    await Promise.all(tasks.flatMap((task) => [tick(owner, task), tick(owner, task)]));
    expect((await tasksOf(owner, list.id)).every(({ etat }) => etat)).toBe(true);
  });

  test("a note and a tick of the same task do not overwrite each other", async () => {
    const { owner, list, tasks } = await prepareChecklist(server);
    await Promise.all([tick(owner, tasks[1]), owner.patch(`/api/taches/${tasks[1]?.id}`, { note: "Canal 16" })]);
    expect((await tasksOf(owner, list.id))[1]).toMatchObject({ etat: true, note: "Canal 16" });
  });

  test("a task that failed names the maintenance it opened, and forgets it when that is deleted for good", async () => {
    const { owner, bateau_id, list, tasks } = await prepareChecklist(server);
    const opened = await owner.post("/api/maintenances", {
      bateau_id,
      titre: "Feux",
      categorie: "Électricité",
      date_echeance: "2026-12-01",
    });
    const linked = await owner.patch(`/api/taches/${tasks[2]?.id}`, { maintenance_id: opened.body.id });
    expect(linked.body).toMatchObject({ maintenance_id: opened.body.id });
    await server.database.asSystem((db) => db.deleteFrom("maintenances").where("id", "=", opened.body.id).execute());
    expect((await tasksOf(owner, list.id))[2]).toMatchObject({ tache: "Feux", maintenance_id: null });
  });
});
