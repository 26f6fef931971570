import { type Checklist, checklistEditForm, joinTasks, splitTasks, type Task } from "@bosco/domain/checklists";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { Field } from "../../ui/form/Field.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { FormDialog } from "../../ui/overlay/FormDialog.tsx";
import { ConflictNote } from "./ConflictNote.tsx";
import { updateChecklist } from "./queries.ts";
import { TasksField } from "./TasksField.tsx";

type EditChecklistDialogProps = { checklist: Checklist; tasks: readonly Task[]; onClose: () => void };

export function EditChecklistDialog({ checklist, tasks, onClose }: EditChecklistDialogProps) {
  const stored = { nom: checklist.nom, taches: joinTasks(tasks.map(({ tache }) => tache)) };
  // why: what the form was opened from. The rows go on changing behind it.
  const [opened] = useState({ ...stored, version: checklist.version });
  const [conflict, setConflict] = useState<Checklist>();
  const { register, control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(checklistEditForm),
    defaultValues: { nom: opened.nom, taches: opened.taches },
  });
  const intention = useIntention();
  const { run, busy } = useCommand(updateChecklist, intention);

  const save = (version: number) =>
    handleSubmit(async ({ nom, taches }) => {
      if (busy) return;
      const texts = splitTasks(taches);
      const isRenamed = nom !== opened.nom;
      const isRewritten = joinTasks(texts) !== opened.taches;
      if (!isRenamed && !isRewritten) return onClose();
      const changed = { ...(isRenamed && { nom }), ...(isRewritten && { taches: texts }) };
      const outcome = await run({ id: checklist.id, version, ...changed });
      if (!intention.isOpen) return;
      if (outcome.ok) return onClose();
      const { error } = outcome;
      if (error.defined && error.code === "CONFLIT") setConflict(error.data.actuel);
      if (Object.keys(error.data?.champs ?? {}).some((name) => name.startsWith("taches")))
        setError("taches", { message: "Impossible de créer les nouvelles tâches." });
    });

  return (
    <FormDialog
      title="Modifier la checklist"
      size="lg"
      onSubmit={save(opened.version)}
      onClose={onClose}
      submitLabel="Enregistrer"
      check={intention.check}
      busy={busy}
      className="flex flex-col gap-5"
    >
      {conflict && (
        <ConflictNote nom={conflict.nom} tasks={stored.taches} busy={busy} onKeepMine={save(conflict.version)} />
      )}
      <Field label="Nom" required error={formState.errors.nom?.message}>
        <TextInput {...register("nom")} />
      </Field>
      <Controller
        name="taches"
        control={control}
        render={({ field: { value, onChange } }) => (
          <TasksField value={value} onChange={onChange} error={formState.errors.taches?.message} />
        )}
      />
    </FormDialog>
  );
}
