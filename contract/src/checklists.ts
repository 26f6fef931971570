import { uuid } from "@bosco/domain";
import { checklist, checklistChanges, checklistRun, newChecklist, task, taskChanges } from "@bosco/domain/checklists";
import { z } from "zod";
import { user } from "./access.ts";
import { staleEdit } from "./declared-errors.ts";

const byId = z.strictObject({ id: uuid });
const ofBoat = z.strictObject({ bateau_id: uuid.optional() }).optional();
const ofChecklist = z.strictObject({ checklist_id: uuid.optional() }).optional();

export const checklistsContract = {
  list: user.route({ method: "GET", path: "/checklists_nouvelles" }).input(ofBoat).output(z.array(checklist)),
  create: user
    .route({ method: "POST", path: "/checklists_nouvelles", successStatus: 201 })
    .input(newChecklist)
    .output(checklist),
  update: user
    .route({ method: "PATCH", path: "/checklists_nouvelles/{id}" })
    .input(checklistChanges)
    .output(checklist)
    .errors(staleEdit(checklist)),
  remove: user.route({ method: "DELETE", path: "/checklists_nouvelles/{id}" }).input(byId).output(byId),
  /** Files the run in the history, then unticks every task. */
  reset: user.route({ method: "POST", path: "/checklists_nouvelles/{id}/reinitialiser" }).input(byId).output(checklist),
  tasks: user.route({ method: "GET", path: "/taches" }).input(ofChecklist).output(z.array(task)),
  updateTask: user
    .route({ method: "PATCH", path: "/taches/{id}" })
    .input(taskChanges)
    .output(task)
    .errors(staleEdit(task)),
  /** The 200 newest runs of one checklist. */
  runs: user
    .route({ method: "GET", path: "/passages_checklist" })
    .input(z.strictObject({ checklist_id: uuid }))
    .output(z.array(checklistRun)),
};
