import type { Boat } from "@bosco/domain/boats";
import { ADD_UNITS, type AddArticleForm, addArticleForm } from "@bosco/domain/inventory";
import { zodResolver } from "@hookform/resolvers/zod";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import { BoatSelect } from "../../../fleet/BoatSelect.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { FormDialog } from "../../../ui/overlay/FormDialog.tsx";
import { addArticle, useSpaces } from "../queries.ts";
import { ArticleFields } from "./ArticleFields.tsx";
import { useTwin } from "./use-twin.ts";

const empty: AddArticleForm = {
  bateau_id: "",
  nom: "",
  categorie: null,
  sous_categorie: null,
  // why: whoever adds an article by hand has it before him.
  quantite: 1,
  quantite_max: 1,
  unite: "unité",
  reference: null,
  numero_fabricant: null,
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
  const form = useForm({
    resolver: zodResolver(addArticleForm),
    defaultValues: { ...empty, bateau_id: boat?.id ?? "", espace_stockage_id: spaceId ?? null },
  });
  const { register, control, handleSubmit, setFocus, setValue, reset, formState } = form;
  const intention = useIntention();
  const { run, busy } = useCommand(addArticle, intention);
  const bateau_id = useWatch({ control, name: "bateau_id" });
  const nom = useWatch({ control, name: "nom" });
  const twin = useTwin(bateau_id, nom, intention.rowId);
  const spaces = (useSpaces().data ?? []).filter((space) => space.bateau_id === bateau_id);

  const submit = handleSubmit(async (values) => {
    const outcome = await run({ ...values, id: intention.rowId });
    if (!outcome.ok) return;
    const { categorie, espace_stockage_id } = values;
    reset({ ...empty, bateau_id: values.bateau_id, categorie, espace_stockage_id });
    setFocus("nom");
  });

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
      <Field label="Nom" required className="sm:col-span-2" error={formState.errors.nom?.message} hint={twin}>
        <TextInput {...register("nom")} autoComplete="off" enterKeyHint="next" />
      </Field>
      <FormProvider {...form}>
        <ArticleFields
          boatId={bateau_id}
          spaces={spaces}
          units={ADD_UNITS}
          expiryLabel="Date de péremption"
          categoryRequired
        />
      </FormProvider>
    </FormDialog>
  );
}
