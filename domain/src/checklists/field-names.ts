import type { z } from "zod";
import type { EditedFields } from "../fields/index.ts";
import type { checklistChanges, taskChanges } from "./schema.ts";

/** How a sentence names each field of a checklist. */
export const CHECKLIST_FIELD_NAMES: Record<EditedFields<z.infer<typeof checklistChanges>>, string> = {
  nom: "Nom",
  taches: "Tâches",
};

export const TASK_FIELD_NAMES: Record<EditedFields<z.infer<typeof taskChanges>>, string> = {
  etat: "Cochée",
  note: "Note",
  maintenance_id: "Maintenance ouverte",
};
