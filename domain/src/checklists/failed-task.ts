import { addDays, type Day } from "../days/index.ts";
import { frenchDay } from "../french/index.ts";
import { workCategory } from "../maintenance/index.ts";
import type { Checklist, Task } from "./schema.ts";
import { taskHeading } from "./task-heading.ts";

/** Days to see to what failed. */
const GRACE_DAYS = 7;

/** The maintenance that a failed task opens. */
export function maintenanceForFailedTask(
  task: Pick<Task, "tache" | "note">,
  checklist: Pick<Checklist, "nom" | "bateau_id">,
  today: Day,
) {
  const { title } = taskHeading(task.tache);
  const found = `Signalé le ${frenchDay(today)} depuis la checklist « ${checklist.nom} » : ${task.tache}`;
  return {
    bateau_id: checklist.bateau_id,
    titre: title.length <= 120 ? title : `${title.slice(0, 119).trimEnd()}…`,
    categorie: workCategory(task.tache),
    date_echeance: addDays(today, GRACE_DAYS),
    description: task.note ? `${found}\n${task.note}` : found,
  };
}

/** A task, and the boat of its checklist. */
type TaskAboard = Pick<Task, "etat" | "maintenance_id"> & { bateau_id: string };

/** Whether a work on that boat can be tied to a task: it is of one of the boat's checklists, and has no work yet. */
export const canTie = ({ bateau_id, maintenance_id }: TaskAboard, aboard: string): boolean =>
  bateau_id === aboard && maintenance_id === null;

/**
 * Whether that work sees to a fault, which no limit of a plan refuses: a task of the boat's that is not done. why also one that has
 * a work: two of the crew may have found it.
 */
export const seesToFault = ({ bateau_id, etat }: TaskAboard, aboard: string): boolean => bateau_id === aboard && !etat;
