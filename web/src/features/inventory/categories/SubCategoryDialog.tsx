import { type Category, newSubCategory, type SubCategory } from "@bosco/domain/inventory";
import { Controller, useForm } from "react-hook-form";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { Select } from "../../../ui/choice/Select.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { FormDialog } from "../../../ui/overlay/FormDialog.tsx";
import { addSubCategory, editSubCategory } from "../queries.ts";

type SubCategoryDialogProps = {
  subCategory: SubCategory | undefined;
  categories: readonly Category[];
  onClose: () => void;
};

export function SubCategoryDialog({ subCategory, categories, onClose }: SubCategoryDialogProps) {
  const { register, control, handleSubmit, setError, formState } = useForm({
    defaultValues: { nom: subCategory?.nom ?? "", categorie_id: subCategory?.categorie_id ?? "" },
  });
  const { errors } = formState;
  const intention = useIntention();
  const add = useCommand(addSubCategory, intention);
  const edit = useCommand(editSubCategory, intention);
  const submit = handleSubmit(async (values) => {
    if (!values.categorie_id) return setError("categorie_id", { message: "Ce champ est requis." });
    const judged = newSubCategory.safeParse(values);
    if (!judged.success) return setError("nom", { message: judged.error.issues[0]?.message });
    const outcome = subCategory
      ? await edit.run({ id: subCategory.id, ...judged.data })
      : await add.run({ ...judged.data, id: intention.rowId });
    if (outcome.ok && intention.isOpen) onClose();
  });
  return (
    <FormDialog
      title={subCategory ? "Modifier la sous-catégorie" : "Ajouter une sous-catégorie"}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={subCategory ? "Modifier" : "Ajouter"}
      check={intention.check}
      busy={add.busy || edit.busy}
      className="grid gap-4"
    >
      <Field label="Catégorie" required error={errors.categorie_id?.message}>
        <Controller
          control={control}
          name="categorie_id"
          render={({ field }) => (
            <Select
              ref={field.ref}
              placeholder="Choisir une catégorie"
              options={categories.map(({ id, nom }) => ({ value: id, label: nom }))}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      <Field label="Nom" required error={errors.nom?.message}>
        <TextInput {...register("nom")} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
