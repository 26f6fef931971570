import type { Boat } from "@bosco/domain/boats";
import { ADD_UNITS, type NewArticle, newArticle } from "@bosco/domain/inventory";
import { type Control, Controller, useForm, useWatch } from "react-hook-form";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { BoatSelect } from "../../../fleet/BoatSelect.tsx";
import { Select } from "../../../ui/choice/Select.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { NumberInput } from "../../../ui/form/NumberInput.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { FormDialog } from "../../../ui/overlay/FormDialog.tsx";
import { addArticle, useCategories, useSpaces, useSubCategories } from "../queries.ts";
import { numberOr, unitOptions } from "./article-values.ts";
import { DayField } from "./DayField.tsx";
import { type Shelf, ShelfFields } from "./ShelfFields.tsx";
import { useTwin } from "./use-twin.ts";

type AddForm = Omit<Required<NewArticle>, "id" | "description" | "prix_unitaire">;

const empty: AddForm = {
  bateau_id: "",
  nom: "",
  categorie: null,
  sous_categorie: null,
  quantite: 0,
  quantite_max: 1,
  unite: "unité",
  date_achat: null,
  date_peremption: null,
  espace_stockage_id: null,
};

type AddArticleDialogProps = {
  boats: readonly Boat[];
  boat: Boat | undefined;
  spaceId?: string | undefined;
  onClose: () => void;
};

/** 'Ajouter un article'. After each one the form is ready for the next, in the same place. */
export function AddArticleDialog({ boats, boat, spaceId, onClose }: AddArticleDialogProps) {
  const form = useForm<AddForm>({
    defaultValues: { ...empty, bateau_id: boat?.id ?? "", espace_stockage_id: spaceId ?? null },
  });
  const { register, control, handleSubmit, setError, setFocus, setValue, reset, formState } = form;
  const intention = useIntention();
  const { run, busy } = useCommand(addArticle, intention);
  const bateau_id = useWatch({ control, name: "bateau_id" });
  const nom = useWatch({ control, name: "nom" });
  const twin = useTwin(bateau_id, nom, intention.rowId);
  const spaces = (useSpaces().data ?? []).filter((space) => space.bateau_id === bateau_id);

  const submit = handleSubmit(async (values) => {
    // why silent: a missing boat, name or category simply stops; the focus shows where.
    if (!values.bateau_id) return;
    if (!values.nom.trim()) return setFocus("nom");
    if (!values.categorie) return setFocus("categorie");
    const judged = newArticle.safeParse(values);
    if (!judged.success) {
      for (const { path, message } of judged.error.issues) setError(path[0] as keyof AddForm, { message });
      return;
    }
    const outcome = await run({ ...judged.data, id: intention.rowId });
    if (!outcome.ok) return;
    const { categorie, espace_stockage_id } = values;
    reset({ ...empty, bateau_id: values.bateau_id, categorie, espace_stockage_id });
    setFocus("nom");
  });
  const { errors } = formState;

  return (
    <FormDialog
      title="Ajouter un article"
      onSubmit={submit}
      onClose={onClose}
      closeLabel="Fermer"
      submitLabel="Ajouter"
      check={intention.check}
      busy={busy}
      busyLabel="Ajout..."
      className="grid gap-4 sm:grid-cols-2"
    >
      <Field label="Navire" required className="sm:col-span-2">
        <BoatSelect
          boats={boats}
          value={bateau_id}
          disabled={boat !== undefined}
          onValueChange={(id) => {
            setValue("bateau_id", id);
            setValue("espace_stockage_id", null);
          }}
        />
      </Field>
      <Field label="Nom" required className="sm:col-span-2" error={errors.nom?.message} hint={twin}>
        <TextInput {...register("nom")} autoComplete="off" enterKeyHint="next" />
      </Field>
      <ShelfFields
        // why: the two forms share these fields; react-hook-form's types know one form only.
        control={control as unknown as Control<Shelf>}
        categories={useCategories()}
        subCategories={useSubCategories()}
        spaces={spaces}
        categoryRequired
      />
      <Field label="Unité">
        <Controller
          control={control}
          name="unite"
          render={({ field }) => (
            <Select options={unitOptions(ADD_UNITS, field.value)} value={field.value} onValueChange={field.onChange} />
          )}
        />
      </Field>
      <Field label="Quantité" error={errors.quantite?.message}>
        <NumberInput {...register("quantite", { setValueAs: numberOr(0) })} />
      </Field>
      <Field label="Quantité maximum" error={errors.quantite_max?.message}>
        <NumberInput {...register("quantite_max", { setValueAs: numberOr(1) })} />
      </Field>
      <DayField control={control} name="date_achat" label="Date d’achat" />
      <DayField control={control} name="date_peremption" label="Date de péremption" />
    </FormDialog>
  );
}
