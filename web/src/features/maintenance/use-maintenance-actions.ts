import type { Maintenance, MaintenanceStatus } from "@bosco/domain/maintenance";
import { useCallback, useState } from "react";
import { useCommand } from "../../data/use-command.ts";
import { showToast, showUndo } from "../../ui/overlay/toast.ts";
import { changeStatus, removeMaintenance, restoreMaintenance } from "./commands.ts";

/** What a card does at a press, each with a way back for a few seconds. Finishing asks first: `finishing` is the work that it is about. */
export function useMaintenanceActions() {
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

  const [finishing, setFinishing] = useState<Maintenance>();

  const setStatus = useCallback(
    async (m: Maintenance, statut: MaintenanceStatus) => {
      if (statut === "Terminée") return setFinishing(m);
      const outcome = await during(m, () => runStatus({ id: m.id, statut }));
      if (!outcome.ok) return;
      const description = `Le statut a été changé vers "${statut}".`;
      showToast({ title: "Statut mis à jour", description, tone: "success" });
    },
    [during, runStatus],
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

  return { setStatus, finishing, closeFinishing: () => setFinishing(undefined), remove, busy };
}
