import { type Checklist, checklistEditForm, joinTasks, splitTasks, type Task } from "@bosco/domain/checklists";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { useEditConflict } from "../../data/use-edit-conflict.ts";
import { Button } from "../../ui/form/Button.tsx";
import { ConflictNote } from "../../ui/form/ConflictNote.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { FormDialog } from "../../ui/overlay/FormDialog.tsx";
import { updateChecklist } from "./queries.ts";
import { TasksField } from "./TasksField.tsx";

type EditChecklistDialogProps = { checklist: Checklist; tasks: readonly Task[]; onClose: () => void };

export function EditChecklistDialog({ checklist, tasks, onClose }: EditChecklistDialogProps) {
  // why: what the form was opened from. The rows go on changing behind it.
  const [opened] = useState({ nom: checklist.nom, taches: joinTasks(tasks.map(({ tache }) => tache)) });
  const { base, stored, meet } = useEditConflict(checklist);
  const { register, control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(checklistEditForm),
    defaultValues: opened,
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
      meet(error);
      if (Object.keys(error.data?.champs ?? {}).some((name) => name.startsWith("taches")))
        setError("taches", { message: "Impossible de créer les nouvelles tâches." });
    });

  return (
    <FormDialog
      title="Modifier la checklist"
      size="lg"
      onSubmit={save(base.version)}
      onClose={onClose}
      submitLabel="Enregistrer"
      check={intention.check}
      busy={busy}
      className="flex flex-col gap-5"
    >
      {stored && (
        <ConflictNote
          title="Cette checklist a été modifiée sur un autre appareil."
          intro={`Version enregistrée : « ${stored.nom} »`}
          lines={tasks.map(({ tache }) => tache)}
          advice="Reprenez-y ce qui manque à votre texte, ou annulez pour garder la version enregistrée."
          actions={
            <Button variant="secondary" busy={busy} onClick={save(stored.version)}>
              Enregistrer ma version
            </Button>
          }
        />
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
