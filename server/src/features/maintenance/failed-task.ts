import { canTie, seesToFault } from "@bosco/domain/checklists";
import type { Db } from "../../database/database.ts";
import type { PlanHolder } from "../../plan/limits.ts";
import { findTask, hasOpenFor } from "./queries.ts";

/**
 * What a work that is opened for a task is: tied to it, and a fault, for which the plan's limit does not count. One at a time: a
 * fault that is still open has had its place, however the task was written since. Asked under the owner's lock.
 */
export async function judgeTask(
  db: Db,
  owner: PlanHolder,
  { tache_id, bateau_id }: { tache_id?: string | null | undefined; bateau_id: string },
): Promise<{ isTied: boolean; isFault: boolean }> {
  const task = tache_id ? await findTask(db, tache_id) : undefined;
  if (!task) return { isTied: false, isFault: false };
  const isFault = seesToFault(task, bateau_id) && !(await hasOpenFor(db, owner.id, task.id));
  return { isTied: canTie(task, bateau_id), isFault };
}
