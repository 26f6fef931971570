import { uuid } from "@bosco/domain";
import { checklist, checklistChanges, checklistRun, newChecklist, task, taskChanges } from "@bosco/domain/checklists";
import { seenByCrew } from "@bosco/domain/crew";
import { z } from "zod";
import { user } from "./access.ts";
import { staleEdit } from "./declared-errors.ts";
import { removal } from "./removal.ts";

const byId = z.strictObject({ id: uuid });
const ofBoat = z.strictObject({ bateau_id: uuid.optional() }).optional();
const ofChecklist = z.strictObject({ checklist_id: uuid.optional() }).optional();

const seenChecklist = seenByCrew(checklist);
const seenTask = seenByCrew(task);
const seenChecklistRun = seenByCrew(checklistRun);

export const checklistsContract = {
  list: user.route({ method: "GET", path: "/checklists_nouvelles" }).input(ofBoat).output(z.array(seenChecklist)),
  create: user
    .route({ method: "POST", path: "/checklists_nouvelles", successStatus: 201 })
    .input(newChecklist)
    .output(seenChecklist),
  update: user
    .route({ method: "PATCH", path: "/checklists_nouvelles/{id}" })
    .input(checklistChanges)
    .output(seenChecklist)
    .errors(staleEdit(seenChecklist)),
  remove: user
    .route({ method: "DELETE", path: "/checklists_nouvelles/{id}" })
    .input(removal)
    .output(byId)
    .errors(staleEdit(seenChecklist)),
  /** Files the run in the history, then unticks every task. */
  reset: user
    .route({ method: "POST", path: "/checklists_nouvelles/{id}/reinitialiser" })
    .input(byId)
    .output(seenChecklist),
  tasks: user.route({ method: "GET", path: "/taches" }).input(ofChecklist).output(z.array(seenTask)),
  updateTask: user
    .route({ method: "PATCH", path: "/taches/{id}" })
    .input(taskChanges)
    .output(seenTask)
    .errors(staleEdit(seenTask)),
  /** The 200 newest runs of one checklist. */
  runs: user
    .route({ method: "GET", path: "/passages_checklist" })
    .input(z.strictObject({ checklist_id: uuid }))
    .output(z.array(seenChecklistRun)),
};
