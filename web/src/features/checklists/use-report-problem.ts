import { dayIn } from "@bosco/domain";
import { FREE_LIMITS, inLetters } from "@bosco/domain/account";
import { type Checklist, maintenanceForFailedTask, type Task } from "@bosco/domain/checklists";
import type { Maintenance } from "@bosco/domain/maintenance";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { useAccount } from "../../data/account.ts";
import { ownRows } from "../../data/own-rows.ts";
import { useCommand } from "../../data/use-command.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { openedSentence, openMaintenance } from "./queries.ts";

/** Whether a free account has more open works of its own than its plan lets it plan. */
function isBeyondLimit(client: QueryClient, pro: boolean): boolean {
  const works = client.getQueryData(ownRows("maintenances").queryKey) ?? [];
  const open = works.filter((m) => m.statut !== "Terminée" && m.proprietaire_id === undefined);
  return !pro && open.length > FREE_LIMITS.openMaintenances;
}

const beyondLimit = (opened: Pick<Maintenance, "titre">) => ({
  title: "Maintenance ouverte",
  description: `${openedSentence(opened)} Un problème signalé est toujours gardé, au-delà des ${inLetters(FREE_LIMITS.openMaintenances)} maintenances du compte gratuit.`,
  tone: "success" as const,
});

/** Opens a maintenance for a task that failed, which remembers it. `reporting` is the task under way. */
export function useReportProblem() {
  const open = useCommand(openMaintenance);
  const client = useQueryClient();
  const { pro } = useAccount();
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
      if (opened.ok) {
        ids.current.delete(task.id);
        if (isBeyondLimit(client, pro)) showToast(beyondLimit(opened.output));
      }
      setReporting(undefined);
      return opened.ok;
    },
    [open.run, client, pro],
  );
  return { report, reporting };
}
