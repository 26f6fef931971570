import { type Task, task as taskSchema } from "@bosco/domain/checklists";
import { type FormEvent, useState } from "react";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { Field } from "../../ui/form/Field.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { FormDialog } from "../../ui/overlay/FormDialog.tsx";
import { updateTask } from "./queries.ts";

/** What was seen while doing a task. The note goes into the history with the run. */
export function TaskNoteDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const [note, setNote] = useState(task.note);
  const [error, setError] = useState<string>();
  const intention = useIntention();
  const { run, busy } = useCommand(updateTask, intention);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const verdict = taskSchema.shape.note.safeParse(note);
    setError(verdict.error?.issues[0]?.message);
    if (!verdict.success) return;
    const outcome = await run({ id: task.id, note: verdict.data });
    if (outcome.ok && intention.isOpen) onClose();
  }

  return (
    <FormDialog
      title="Note"
      description={task.tache}
      onSubmit={save}
      onClose={onClose}
      submitLabel="Enregistrer"
      check={intention.check}
      busy={busy}
    >
      <Field label="Remarque" error={error} hint="Elle est gardée dans l’historique à la prochaine réinitialisation.">
        <TextArea value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormDialog>
  );
}
