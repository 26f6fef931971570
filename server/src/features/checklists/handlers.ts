import { nameAboard } from "@bosco/domain/account";
import { isWorthFiling, replaceTasks, runLines, type TaskReplacement } from "@bosco/domain/checklists";
import { rightToEditTask } from "@bosco/domain/crew";
import { authed } from "../../api/procedures.ts";
import { refuseStale, refuseStaleRemoval } from "../../api/versions.ts";
import { refusalFor, requireRight } from "../../crew/place.ts";
import { noteActivity } from "../../crew/queries.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseBeyondCeilings, refuseGrowth } from "../../plan/limits.ts";
import { fail } from "../../refusals.ts";
import * as checklists from "./queries.ts";

const calls = authed.checklists;

/** New tasks with their ids, in their order. */
const named = (tasks: TaskReplacement["add"], newId: (n: number) => string) =>
  tasks.map((task, place) => ({ ...task, id: newId(place + 1) }));

export const checklistHandlers = {
  list: calls.list.handler(({ context: { db }, input }) => checklists.listChecklists(db, input?.bateau_id)),

  create: calls.create.handler(async ({ context: { db, me, newId }, input: { taches, ...values } }) => {
    const { owner } = requireRight(me, values.bateau_id, "checklists.edit");
    await lockUser(db, owner.id);
    const sentBefore = values.id && (await checklists.findChecklist(db, values.id));
    if (sentBefore) return sentBefore;
    refuseGrowth(owner, "tasks", 0, taches.length);
    await refuseBeyondCeilings(db, owner, { checklists: 1 });
    const created = await checklists.insertChecklist(db, { ...values, user_id: owner.id });
    await checklists.insertTasks(db, owner.id, created.id, named(replaceTasks([], taches).add, newId));
    return created;
  }),

  update: calls.update.handler(async ({ context: { db, me, newId }, input: { id, version, nom, taches }, errors }) => {
    const current = await checklists.findChecklistToEdit(db, id);
    if (!current) throw await refusalFor(db, me, "checklists_nouvelles", id);
    const { owner } = requireRight(me, current.bateau_id, "checklists.edit");
    refuseStale(current, version, errors);
    if (taches) {
      const tasks = await checklists.findTasksToReplace(db, id);
      refuseGrowth(owner, "tasks", tasks.length, taches.length);
      const { keep, add, remove } = replaceTasks(tasks, taches);
      await checklists.deleteTasks(db, remove);
      await checklists.moveTasks(db, keep);
      await checklists.insertTasks(db, owner.id, id, named(add, newId));
    }
    return (await checklists.updateChecklist(db, id, nom ?? current.nom)) ?? current;
  }),

  remove: calls.remove.handler(async ({ context: { db, me }, input: { id, version }, errors }) => {
    if (await checklists.deleteChecklist(db, id, version)) return { id };
    await refuseStaleRemoval(
      {
        version,
        find: () => checklists.findChecklist(db, id),
        allow: (row) => requireRight(me, row.bateau_id, "checklists.edit"),
      },
      errors,
    );
    throw await refusalFor(db, me, "checklists_nouvelles", id);
  }),

  reset: calls.reset.handler(async ({ context: { db, account, me }, input: { id } }) => {
    const current = await checklists.findChecklist(db, id);
    if (!current) throw fail("INTROUVABLE");
    const { owner } = requireRight(me, current.bateau_id, "checklists.tick");
    const tasks = await checklists.findTasksToReplace(db, id);
    if (!isWorthFiling(tasks)) return current;
    await checklists.insertRun(db, {
      user_id: owner.id,
      checklist_id: id,
      nom: current.nom,
      auteur: nameAboard(account),
      auteur_id: account.id,
      lignes: runLines(tasks),
    });
    await noteActivity(db, me, { bateau_id: current.bateau_id, action: "checklist", objet: current.nom });
    await checklists.untickTasks(db, id);
    return current;
  }),

  tasks: calls.tasks.handler(({ context: { db }, input }) => checklists.listTasks(db, input?.checklist_id)),

  updateTask: calls.updateTask.handler(async ({ context: { db, me }, input: { id, version, ...changed }, errors }) => {
    const found = await checklists.findTaskToEdit(db, id);
    if (!found) throw await refusalFor(db, me, "taches", id);
    const { bateau_id, ...current } = found;
    requireRight(me, bateau_id, rightToEditTask(changed));
    refuseStale(current, version, errors);
    // why: the same tick sent twice changes nothing, so it wakes up no other page either.
    const isChange = (Object.keys(changed) as (keyof typeof changed)[]).some((key) => changed[key] !== current[key]);
    return (isChange && (await checklists.updateTask(db, id, changed))) || current;
  }),

  runs: calls.runs.handler(({ context: { db }, input }) => checklists.listRuns(db, input.checklist_id)),
};
