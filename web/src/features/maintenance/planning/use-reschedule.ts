import type { Day } from "@bosco/domain";
import { longDay } from "@bosco/domain/french";
import type { Maintenance } from "@bosco/domain/maintenance";
import { useCallback } from "react";
import { useCommand } from "../../../data/use-command.ts";
import { showToast, showUndo } from "../../../ui/overlay/toast.ts";
import { moveMaintenance } from "../queries.ts";

/** Moves a due date, with a way back for a few seconds. */
export function useReschedule() {
  const { run } = useCommand(moveMaintenance);
  return useCallback(
    async function move(m: Maintenance, day: Day, isUndo = false): Promise<boolean> {
      if (day === m.date_echeance) return true;
      const outcome = await run({ id: m.id, date_echeance: day, version: m.version });
      if (!outcome.ok) return false;
      const title = "Échéance déplacée";
      const description = `«\u00a0${m.titre}\u00a0»\u00a0: ${longDay(day)}.`;
      if (isUndo) showToast({ title, description, tone: "success" });
      else showUndo({ title, description, onUndo: () => void move(outcome.output, m.date_echeance, true) });
      return true;
    },
    [run],
  );
}
