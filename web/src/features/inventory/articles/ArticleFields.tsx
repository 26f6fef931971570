import { compareFrench } from "@bosco/domain/french";
import type { Article, ArticleForm, StorageSpace } from "@bosco/domain/inventory";
import { placeNames } from "@bosco/domain/inventory";
import { useMemo } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useBoats } from "../../../fleet/boats.ts";
import { isAnothers } from "../../../fleet/crew.ts";
import { Select } from "../../../ui/choice/Select.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { FormSelect } from "../../../ui/form/FormSelect.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { useArticles, useCategories, useSubCategories } from "../queries.ts";
import { numberOr, unitOptions } from "./article-values.ts";
import { DayField } from "./DayField.tsx";
import { withCategoriesAboard, withSubCategoriesAboard } from "./names-aboard.ts";

/** What the forms that add and edit an article have in common; the values of both contain it. */
type ArticleValues = Omit<ArticleForm, "nom" | "description" | "prix_unitaire">;

type ArticleFieldsProps = {
  boatId: string;
  /** The spaces of the chosen boat. */
  spaces: readonly StorageSpace[];
  units: readonly string[];
  expiryLabel: string;
  categoryRequired?: boolean;
};

/** A stored name that is no longer among the choices still shows. */
const withCurrent = (names: string[], current: string | null) =>
  (current && !names.includes(current) ? [...names, current] : names).map((nom) => ({ value: nom, label: nom }));

const none: Article[] = [];

/** why on others' boats only: categories are each person's, and what is shelved there was named by its owner. */
function useArticlesOfOwner(boatId: string): readonly Article[] {
  const isElsewhere = isAnothers(useBoats().data?.find(({ id }) => id === boatId));
  const { data = none } = useArticles();
  return useMemo(
    () => (isElsewhere ? data.filter(({ bateau_id }) => bateau_id === boatId) : none),
    [isElsewhere, data, boatId],
  );
}

/** Category, the sub-categories of it, the storage space, what is there and since when. */
export function ArticleFields({ boatId, spaces, units, expiryLabel, categoryRequired }: ArticleFieldsProps) {
  const { control, formState, register, watch } = useFormContext<ArticleValues>();
  const { errors } = formState;
  const categories = useCategories();
  const subCategories = useSubCategories();
  const { field: category } = useController({ control, name: "categorie" });
  const { field: subCategory } = useController({ control, name: "sous_categorie" });
  const { field: space } = useController({ control, name: "espace_stockage_id" });
  const chosen = category.value;
  const parent = categories.find(({ nom }) => nom === chosen);
  const names = placeNames(spaces);
  const aboard = useArticlesOfOwner(boatId);
  const ownNames = categories.map(({ nom }) => nom);
  const ownSubNames = subCategories.filter(({ categorie_id }) => categorie_id === parent?.id).map(({ nom }) => nom);
  const categoryNames = withCategoriesAboard(ownNames, aboard);
  const subNames = withSubCategoriesAboard(ownSubNames, aboard, chosen);
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
            ...withCurrent(categoryNames, chosen),
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
          options={[{ value: "", label: "Sans sous-catégorie" }, ...withCurrent(subNames, subCategory.value)]}
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
      <Field label="Référence" error={errors.reference?.message}>
        <TextInput {...register("reference")} maxLength={80} autoComplete="off" />
      </Field>
      <Field label="Numéro du fabricant" error={errors.numero_fabricant?.message}>
        <TextInput {...register("numero_fabricant")} maxLength={80} autoComplete="off" />
      </Field>
      <DayField control={control} name="date_achat" label="Date d’achat" />
      <DayField control={control} name="date_peremption" label={expiryLabel} />
    </>
  );
}
