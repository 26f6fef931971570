import type { Checklist, ChecklistRun, Task } from "@bosco/domain/checklists";
import { aBoat } from "../../../tests/sample-rows.ts";
import type { TestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";

export async function aBoatOf(owner: Visitor): Promise<string> {
  return (await owner.post("/api/bateaux", aBoat())).body.id;
}

export const aChecklist = (bateau_id: string, more: object = {}) => ({
  bateau_id,
  nom: "Départ",
  type: "Départ",
  taches: ["Gaz", "VHF", "Feux"],
  ...more,
});

/** A new account with a boat and a checklist. */
export async function prepareChecklist(server: TestServer, taches = ["Gaz", "VHF", "Feux"]) {
  const owner = await server.account();
  const bateau_id = await aBoatOf(owner);
  const list: Checklist = (await owner.post("/api/checklists_nouvelles", aChecklist(bateau_id, { taches }))).body;
  return { owner, bateau_id, list, tasks: await tasksOf(owner, list.id) };
}

export async function tasksOf(owner: Visitor, id: string): Promise<Task[]> {
  return (await owner.get(`/api/taches?checklist_id=${id}`)).body;
}

export async function runsOf(owner: Visitor, id: string): Promise<ChecklistRun[]> {
  return (await owner.get(`/api/passages_checklist?checklist_id=${id}`)).body;
}

/** Each task as one line: its place, its tick, its text. */
export const shown = (tasks: Task[]) => tasks.map(({ tache, etat, ordre }) => `${ordre} ${etat ? "x" : "-"} ${tache}`);

export const tick = (owner: Visitor, task: Task | undefined, etat = true) =>
  owner.patch(`/api/taches/${task?.id}`, { etat });
