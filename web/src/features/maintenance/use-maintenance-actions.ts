import type { Maintenance, MaintenanceStatus } from "@bosco/domain/maintenance";
import { useCallback, useState } from "react";
import { useToday } from "../../data/today.ts";
import { useCommand } from "../../data/use-command.ts";
import { showToast, showUndo } from "../../ui/overlay/toast.ts";
import { nextSentence } from "./due-text.ts";
import { changeStatus, removeMaintenance, restoreMaintenance } from "./queries.ts";

/** What a card does at a press, each with a way back for a few seconds. */
export function useMaintenanceActions() {
  const today = useToday();
  const { run: runStatus } = useCommand(changeStatus);
  const removal = useCommand(removeMaintenance);
  const restoral = useCommand(restoreMaintenance);
  const [busy, setBusy] = useState<ReadonlyMap<string, Maintenance>>(new Map());

  const during = useCallback(async <T>(m: Maintenance, work: () => Promise<T>): Promise<T> => {
    setBusy((before) => new Map(before).set(m.id, m));
    try {
      return await work();
    } finally {
      setBusy((before) => new Map([...before].filter(([id]) => id !== m.id)));
    }
  }, []);

  const setStatus = useCallback(
    async function change(m: Maintenance, statut: MaintenanceStatus, isUndo = false) {
      const finishes = statut === "Terminée";
      // why: when finishing, the day is the reader's, which the server can't know.
      const input = { id: m.id, statut, ...(finishes && { date_realisation: today }) };
      const outcome = await during(m, () => runStatus(input));
      if (!outcome.ok) return;
      const title = "Statut mis à jour";
      const description = `Le statut a été changé vers "${statut}".${nextSentence(outcome.output.suivante)}`;
      if (!finishes || isUndo) return showToast({ title, description, tone: "success" });
      showUndo({ title, description, onUndo: () => void change({ ...m, statut }, m.statut, true) });
    },
    [during, runStatus, today],
  );

  async function remove(m: Maintenance): Promise<boolean> {
    const outcome = await during(m, () => removal.run({ id: m.id }));
    if (outcome.ok)
      showUndo({
        description: "Maintenance supprimée avec succès.",
        onUndo: () => void restoral.run({ id: m.id }),
      });
    return outcome.ok;
  }

  return { setStatus, remove, busy };
}
