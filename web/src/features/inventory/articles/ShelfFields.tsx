import { compareFrench } from "@bosco/domain/french";
import type { ArticleForm, Category, StorageSpace, SubCategory } from "@bosco/domain/inventory";
import { placeNames } from "@bosco/domain/inventory";
import { type Control, useController, useWatch } from "react-hook-form";
import { Select } from "../../../ui/choice/Select.tsx";
import { Field } from "../../../ui/form/Field.tsx";

/** What the add and the edit form have in common; both forms' values contain it. */
export type Shelf = Pick<ArticleForm, "categorie" | "sous_categorie" | "espace_stockage_id">;

type ShelfFieldsProps = {
  control: Control<Shelf>;
  categories: readonly Category[];
  subCategories: readonly SubCategory[];
  /** The spaces of the chosen boat. */
  spaces: readonly StorageSpace[];
  categoryRequired?: boolean;
};

/** A stored name that is no longer among the choices still shows. */
const withCurrent = (options: { value: string; label: string }[], current: string | null) =>
  current && !options.some(({ value }) => value === current)
    ? [...options, { value: current, label: current }]
    : options;

/** Category, the sub-categories of it, and the storage space. */
export function ShelfFields({ control, categories, subCategories, spaces, categoryRequired }: ShelfFieldsProps) {
  const { field: category } = useController({ control, name: "categorie" });
  const { field: subCategory } = useController({ control, name: "sous_categorie" });
  const { field: space } = useController({ control, name: "espace_stockage_id" });
  const chosen = useWatch({ control, name: "categorie" });
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
          emptyText="Aucun espace de stockage sur ce navire"
          options={[{ value: "", label: "Aucun" }, ...spaceOptions]}
          value={space.value ?? ""}
          onValueChange={(id) => space.onChange(id || null)}
        />
      </Field>
    </>
  );
}
