import { z } from "zod";
import { checklistName, newChecklist } from "./schema.ts";
import { splitTasks } from "./task-lines.ts";

const tasksText = (missing: string) =>
  z.string().superRefine((text, context) => {
    const tasks = splitTasks(text);
    if (tasks.length === 0) context.addIssue({ code: "custom", message: missing });
    const verdict = newChecklist.shape.taches.safeParse(tasks);
    const issue = tasks.length > 0 && verdict.error?.issues[0];
    if (issue) context.addIssue({ code: "custom", message: lineSentence(issue.path[0], issue.message) });
  });

const lineSentence = (index: PropertyKey | undefined, message: string) =>
  typeof index === "number" ? `Ligne ${index + 1} : ${message}` : message;

/** What a person fills in to create a checklist: the tasks are one text, a task per line. */
export const checklistForm = newChecklist
  .pick({ bateau_id: true, nom: true, type: true })
  .extend({ taches: tasksText("Veuillez entrer au moins une tâche") });

export const checklistEditForm = z.object({
  nom: checklistName("Veuillez saisir un nom pour la checklist"),
  taches: tasksText("Veuillez ajouter au moins une tâche"),
});
