import type { Boat } from "@bosco/domain/boats";
import { CHECKLIST_TYPES, checklistForm, splitTasks } from "@bosco/domain/checklists";
import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm } from "react-hook-form";
import { useIntention } from "../../data/intention.ts";
import { useCommand } from "../../data/use-command.ts";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { ChipGroup } from "../../ui/choice/ChipGroup.tsx";
import { Card } from "../../ui/content/Card.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { CheckingNote } from "../../ui/form/CheckingNote.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FieldGroup } from "../../ui/form/FieldGroup.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { WaitingFields } from "../../ui/form/WaitingFields.tsx";
import { createChecklist } from "./queries.ts";
import { TasksField } from "./TasksField.tsx";
import { TemplatePicker } from "./TemplatePicker.tsx";
import { typeIcons } from "./type-icons.tsx";
import { useTemplate } from "./use-template.ts";

type CreateChecklistFormProps = {
  boats: readonly Boat[];
  boatId: string;
  onCreated: (checklist: { id: string; bateau_id: string }) => void;
};

const typeChips = CHECKLIST_TYPES.map((type) => {
  const Icon = typeIcons[type];
  return { value: type, label: type, icon: <Icon size={18} aria-hidden="true" /> };
});

export function CreateChecklistForm({ boats, boatId, onCreated }: CreateChecklistFormProps) {
  const form = useForm({
    resolver: zodResolver(checklistForm),
    defaultValues: { bateau_id: boatId, nom: "", type: "Personnalisé" as const, taches: "" },
  });
  const { register, control, handleSubmit, formState, setError } = form;
  const template = useTemplate(form, boats);
  const intention = useIntention();
  const { run, busy } = useCommand(createChecklist, intention);

  const create = handleSubmit(async ({ taches, ...values }) => {
    if (busy) return;
    const id = intention.rowId;
    const outcome = await run({ ...values, id, taches: splitTasks(taches) });
    if (!intention.isOpen) return;
    if (outcome.ok) return onCreated({ id, bateau_id: values.bateau_id });
    if (Object.keys(outcome.error.data?.champs ?? {}).some((name) => name.startsWith("taches")))
      setError("taches", { message: "Impossible de créer les tâches." });
  });

  return (
    <Card as="section" aria-label="Créer une Checklist">
      <form noValidate onSubmit={create} className="flex flex-col gap-6">
        <WaitingFields isUnknown={intention.check !== undefined}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Navire" required error={formState.errors.bateau_id?.message}>
              <Controller
                name="bateau_id"
                control={control}
                render={({ field: { value, onChange } }) => (
                  <BoatSelect
                    boats={boats}
                    value={value}
                    onValueChange={(bateau_id) => {
                      onChange(bateau_id);
                      template.follow({ bateau_id });
                    }}
                  />
                )}
              />
            </Field>
            <Field label="Nom" required error={formState.errors.nom?.message}>
              <TextInput {...register("nom")} placeholder="Avant de larguer les amarres" autoComplete="off" />
            </Field>
          </div>
          <FieldGroup legend="Type">
            <Controller
              name="type"
              control={control}
              render={({ field: { value, onChange } }) => (
                <ChipGroup
                  label="Type"
                  chips={typeChips}
                  value={value}
                  onValueChange={(type) => {
                    onChange(type);
                    template.follow({ type });
                  }}
                />
              )}
            />
          </FieldGroup>
          <TemplatePicker {...template} />
          <Controller
            name="taches"
            control={control}
            render={({ field: { value, onChange } }) => (
              <TasksField value={value} onChange={onChange} error={formState.errors.taches?.message} />
            )}
          />
        </WaitingFields>
        <CheckingNote check={intention.check} />
        <Button type="submit" size="lg" className="self-start max-sm:w-full" busy={busy} busyLabel="Création...">
          Créer la checklist
        </Button>
      </form>
    </Card>
  );
}
