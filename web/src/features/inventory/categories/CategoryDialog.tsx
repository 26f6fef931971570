import { CATEGORY_ICONS, type Category, categoryForm } from "@bosco/domain/inventory";
import { zodResolver } from "@hookform/resolvers/zod";
import { Controller, useForm } from "react-hook-form";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { ChipGroup } from "../../../ui/choice/ChipGroup.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FieldGroup } from "../../../ui/form/FieldGroup.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { FormDialog } from "../../../ui/overlay/FormDialog.tsx";
import { addCategory, editCategory } from "../queries.ts";
import { CATEGORY_ICON_NAMES, SectionIcon } from "./category-icons.tsx";

type CategoryDialogProps = { category: Category | undefined; onClose: () => void };

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(categoryForm),
    defaultValues: { nom: category?.nom ?? "", icone: category?.icone ?? "package" },
  });
  const intention = useIntention();
  const add = useCommand(addCategory, intention);
  const edit = useCommand(editCategory, intention);
  const submit = handleSubmit(async (values) => {
    const outcome = category
      ? await edit.run({ id: category.id, ...values })
      : await add.run({ ...values, id: intention.rowId });
    if (outcome.ok && intention.isOpen) onClose();
  });
  return (
    <FormDialog
      title={category ? "Modifier la catégorie" : "Ajouter une catégorie"}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={category ? "Modifier" : "Ajouter"}
      check={intention.check}
      busy={add.busy || edit.busy}
      className="grid gap-5"
    >
      <Field label="Nom" required error={formState.errors.nom?.message}>
        <TextInput {...register("nom")} autoComplete="off" />
      </Field>
      <FieldGroup legend="Icône">
        <Controller
          control={control}
          name="icone"
          render={({ field }) => (
            <ChipGroup
              label="Icône"
              value={field.value}
              onValueChange={field.onChange}
              chips={CATEGORY_ICONS.map((name) => ({
                value: name,
                label: CATEGORY_ICON_NAMES[name],
                icon: <SectionIcon name={name} size={18} plain />,
              }))}
            />
          )}
        />
      </FieldGroup>
    </FormDialog>
  );
}
