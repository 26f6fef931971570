import { parseFrenchNumber } from "@bosco/domain/french";
import { LIST_CATEGORIES, LIST_UNITS, type ListArticle, listArticle } from "@bosco/domain/provisioning";
import { zodResolver } from "@hookform/resolvers/zod";
import { Plus } from "lucide-react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/form/Button.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FormNumberInput } from "../../ui/form/FormNumberInput.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";

const EMPTY: ListArticle = {
  nom: "",
  categorie: "Alimentation",
  quantite: 1,
  unite: "unité",
  priorite: "normale",
};
const addedArticle = listArticle.extend({
  quantite: listArticle.shape.quantite.min(1, "La quantité doit être au moins 1."),
});
const options = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));

/** `onAdd` says whether it worked: what was typed stays otherwise. */
export function AddArticleForm({ onAdd }: { onAdd: (article: ListArticle) => Promise<boolean> }) {
  const { register, control, handleSubmit, reset, setFocus, formState } = useForm<ListArticle>({
    resolver: zodResolver(addedArticle),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (article) => {
    if (!(await onAdd(article))) return;
    reset({ ...EMPTY, categorie: article.categorie });
    setFocus("nom");
  });
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Ajouter un article"
      className="grid grid-cols-2 items-start gap-3 rounded-lg bg-surface-2 p-4 sm:grid-cols-[minmax(0,1fr)_6rem_9rem_11rem_auto]"
    >
      <Field label="Nom de l’article" className="max-sm:col-span-2" error={errors.nom?.message}>
        <TextInput {...register("nom")} autoComplete="off" />
      </Field>
      <Field label="Quantité" error={errors.quantite?.message}>
        <FormNumberInput control={control} name="quantite" read={(typed) => parseFrenchNumber(typed) ?? 1} />
      </Field>
      <Field label="Unité">
        <FormSelect control={control} name="unite" options={options(LIST_UNITS)} />
      </Field>
      <Field label="Catégorie" className="max-sm:col-span-2">
        <FormSelect control={control} name="categorie" options={options(LIST_CATEGORIES)} />
      </Field>
      <Button type="submit" busy={isSubmitting} busyLabel="Ajout..." className="max-sm:col-span-2 sm:mt-6.5">
        <Plus size={18} aria-hidden="true" />
        Ajouter
      </Button>
    </form>
  );
}
