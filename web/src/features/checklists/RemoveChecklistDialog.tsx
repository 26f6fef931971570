import type { Checklist } from "@bosco/domain/checklists";
import { useCommand } from "../../data/use-command.ts";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { removeChecklist } from "./queries.ts";

type RemoveChecklistDialogProps = { checklist: Checklist; taskCount: number; onClose: () => void };

export function RemoveChecklistDialog({ checklist, taskCount, onClose }: RemoveChecklistDialogProps) {
  const { run } = useCommand(removeChecklist);
  const tasks = taskCount > 1 ? `ses ${taskCount} tâches` : "sa tâche";
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Supprimer la checklist"
      text={`« ${checklist.nom} », ${tasks} et son historique seront supprimés. Cette action est irréversible.`}
      confirmLabel="Supprimer"
      busyLabel="Suppression..."
      danger
      onConfirm={async () => (await run({ id: checklist.id })).ok}
    />
  );
}
