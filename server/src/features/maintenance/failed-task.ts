import { mayOpenFor } from "@bosco/domain/checklists";
import type { Db } from "../../database/database.ts";
import type { PlanHolder } from "../../plan/limits.ts";
import { findTask, hasOpenFor } from "./queries.ts";

/**
 * Whether the plan's limit does not count for work that is opened for a task. One at a time: a fault that is still open has had
 * its place, however the task was written since. Asked under the owner's lock.
 */
export async function isFault(
  db: Db,
  owner: PlanHolder,
  { tache_id, bateau_id }: { tache_id?: string | null | undefined; bateau_id: string },
): Promise<boolean> {
  if (!tache_id) return false;
  const task = await findTask(db, tache_id);
  return task !== undefined && mayOpenFor(task, bateau_id) && !(await hasOpenFor(db, owner.id, tache_id));
}
