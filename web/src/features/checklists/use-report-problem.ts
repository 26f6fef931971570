import { dayIn } from "@bosco/domain";
import { type Checklist, maintenanceForFailedTask, type Task } from "@bosco/domain/checklists";
import { useCallback, useRef, useState } from "react";
import { useCommand } from "../../data/use-command.ts";
import { openMaintenance } from "./queries.ts";

/** Opens a maintenance for a task that failed, which remembers it. `reporting` is the task under way. */
export function useReportProblem() {
  const open = useCommand(openMaintenance);
  const [reporting, setReporting] = useState<string>();
  // why: pressed again after a failure, the same maintenance is meant, so it keeps its id.
  const ids = useRef(new Map<string, string>());

  const report = useCallback(
    async (task: Task, checklist: Checklist): Promise<boolean> => {
      const id = ids.current.get(task.id) ?? crypto.randomUUID();
      ids.current.set(task.id, id);
      setReporting(task.id);
      const work = maintenanceForFailedTask(task, checklist, dayIn(new Date()));
      const opened = await open.run({ id, tache_id: task.id, ...work });
      if (opened.ok) ids.current.delete(task.id);
      setReporting(undefined);
      return opened.ok;
    },
    [open.run],
  );
  return { report, reporting };
}
