import type { Task } from "./schema.ts";

export interface Progress {
  done: number;
  total: number;
  /** Rounded; 0 for nothing at all. */
  percent: number;
}

type Tick = Pick<Task, "etat">;

export function progressOf(tasks: readonly Tick[]): Progress {
  const done = tasks.filter((task) => task.etat).length;
  const total = tasks.length;
  return { done, total, percent: total === 0 ? 0 : Math.round((done / total) * 100) };
}

export type ProgressLevel = "default" | "secondary" | "destructive";

/** How far along a badge says it is: at least half, at least 30 %, or below. */
export function progressLevel(percent: number): ProgressLevel {
  if (percent >= 50) return "default";
  return percent >= 30 ? "secondary" : "destructive";
}

/** Every task ticked. 99.6 % rounds to 100, so this does not ask the percentage. */
export const isComplete = ({ done, total }: Progress): boolean => total > 0 && done === total;

export const isUnderWay = (progress: Progress): boolean => progress.done > 0 && !isComplete(progress);

/** The task to do after the one at `from`, going round; undefined when nothing is left. */
export function nextUndone(tasks: readonly Tick[], from: number): number | undefined {
  for (let step = 1; step <= tasks.length; step += 1) {
    const index = (from + step) % tasks.length;
    if (tasks[index]?.etat === false) return index;
  }
  return undefined;
}
