import { z } from "zod";
import { boundedArray, changes, instant, ownId, stamps, text, uuid, whole } from "../fields/index.ts";

export const CHECKLIST_TYPES = ["Nettoyage", "Départ", "Arrivée", "Hivernage", "Personnalisé"] as const;
export type ChecklistType = (typeof CHECKLIST_TYPES)[number];

const TASK_MAX = 500;
const TASKS_MAX = 500;

/** Empty lines are no tasks; so a few more may come than stay. */
const LINES_MAX = 2 * TASKS_MAX;

const tasksInput = boundedArray(text(0, TASK_MAX), { most: LINES_MAX, tooMany: `${TASKS_MAX} tâches au maximum.` })
  .transform((tasks) => tasks.filter((task) => task !== ""))
  .pipe(
    z.array(z.string()).min(1, "Veuillez entrer au moins une tâche").max(TASKS_MAX, `${TASKS_MAX} tâches au maximum.`),
  );

export const checklistName = (missing: string) => text(0, 120).min(1, missing);

const checklistFields = z.object({
  bateau_id: z.guid({ error: "Veuillez sélectionner un navire" }).transform((value) => value.toLowerCase()),
  nom: checklistName("Veuillez entrer un nom pour la checklist"),
  type: z.enum(CHECKLIST_TYPES, "Type de checklist inconnu."),
});

export const checklist = checklistFields.extend({ id: uuid, ...stamps });
export type Checklist = z.infer<typeof checklist>;
export const newChecklist = checklistFields.extend({ taches: tasksInput, ...ownId }).strict();
export const checklistChanges = changes(checklistFields.pick({ nom: true }).extend({ taches: tasksInput }));

const taskNote = text(0, TASK_MAX);

/** What a task is before anybody has done anything about it, and after a reset. */
export const UNTOUCHED_TASK = { etat: false, note: "", maintenance_id: null };

export const task = z.object({
  id: uuid,
  checklist_id: uuid,
  tache: text(1, TASK_MAX),
  ordre: whole(1, 10_000),
  etat: z.boolean(),
  note: taskNote,
  /** The maintenance that was opened because this task failed. */
  maintenance_id: uuid.nullable(),
  ...stamps,
});
export type Task = z.infer<typeof task>;
export const taskChanges = changes(task.pick({ etat: true, note: true, maintenance_id: true }));

/** One task as it stood when the run was filed. */
const runLine = z.object({
  tache: z.string().max(TASK_MAX),
  etat: z.boolean(),
  note: z.string().max(TASK_MAX),
  probleme: z.boolean(),
});
export type RunLine = z.infer<typeof runLine>;

/** A run through a checklist, filed when the list is reset: who, when, what was ticked. */
export const checklistRun = z.object({
  id: uuid,
  checklist_id: uuid,
  nom: text(1, 120),
  auteur: text(1, 254),
  lignes: z.array(runLine).max(TASKS_MAX),
  created_at: instant,
});
export type ChecklistRun = z.infer<typeof checklistRun>;
