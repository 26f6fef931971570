import { type Category, type SubCategory, subCategoryForm } from "@bosco/domain/inventory";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { FormSelect } from "../../../ui/form/FormSelect.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { FormDialog } from "../../../ui/overlay/FormDialog.tsx";
import { addSubCategory, editSubCategory } from "../queries.ts";

type SubCategoryDialogProps = {
  subCategory: SubCategory | undefined;
  categories: readonly Category[];
  onClose: () => void;
};

export function SubCategoryDialog({ subCategory, categories, onClose }: SubCategoryDialogProps) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(subCategoryForm),
    shouldFocusError: false,
    defaultValues: { nom: subCategory?.nom ?? "", categorie_id: subCategory?.categorie_id ?? "" },
  });
  const { errors } = formState;
  const intention = useIntention();
  const add = useCommand(addSubCategory, intention);
  const edit = useCommand(editSubCategory, intention);
  const submit = handleSubmit(async (values) => {
    const outcome = subCategory
      ? await edit.run({ id: subCategory.id, ...values })
      : await add.run({ ...values, id: intention.rowId });
    if (outcome.ok && intention.isOpen) onClose();
  });
  return (
    <FormDialog
      title={subCategory ? "Modifier la sous-catégorie" : "Ajouter une sous-catégorie"}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={subCategory ? "Modifier" : "Ajouter"}
      check={intention.check}
      submitCount={formState.submitCount}
      busy={add.busy || edit.busy}
      className="grid gap-4"
    >
      <Field label="Catégorie" required error={errors.categorie_id?.message}>
        <FormSelect
          control={control}
          name="categorie_id"
          placeholder="Choisir une catégorie"
          options={categories.map(({ id, nom }) => ({ value: id, label: nom }))}
        />
      </Field>
      <Field label="Nom" required error={errors.nom?.message}>
        <TextInput {...register("nom")} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
