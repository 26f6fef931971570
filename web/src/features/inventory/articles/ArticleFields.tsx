import { compareFrench } from "@bosco/domain/french";
import type { ArticleForm, StorageSpace } from "@bosco/domain/inventory";
import { placeNames } from "@bosco/domain/inventory";
import { useController, useFormContext } from "react-hook-form";
import { Select } from "../../../ui/choice/Select.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { FormSelect } from "../../../ui/form/FormSelect.tsx";
import { useCategories, useSubCategories } from "../queries.ts";
import { numberOr, unitOptions } from "./article-values.ts";
import { DayField } from "./DayField.tsx";

/** What the forms that add and edit an article have in common; the values of both contain it. */
type ArticleValues = Omit<ArticleForm, "nom" | "description" | "prix_unitaire">;

type ArticleFieldsProps = {
  /** The spaces of the chosen boat. */
  spaces: readonly StorageSpace[];
  units: readonly string[];
  expiryLabel: string;
  categoryRequired?: boolean;
};

/** A stored name that is no longer among the choices still shows. */
const withCurrent = (options: { value: string; label: string }[], current: string | null) =>
  current && !options.some(({ value }) => value === current)
    ? [...options, { value: current, label: current }]
    : options;

/** Category, the sub-categories of it, the storage space, what is there and since when. */
export function ArticleFields({ spaces, units, expiryLabel, categoryRequired }: ArticleFieldsProps) {
  const { control, formState, watch } = useFormContext<ArticleValues>();
  const { errors } = formState;
  const categories = useCategories();
  const subCategories = useSubCategories();
  const { field: category } = useController({ control, name: "categorie" });
  const { field: subCategory } = useController({ control, name: "sous_categorie" });
  const { field: space } = useController({ control, name: "espace_stockage_id" });
  const chosen = category.value;
  const parent = categories.find(({ nom }) => nom === chosen);
  const names = placeNames(spaces);
  const categoryOptions = categories.map(({ nom }) => ({ value: nom, label: nom }));
  const subOptions = subCategories
    .filter(({ categorie_id }) => categorie_id === parent?.id)
    .map(({ nom }) => ({ value: nom, label: nom }));
  const spaceOptions = spaces
    .map(({ id, type }) => ({ value: id, label: names.get(id) ?? "", description: type }))
    .sort((a, b) => compareFrench(a.label, b.label));
  return (
    <>
      <Field label="Catégorie" required={categoryRequired}>
        <Select
          ref={category.ref}
          placeholder="Choisir une catégorie"
          options={[
            ...(categoryRequired ? [] : [{ value: "", label: "Sans catégorie" }]),
            ...withCurrent(categoryOptions, chosen),
          ]}
          value={chosen ?? ""}
          onValueChange={(nom) => {
            if (nom === (chosen ?? "")) return;
            category.onChange(nom || null);
            subCategory.onChange(null);
          }}
        />
      </Field>
      <Field label="Sous-catégorie">
        <Select
          placeholder="Sans sous-catégorie"
          options={[{ value: "", label: "Sans sous-catégorie" }, ...withCurrent(subOptions, subCategory.value)]}
          value={subCategory.value ?? ""}
          onValueChange={(nom) => subCategory.onChange(nom || null)}
          disabled={!chosen}
        />
      </Field>
      <Field label="Espace de stockage">
        <Select
          placeholder="Aucun"
          emptyText="Aucun espace de stockage sur ce bateau"
          options={[{ value: "", label: "Aucun" }, ...spaceOptions]}
          value={space.value ?? ""}
          onValueChange={(id) => space.onChange(id || null)}
        />
      </Field>
      <Field label="Unité">
        <FormSelect control={control} name="unite" options={unitOptions(units, watch("unite"))} />
      </Field>
      <Field label="Quantité" error={errors.quantite?.message}>
        <FormNumberInput control={control} name="quantite" read={numberOr(0)} />
      </Field>
      <Field label="Quantité maximum" error={errors.quantite_max?.message}>
        <FormNumberInput control={control} name="quantite_max" read={numberOr(1)} />
      </Field>
      <DayField control={control} name="date_achat" label="Date d’achat" />
      <DayField control={control} name="date_peremption" label={expiryLabel} />
    </>
  );
}
