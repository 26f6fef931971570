import type { Day } from "@bosco/domain";
import { longDay } from "@bosco/domain/french";
import { type Maintenance, moveChanges, moveUndone } from "@bosco/domain/maintenance";
import { useCallback } from "react";
import { useCommand } from "../../../data/use-command.ts";
import { showToast, showUndo } from "../../../ui/overlay/toast.ts";
import { moveMaintenance } from "../commands.ts";

/** Moves a due date, with a way back for a few seconds. */
export function useReschedule(titleOf: (m: Maintenance) => string) {
  const { run } = useCommand(moveMaintenance);
  return useCallback(
    async (m: Maintenance, day: Day): Promise<boolean> => {
      if (day === m.date_echeance) return true;
      const outcome = await run(moveChanges(m, day));
      if (!outcome.ok) return false;
      const title = "Échéance déplacée";
      const placed = (on: Day) => ({ title, description: `«\u00a0${titleOf(m)}\u00a0»\u00a0: ${longDay(on)}.` });
      const undo = async () => {
        const { ok } = await run(moveUndone(m, outcome.output));
        if (ok) showToast({ ...placed(m.date_echeance), tone: "success" });
      };
      showUndo({ ...placed(day), onUndo: () => void undo() });
      return true;
    },
    [run, titleOf],
  );
}
