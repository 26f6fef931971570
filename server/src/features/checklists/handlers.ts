import { isWorthFiling, replaceTasks, runAuthor, runLines } from "@bosco/domain/checklists";
import { authed } from "../../api/procedures.ts";
import { refuseStale } from "../../api/versions.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseBeyondCeilings, refuseGrowth } from "../../plan/limits.ts";
import { fail } from "../../refusals.ts";
import * as checklists from "./queries.ts";

const calls = authed.checklists;

export const checklistHandlers = {
  list: calls.list.handler(({ context: { db }, input }) => checklists.listChecklists(db, input?.bateau_id)),

  create: calls.create.handler(async ({ context: { db, account }, input: { taches, ...values } }) => {
    await lockUser(db);
    const sentBefore = values.id && (await checklists.findChecklist(db, values.id));
    if (sentBefore) return sentBefore;
    refuseGrowth(account, "tasks", 0, taches.length);
    await refuseBeyondCeilings(db, account, { checklists: 1 });
    const created = await checklists.insertChecklist(db, { ...values, user_id: account.id });
    await checklists.insertTasks(db, account.id, created.id, replaceTasks([], taches).add);
    return created;
  }),

  update: calls.update.handler(async ({ context: { db, account }, input: { id, version, nom, taches }, errors }) => {
    const current = await checklists.findChecklistToEdit(db, id);
    if (!current) throw fail("INTROUVABLE");
    refuseStale(current, version, errors);
    if (taches) {
      const tasks = await checklists.findTasksToReplace(db, id);
      refuseGrowth(account, "tasks", tasks.length, taches.length);
      const { keep, add, remove } = replaceTasks(tasks, taches);
      await checklists.deleteTasks(db, remove);
      await checklists.moveTasks(db, keep);
      await checklists.insertTasks(db, account.id, id, add);
    }
    return (await checklists.updateChecklist(db, id, nom ?? current.nom)) ?? current;
  }),

  remove: calls.remove.handler(async ({ context: { db }, input: { id } }) => {
    if (!(await checklists.deleteChecklist(db, id))) throw fail("INTROUVABLE");
    return { id };
  }),

  reset: calls.reset.handler(async ({ context: { db, account }, input: { id } }) => {
    const current = await checklists.findChecklist(db, id);
    if (!current) throw fail("INTROUVABLE");
    const tasks = await checklists.findTasksToReplace(db, id);
    if (!isWorthFiling(tasks)) return current;
    await checklists.insertRun(db, {
      user_id: account.id,
      checklist_id: id,
      nom: current.nom,
      auteur: runAuthor(account),
      lignes: runLines(tasks),
    });
    await checklists.untickTasks(db, id);
    return current;
  }),

  tasks: calls.tasks.handler(({ context: { db }, input }) => checklists.listTasks(db, input?.checklist_id)),

  updateTask: calls.updateTask.handler(async ({ context: { db }, input: { id, version, ...changed }, errors }) => {
    const current = await checklists.findTaskToEdit(db, id);
    if (!current) throw fail("INTROUVABLE");
    refuseStale(current, version, errors);
    // why: the same tick sent twice changes nothing, so it wakes up no other page either.
    const isChange = (Object.keys(changed) as (keyof typeof changed)[]).some((key) => changed[key] !== current[key]);
    return (isChange && (await checklists.updateTask(db, id, changed))) || current;
  }),

  runs: calls.runs.handler(({ context: { db }, input }) => checklists.listRuns(db, input.checklist_id)),
};
