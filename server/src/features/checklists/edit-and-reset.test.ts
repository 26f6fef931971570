import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useTestServer } from "../../../tests/test-server.ts";
import { prepareChecklist, runsOf, shown, tasksOf, tick } from "./test-checklists.ts";

const server = useTestServer();

describe("editing", () => {
  test("replaces the tasks and keeps the ticks and notes of those whose text did not change", async () => {
    const { owner, list, tasks } = await prepareChecklist(server);
    await tick(owner, tasks[0]);
    await tick(owner, tasks[1]);
    await owner.patch(`/api/taches/${tasks[0]?.id}`, { note: "Fermé" });
    const taches = ["Feux", "VHF 16", "Gaz"];
    const edited = await owner.patch(`/api/checklists_nouvelles/${list.id}`, { nom: "Sortie", taches });
    expect(edited.body).toMatchObject({ nom: "Sortie", version: 2 });
    const after = await tasksOf(owner, list.id);
    expect(shown(after)).toEqual(["1 - Feux", "2 - VHF 16", "3 x Gaz"]);
    expect(after[2]).toMatchObject({ id: tasks[0]?.id, note: "Fermé" });
  });

  test("from an older version is refused with the current row, also when only tasks had changed", async () => {
    const { owner, list } = await prepareChecklist(server);
    await owner.patch(`/api/checklists_nouvelles/${list.id}`, { taches: ["Gaz"], version: 1 });
    const late = await owner.patch(`/api/checklists_nouvelles/${list.id}`, { taches: ["Feux"], version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: "CONFLIT", details: { actuel: { id: list.id, version: 2 } } });
    expect(shown(await tasksOf(owner, list.id))).toEqual(["1 - Gaz"]);
  });

  test.each([
    {},
    { taches: [] },
    { taches: [""] },
    { nom: "" },
    { type: "Départ" },
    { taches: [{ id: randomUUID() }] },
  ])("with %j is refused and changes nothing", async (changed) => {
    const { owner, list, tasks } = await prepareChecklist(server);
    expect((await owner.patch(`/api/checklists_nouvelles/${list.id}`, changed)).status).toBe(400);
    expect(await tasksOf(owner, list.id)).toEqual(tasks);
    expect((await owner.get("/api/checklists_nouvelles")).body).toEqual([list]);
  });

  test("of two edits from one version at once, one passes and one is refused", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, list, tasks } = await prepareChecklist(server);
      const statuses = async (path: string, changes: object[]) =>
        (await Promise.all(changes.map((change) => owner.patch(path, { ...change, version: 1 }))))
          .map(({ status }) => status)
          .sort();
      expect(await statuses(`/api/checklists_nouvelles/${list.id}`, [{ nom: "a" }, { nom: "b" }])).toEqual([200, 409]);
      expect(await statuses(`/api/taches/${tasks[0]?.id}`, [{ note: "a" }, { note: "b" }])).toEqual([200, 409]);
    }
  });

  test("a tick and ten edits at once lose no tick", async () => {
    const { owner, list, tasks } = await prepareChecklist(server);
    const edits = Array.from({ length: 10 }, (_, index) =>
      owner.patch(`/api/checklists_nouvelles/${list.id}`, { taches: [`Nouvelle ${index}`, "Feux", "VHF", "Gaz"] }),
    );
    const answers = await Promise.all([...edits, tick(owner, tasks[0]), tick(owner, tasks[1])]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const after = await tasksOf(owner, list.id);
    expect(after.map(({ ordre }) => ordre)).toEqual([1, 2, 3, 4]);
    expect(shown(after).slice(1)).toEqual(["2 - Feux", "3 x VHF", "4 x Gaz"]);
  });
});

describe("resetting", () => {
  test("files the run with who, when, ticks and notes, then unticks everything", async () => {
    const { owner, list, tasks } = await prepareChecklist(server);
    await owner.patch("/api/profils_utilisateur", { prenom: "Camille", nom: "Le Goff" });
    await tick(owner, tasks[0]);
    await owner.patch(`/api/taches/${tasks[1]?.id}`, { note: "Muette" });
    const reset = await owner.post(`/api/checklists_nouvelles/${list.id}/reinitialiser`);
    expect(reset.body).toEqual(list);
    expect(shown(await tasksOf(owner, list.id))).toEqual(["1 - Gaz", "2 - VHF", "3 - Feux"]);
    expect((await tasksOf(owner, list.id)).every(({ note }) => note === "")).toBe(true);
    const [run, ...others] = await runsOf(owner, list.id);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ checklist_id: list.id, nom: "Départ", auteur: "Camille Le Goff" });
    expect(Math.abs(Date.now() - Date.parse(run?.created_at ?? ""))).toBeLessThan(60_000);
    expect(run?.lignes).toEqual([
      { tache: "Gaz", etat: true, note: "", probleme: false },
      { tache: "VHF", etat: false, note: "Muette", probleme: false },
      { tache: "Feux", etat: false, note: "", probleme: false },
    ]);
  });

  test("an untouched list files nothing, and neither does the same reset again or four at once", async () => {
    const { owner, list, tasks } = await prepareChecklist(server);
    const reset = () => owner.post(`/api/checklists_nouvelles/${list.id}/reinitialiser`);
    await reset();
    expect(await runsOf(owner, list.id)).toEqual([]);
    await tick(owner, tasks[0]);
    await Promise.all([reset(), reset(), reset(), reset()]);
    expect(await runsOf(owner, list.id)).toHaveLength(1);
  });

  test("a tick made during a reset is either filed with the run or still there", async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Tâche ${index + 1}`);
    const { owner, list, tasks } = await prepareChecklist(server, names);
    const reset = () => owner.post(`/api/checklists_nouvelles/${list.id}/reinitialiser`);
    await Promise.all(
      tasks.flatMap((task, index) => (index % 5 === 0 ? [tick(owner, task), reset()] : [tick(owner, task)])),
    );
    const filed = (await runsOf(owner, list.id)).flatMap(({ lignes }) => lignes.filter(({ etat }) => etat));
    const left = (await tasksOf(owner, list.id)).filter(({ etat }) => etat);
    expect([...filed, ...left].map(({ tache }) => tache).sort()).toEqual([...names].sort());
  });

  test("a filed run can be neither changed nor deleted by its owner's requests", async () => {
    const { owner, list, tasks } = await prepareChecklist(server);
    await tick(owner, tasks[0]);
    await owner.post(`/api/checklists_nouvelles/${list.id}/reinitialiser`);
    const before = await runsOf(owner, list.id);
    const change = server.database.asUser(owner.id, (db) =>
      db.updateTable("passages_checklist").set({ auteur: "Personne" }).execute(),
    );
    await expect(change).rejects.toThrow(/permission denied/);
    const removal = server.database.asUser(owner.id, (db) => db.deleteFrom("passages_checklist").execute());
    await expect(removal).rejects.toThrow(/permission denied/);
    expect(await runsOf(owner, list.id)).toEqual(before);
  });
});

describe("deleting", () => {
  test("takes the tasks and the history with it", async () => {
    const { owner, list, tasks } = await prepareChecklist(server);
    await tick(owner, tasks[0]);
    await owner.post(`/api/checklists_nouvelles/${list.id}/reinitialiser`);
    expect((await owner.delete(`/api/checklists_nouvelles/${list.id}`)).body).toEqual({ id: list.id });
    expect(await tasksOf(owner, list.id)).toEqual([]);
    expect(await runsOf(owner, list.id)).toEqual([]);
    expect((await owner.delete(`/api/checklists_nouvelles/${list.id}`)).status).toBe(404);
  });
});
