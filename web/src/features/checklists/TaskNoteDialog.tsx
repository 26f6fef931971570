import { type Task, task as taskSchema } from "@bosco/domain/checklists";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { Field } from "../../ui/form/Field.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { FormDialog } from "../../ui/overlay/FormDialog.tsx";
import { updateTask } from "./queries.ts";

const noteOnly = taskSchema.pick({ note: true });

/** What was seen while doing a task. The note goes into the history with the run. */
export function TaskNoteDialog({ task, onClose }: { task: Task; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(noteOnly),
    defaultValues: { note: task.note },
  });
  const intention = useIntention();
  const { run, busy } = useCommand(updateTask, intention);

  const save = handleSubmit(async ({ note }) => {
    const outcome = await run({ id: task.id, note });
    if (outcome.ok && intention.isOpen) onClose();
  });

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
      <Field
        label="Remarque"
        error={formState.errors.note?.message}
        hint="Elle est gardée dans l’historique à la prochaine réinitialisation."
      >
        <TextArea {...register("note")} />
      </Field>
    </FormDialog>
  );
}
