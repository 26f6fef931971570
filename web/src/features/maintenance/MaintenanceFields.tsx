import type { Boat } from "@bosco/domain/boats";
import {
  BY_HOURS,
  type FilledMaintenance,
  MAINTENANCE_CATEGORIES,
  MAINTENANCE_STATUSES,
  type Maintenance,
  RECURRENCES,
  type MaintenanceForm as Values,
} from "@bosco/domain/maintenance";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { CalendarField } from "../../ui/form/CalendarField.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FormNumberInput } from "../../ui/form/FormNumberInput.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { CompletionFields } from "./CompletionFields.tsx";
import { CategoryIcon } from "./category-icons.tsx";
import { frenchHours } from "./due-text.ts";

const options = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));

type MaintenanceFieldsProps = {
  form: UseFormReturn<Values, unknown, FilledMaintenance>;
  boats: readonly Boat[];
  /** The row that is edited; a new one has no status yet. */
  edited: Maintenance | undefined;
};

export function MaintenanceFields({ form, boats, edited }: MaintenanceFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const current = useWatch({ control });
  const boat = boats.find((one) => one.id === current.bateau_id);
  const offered = edited ? [...new Set([...MAINTENANCE_CATEGORIES, edited.categorie])] : MAINTENANCE_CATEGORIES;
  const categories = offered.map((value) => ({
    value,
    label: value,
    icon: <CategoryIcon category={value} />,
  }));
  return (
    <>
      <Field label="Navire" required error={errors.bateau_id?.message}>
        <Controller
          name="bateau_id"
          control={control}
          render={({ field }) => <BoatSelect boats={boats} value={field.value} onValueChange={field.onChange} />}
        />
      </Field>
      <Field label="Titre" required error={errors.titre?.message}>
        <TextInput {...register("titre")} maxLength={120} autoComplete="off" placeholder="Vidange moteur" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Catégorie" required error={errors.categorie?.message}>
          <FormSelect control={control} name="categorie" options={categories} placeholder="Choisir une catégorie" />
        </Field>
        <Field label="Date d’échéance" required error={errors.date_echeance?.message}>
          <Controller
            name="date_echeance"
            control={control}
            render={({ field: { onChange, ...field } }) => <CalendarField onValueChange={onChange} {...field} />}
          />
        </Field>
        <Field label="Récurrence" error={errors.recurrence?.message}>
          <FormSelect control={control} name="recurrence" options={options(RECURRENCES)} />
        </Field>
        <Field label="Prix" error={errors.prix?.message}>
          <FormNumberInput control={control} name="prix" unit="€" placeholder="0,00" />
        </Field>
        {current.recurrence === BY_HOURS && (
          <Field
            label="Échéance moteur"
            hint={`${boat ? `Le compteur est à ${frenchHours(boat.heures_moteur)}. ` : ""}Vide, c’est la date qui compte.`}
            error={errors.heures_echeance?.message}
          >
            <FormNumberInput control={control} name="heures_echeance" unit="h" />
          </Field>
        )}
        {edited && (
          <Field label="Statut" error={errors.statut?.message}>
            <FormSelect control={control} name="statut" options={options(MAINTENANCE_STATUSES)} />
          </Field>
        )}
        {edited && current.statut === "Terminée" && <CompletionFields form={form} />}
      </div>
      <Field label="Références des articles" error={errors.reference_articles?.message}>
        <TextInput {...register("reference_articles")} maxLength={500} autoComplete="off" />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <TextArea {...register("description")} maxLength={5000} />
      </Field>
    </>
  );
}
