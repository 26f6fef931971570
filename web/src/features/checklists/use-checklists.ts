import type { Checklist, Task } from "@bosco/domain/checklists";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { checklistsQuery, tasksQuery } from "./queries.ts";

const NONE: Task[] = [];

/** All checklists and their tasks, with how loading went. */
export function useChecklists() {
  return { checklists: useQuery(checklistsQuery), tasks: useQuery(tasksQuery) };
}

/** Each checklist's own tasks. */
export function useTasksByChecklist(tasks: readonly Task[]): (checklist: Checklist) => readonly Task[] {
  return useMemo(() => {
    const byList = new Map<string, Task[]>();
    for (const task of tasks) {
      const own = byList.get(task.checklist_id);
      if (own) own.push(task);
      else byList.set(task.checklist_id, [task]);
    }
    return ({ id }) => byList.get(id) ?? NONE;
  }, [tasks]);
}
