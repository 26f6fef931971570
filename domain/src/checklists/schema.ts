import { z } from "zod";
import { changes, ownId, stamps, text, uuid, whole } from "../fields/index.ts";

export const CHECKLIST_TYPES = ["Nettoyage", "Départ", "Arrivée", "Hivernage", "Personnalisé"] as const;

const tasksInput = z
  .array(text(1, 500))
  .min(1, "Veuillez entrer au moins une tâche")
  .max(500, "500 tâches au maximum.");

const checklistFields = z.object({
  bateau_id: uuid,
  nom: text(1, 120).min(1, "Veuillez entrer un nom pour la checklist"),
  type: z.enum(CHECKLIST_TYPES, "Type de checklist inconnu."),
});

export const checklist = checklistFields.extend({ id: uuid, ...stamps });
export type Checklist = z.infer<typeof checklist>;
export const newChecklist = checklistFields.extend({ taches: tasksInput, ...ownId }).strict();
export const checklistChanges = changes(checklistFields.pick({ nom: true }).extend({ taches: tasksInput }));

export const task = z.object({
  id: uuid,
  checklist_id: uuid,
  tache: text(1, 500),
  ordre: whole(1, 10_000),
  etat: z.boolean(),
  ...stamps,
});
export type Task = z.infer<typeof task>;
export const taskChanges = changes(task.pick({ etat: true }));
