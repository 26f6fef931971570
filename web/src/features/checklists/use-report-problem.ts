import { dayIn } from "@bosco/domain";
import { type Checklist, maintenanceForFailedTask, type Task } from "@bosco/domain/checklists";
import { useCallback, useRef, useState } from "react";
import { useCommand } from "../../data/use-command.ts";
import { openMaintenance, updateTask } from "./queries.ts";

/** Opens a maintenance for a task that failed, and remembers it in the task. `reporting` is the task under way. */
export function useReportProblem() {
  const open = useCommand(openMaintenance);
  const link = useCommand(updateTask);
  const [reporting, setReporting] = useState<string>();
  // why: pressed again after a failure, the same maintenance is meant, so it keeps its id.
  const ids = useRef(new Map<string, string>());

  const report = useCallback(
    async (task: Task, checklist: Checklist): Promise<boolean> => {
      const id = ids.current.get(task.id) ?? crypto.randomUUID();
      ids.current.set(task.id, id);
      setReporting(task.id);
      const opened = await open.run({ id, ...maintenanceForFailedTask(task, checklist, dayIn(new Date())) });
      const linked = opened.ok && (await link.run({ id: task.id, maintenance_id: id })).ok;
      if (linked) ids.current.delete(task.id);
      setReporting(undefined);
      return opened.ok;
    },
    [open.run, link.run],
  );
  return { report, reporting };
}
