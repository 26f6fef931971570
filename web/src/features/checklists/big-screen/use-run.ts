import { nextUndone, progressOf, type Task } from "@bosco/domain/checklists";
import { useRef, useState } from "react";

/** A second press so soon after a tick was meant for the same task. */
const DOUBLE_PRESS_MS = 350;

/**
 * Walks through the tasks one at a time, beginning with the first that is not done. It moves on once the tick is kept: `tick`
 * says so.
 */
export function useRun(tasks: readonly Task[], tick: (id: string, etat: boolean) => Promise<boolean>) {
  const [index, setIndex] = useState(() => nextUndone(tasks, -1) ?? tasks.length);
  const [keeping, setKeeping] = useState<string>();
  const lastTick = useRef(Number.NEGATIVE_INFINITY);
  const task = tasks[index];

  /** why the event's own moment: on a busy device the second press of a double one is handled late, not made late. */
  async function done({ timeStamp }: { timeStamp: number }) {
    if (!task || keeping === task.id || timeStamp - lastTick.current < DOUBLE_PRESS_MS) return;
    lastTick.current = timeStamp;
    setKeeping(task.id);
    const isKept = await tick(task.id, !task.etat);
    setKeeping((id) => (id === task.id ? undefined : id));
    if (task.etat || !isKept) return;
    const next = nextUndone(withTick(tasks, index), index) ?? tasks.length;
    setIndex((current) => (current === index ? next : current));
  }

  return {
    /** Undefined once all is done. */
    task,
    index,
    /** Its tick is on the way. */
    isKeeping: task !== undefined && keeping === task.id,
    progress: progressOf(tasks),
    done,
    skip: () =>
      setIndex((current) => (current + 1 >= tasks.length ? (nextUndone(tasks, -1) ?? tasks.length) : current + 1)),
    back: () => setIndex((current) => Math.max(0, Math.min(current, tasks.length) - 1)),
    restart: () => setIndex(0),
  };
}

const withTick = (tasks: readonly Task[], index: number) =>
  tasks.map((task, at) => (at === index ? { ...task, etat: true } : task));
