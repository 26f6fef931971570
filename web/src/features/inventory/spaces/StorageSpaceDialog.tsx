import type { Boat } from "@bosco/domain/boats";
import {
  type FilledStorageSpace,
  placeNames,
  possibleParents,
  STORAGE_TYPES,
  type StorageSpace,
  type StorageSpaceForm,
  storageSpaceForm,
} from "@bosco/domain/inventory";
import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm, useWatch } from "react-hook-form";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { BoatSelect } from "../../../fleet/BoatSelect.tsx";
import { Select } from "../../../ui/choice/Select.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { FormSelect } from "../../../ui/form/FormSelect.tsx";
import { TextArea } from "../../../ui/form/TextArea.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { FormDialog } from "../../../ui/overlay/FormDialog.tsx";
import { addSpace, editSpace, useSpaces } from "../queries.ts";

type StorageSpaceDialogProps = {
  /** Without one, a new space is made. */
  space: StorageSpace | undefined;
  boats: readonly Boat[];
  boat: Boat | undefined;
  onClose: () => void;
};

export function StorageSpaceDialog({ space, boats, boat, onClose }: StorageSpaceDialogProps) {
  const { register, control, handleSubmit, setValue, formState } = useForm<
    StorageSpaceForm,
    unknown,
    FilledStorageSpace
  >({
    resolver: zodResolver(storageSpaceForm),
    shouldFocusError: false,
    defaultValues: space ?? {
      bateau_id: boat?.id ?? "",
      nom: "",
      type: "",
      description: "",
      capacite: null,
      parent_id: null,
    },
  });
  const intention = useIntention();
  const add = useCommand(addSpace, intention);
  const edit = useCommand(editSpace, intention);
  const bateau_id = useWatch({ control, name: "bateau_id" });
  const spaces = (useSpaces().data ?? []).filter((other) => other.bateau_id === bateau_id);
  const names = placeNames(spaces);
  const places = possibleParents(space?.id, spaces).map(({ id }) => ({ value: id, label: names.get(id) ?? "" }));
  const { errors } = formState;

  const submit = handleSubmit(async ({ bateau_id, ...fields }) => {
    const outcome = space
      ? await edit.run({ ...fields, id: space.id, version: space.version })
      : await add.run({ ...fields, bateau_id, id: intention.rowId });
    if (outcome.ok && intention.isOpen) onClose();
  });

  return (
    <FormDialog
      title={space ? "Modifier l’espace de stockage" : "Ajouter un espace de stockage"}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={space ? "Modifier" : "Ajouter"}
      check={intention.check}
      submitCount={formState.submitCount}
      busy={add.busy || edit.busy}
      className="grid gap-4 sm:grid-cols-2"
    >
      {!space && !boat && (
        <Field label="Navire" required className="sm:col-span-2" error={errors.bateau_id?.message}>
          <BoatSelect
            boats={boats}
            value={bateau_id}
            onValueChange={(id) => {
              setValue("bateau_id", id, { shouldValidate: formState.isSubmitted });
              setValue("parent_id", null);
            }}
          />
        </Field>
      )}
      <Field label="Nom" required error={errors.nom?.message}>
        <TextInput {...register("nom")} autoComplete="off" placeholder="Coffre bâbord" />
      </Field>
      <Field label="Type" required error={errors.type?.message}>
        <FormSelect
          control={control}
          name="type"
          placeholder="Choisir un type"
          options={STORAGE_TYPES.map((type) => ({ value: type, label: type }))}
        />
      </Field>
      <Field label="Rangé dans" hint="Pour un bac dans un coffre, un tiroir dans une cabine.">
        <Controller
          control={control}
          name="parent_id"
          render={({ field }) => (
            <Select
              options={[{ value: "", label: "Rien d’autre" }, ...places]}
              value={field.value ?? ""}
              onValueChange={(id) => field.onChange(id || null)}
            />
          )}
        />
      </Field>
      <Field label="Capacité" error={errors.capacite?.message}>
        <FormNumberInput control={control} name="capacite" integer unit="L" />
      </Field>
      <Field label="Description" className="sm:col-span-2" error={errors.description?.message}>
        <TextArea rows={2} {...register("description")} />
      </Field>
    </FormDialog>
  );
}
