import type { RunLine, Task } from "./schema.ts";

type Ran = Pick<Task, "tache" | "etat" | "note" | "maintenance_id">;

/** What a run leaves in the history. */
export function runLines(tasks: readonly Ran[]): RunLine[] {
  return tasks.map(({ tache, etat, note, maintenance_id }) => ({
    tache,
    etat,
    note,
    probleme: maintenance_id !== null,
  }));
}

/** Whether anything happened that is worth filing: a reset of an untouched list is none. */
export const isWorthFiling = (tasks: readonly Ran[]): boolean =>
  tasks.some((task) => task.etat || task.note !== "" || task.maintenance_id !== null);
