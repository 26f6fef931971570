import { nextUndone, progressOf, type Task } from "@bosco/domain/checklists";
import { useRef, useState } from "react";

/** A second press so soon after a tick was meant for the same task. */
const DOUBLE_PRESS_MS = 350;

/** Walks through the tasks one at a time, beginning with the first that is not done. */
export function useRun(tasks: readonly Task[], tick: (id: string, etat: boolean) => void) {
  const [index, setIndex] = useState(() => nextUndone(tasks, -1) ?? tasks.length);
  const lastTick = useRef(Number.NEGATIVE_INFINITY);
  const task = tasks[index];

  function done() {
    const now = performance.now();
    if (!task || now - lastTick.current < DOUBLE_PRESS_MS) return;
    lastTick.current = now;
    tick(task.id, !task.etat);
    if (!task.etat) setIndex(nextUndone(withTick(tasks, index), index) ?? tasks.length);
  }

  return {
    /** Undefined once all is done. */
    task,
    index,
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
