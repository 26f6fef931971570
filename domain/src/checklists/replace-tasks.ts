import type { Task } from "./schema.ts";

type Existing = Pick<Task, "id" | "tache">;

export interface TaskReplacement {
  /** Rows that stay, with their tick and note, at their new place. */
  keep: { id: string; ordre: number }[];
  add: { tache: string; ordre: number }[];
  remove: string[];
}

/**
 * What turns the existing tasks into the given texts. A task whose text did not change is the same task: it keeps its
 * row, so that a tick made meanwhile on another device still finds it. The order starts at 1.
 */
export function replaceTasks(existing: readonly Existing[], texts: readonly string[]): TaskReplacement {
  const left = [...existing];
  const keep: TaskReplacement["keep"] = [];
  const add: TaskReplacement["add"] = [];
  texts.forEach((tache, index) => {
    const ordre = index + 1;
    const same = left.findIndex((task) => task.tache === tache);
    const [task] = same === -1 ? [] : left.splice(same, 1);
    if (task) keep.push({ id: task.id, ordre });
    else add.push({ tache, ordre });
  });
  return { keep, add, remove: left.map((task) => task.id) };
}
