import { canTie, seesToFault } from "@bosco/domain/checklists";
import type { Db } from "../../database/database.ts";
import type { PlanHolder } from "../../plan/limits.ts";
import { findTask, hasRoomForFault } from "./queries.ts";

/**
 * What a work that is opened for a task is: tied to it, and a fault, for which the plan's limit does not count. A boat has as many
 * places for faults as its checklists have tasks: nobody finds more, and nobody gets round the limit by it. Asked under the owner's
 * lock.
 */
export async function judgeTask(
  db: Db,
  owner: PlanHolder,
  { tache_id, bateau_id }: { tache_id?: string | null | undefined; bateau_id: string },
): Promise<{ isTied: boolean; isFault: boolean }> {
  const task = tache_id ? await findTask(db, tache_id) : undefined;
  if (!task) return { isTied: false, isFault: false };
  const isFault = seesToFault(task, bateau_id) && (await hasRoomForFault(db, owner.id, bateau_id));
  return { isTied: canTie(task, bateau_id), isFault };
}
