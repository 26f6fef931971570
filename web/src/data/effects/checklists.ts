import {
  type Checklist,
  type ChecklistRun,
  checklistChanges,
  isWorthFiling,
  newChecklist,
  replaceTasks,
  runLines,
  type Task,
  type TaskReplacement,
  taskChanges,
  UNTOUCHED_TASK,
} from "@bosco/domain/checklists";
import type { Lists } from "../commands.ts";
import { ownName } from "./account.ts";
import { loseChecklists } from "./cascades.ts";
import type { Effects, Made } from "./effect.ts";
import { called, calledAs, nameOf, quoted, said } from "./naming.ts";
import {
  addRow,
  asChanges,
  asRead,
  editRow,
  editRows,
  findRow,
  newStamps,
  ownerAs,
  ownerOn,
  removeRows,
  type Seen,
  withId,
} from "./rows.ts";

type SeenChecklist = Seen<Checklist>;
type SeenTask = Seen<Task>;

/** In their order, as they are compared with what is to be there. */
const tasksOf = (lists: Lists, checklist: string) =>
  lists
    .rows<SeenTask>("taches")
    .filter(({ checklist_id }) => checklist_id === checklist)
    .toSorted((a, b) => a.ordre - b.ordre || (a.id < b.id ? -1 : 1));

function addTasks(lists: Lists, checklist: SeenChecklist, added: TaskReplacement["add"], made: Made): void {
  for (const [place, one] of added.entries())
    addRow<SeenTask>(lists, "taches", {
      ...UNTOUCHED_TASK,
      ...one,
      id: made.newId(place + 1),
      checklist_id: checklist.id,
      ...newStamps(made),
      ...ownerAs(checklist),
    });
}

function taskWords({ etat, note, maintenance_id }: { etat?: boolean; note?: string; maintenance_id?: string | null }) {
  if (etat !== undefined) return etat ? "cochée" : "décochée";
  if (note !== undefined) return note.trim() === "" ? "sans note" : "annotée";
  return maintenance_id ? "avec une maintenance" : "modifiée";
}

export const checklistEffects = {
  "checklists.create": {
    apply: (lists, input, made) => {
      const { taches, id = made.newId(1), ...fields } = asRead(newChecklist, input);
      const known = findRow<SeenChecklist>(lists, "checklists_nouvelles", id);
      if (known) return known;
      const row = { ...fields, id, ...newStamps(made), ...ownerOn(lists, fields.bateau_id) };
      const created = addRow<SeenChecklist>(lists, "checklists_nouvelles", row);
      addTasks(lists, created, replaceTasks([], taches).add, made);
      return created;
    },
    words: ({ nom }) => `${called("Checklist", nom)} créée`,
  },

  "checklists.update": {
    row: "checklists_nouvelles",
    apply: (lists, input, made) => {
      const { taches, ...changed } = asChanges(checklistChanges, input);
      const checklist = findRow<SeenChecklist>(lists, "checklists_nouvelles", input.id);
      if (checklist && taches) {
        const { keep, add, remove } = replaceTasks(tasksOf(lists, input.id), taches);
        const places = new Map(keep.map(({ id, ordre }) => [id, ordre]));
        removeRows<Task>(lists, "taches", ({ id }) => remove.includes(id));
        editRows<Task>(
          lists,
          "taches",
          ({ id, ordre }) => (places.get(id) ?? ordre) !== ordre,
          ({ id, ordre }) => ({ ordre: places.get(id) ?? ordre }),
          made,
        );
        addTasks(lists, checklist, add, made);
      }
      return editRow<SeenChecklist>(lists, "checklists_nouvelles", input.id, changed, made);
    },
    words: ({ id }, lists) => `${calledAs(lists, "checklists_nouvelles", "Checklist", id)} modifiée`,
  },

  "checklists.remove": {
    row: "checklists_nouvelles",
    removes: true,
    apply: (lists, { id }) => {
      loseChecklists(lists, withId(id));
      return { id };
    },
    words: ({ id }, lists) => `${calledAs(lists, "checklists_nouvelles", "Checklist", id)} supprimée`,
  },

  "checklists.reset": {
    apply: (lists, { id }, made) => {
      const checklist = findRow<SeenChecklist>(lists, "checklists_nouvelles", id) ?? ({ id } as SeenChecklist);
      const tasks = tasksOf(lists, id);
      if (!isWorthFiling(tasks)) return checklist;
      addRow<Seen<ChecklistRun>>(lists, "passages_checklist", {
        id: made.newId(1),
        checklist_id: id,
        nom: checklist.nom,
        auteur: ownName(lists) ?? "",
        lignes: runLines(tasks),
        created_at: made.at,
        ...ownerAs(checklist),
      });
      const isTouched = (row: Task) => row.checklist_id === id && isWorthFiling([row]);
      editRows<Task>(lists, "taches", isTouched, () => UNTOUCHED_TASK, made);
      return checklist;
    },
    words: ({ id }, lists) => `${calledAs(lists, "checklists_nouvelles", "Checklist", id)} réinitialisée`,
  },

  "checklists.updateTask": {
    row: "taches",
    apply: (lists, input, made) => editRow<SeenTask>(lists, "taches", input.id, asChanges(taskChanges, input), made),
    words: ({ id, ...changed }, lists) => {
      const task = findRow<Task>(lists, "taches", id);
      const checklist = called("Checklist", task && nameOf(lists, "checklists_nouvelles", task.checklist_id));
      return said(checklist, `${task ? quoted(task.tache) : "tâche"} ${taskWords(changed)}`);
    },
  },
} satisfies Effects;
