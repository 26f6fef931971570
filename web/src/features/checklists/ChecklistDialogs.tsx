import type { Checklist, Task } from "@bosco/domain/checklists";
import { EditChecklistDialog } from "./EditChecklistDialog.tsx";
import { HistoryDialog } from "./HistoryDialog.tsx";
import { RemoveChecklistDialog } from "./RemoveChecklistDialog.tsx";
import { TaskNoteDialog } from "./TaskNoteDialog.tsx";

export type OpenDialog = { kind: "edit" | "history" | "remove"; checklist: Checklist } | { kind: "note"; task: Task };

type ChecklistDialogsProps = {
  dialog: OpenDialog | undefined;
  tasksOf: (checklist: Checklist) => readonly Task[];
  onClose: () => void;
};

/** The one dialog that is open, if any. They live beside the cards, so that a card that goes does not take one along. */
export function ChecklistDialogs({ dialog, tasksOf, onClose }: ChecklistDialogsProps) {
  switch (dialog?.kind) {
    case undefined:
      return null;
    case "note":
      return <TaskNoteDialog task={dialog.task} onClose={onClose} />;
    case "edit":
      return <EditChecklistDialog checklist={dialog.checklist} tasks={tasksOf(dialog.checklist)} onClose={onClose} />;
    case "history":
      return <HistoryDialog checklist={dialog.checklist} onClose={onClose} />;
    case "remove":
      return (
        <RemoveChecklistDialog
          checklist={dialog.checklist}
          taskCount={tasksOf(dialog.checklist).length}
          onClose={onClose}
        />
      );
  }
}
