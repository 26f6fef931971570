import type { Boat } from "@bosco/domain/boats";
import { frenchHours } from "@bosco/domain/french";
import {
  type FilledMaintenance,
  isByHours,
  isEngineWork,
  MAINTENANCE_CATEGORIES,
  MAINTENANCE_STATUSES,
  type Maintenance,
  periodOf,
  RECURRENCES,
  type Recurrence,
  recurrenceLabel,
  type MaintenanceForm as Values,
} from "@bosco/domain/maintenance";
import { type ReactNode, useMemo } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { useEngines } from "../../fleet/engines.ts";
import { Select } from "../../ui/choice/Select.tsx";
import { CalendarField } from "../../ui/form/CalendarField.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FormNumberInput } from "../../ui/form/FormNumberInput.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { AssigneeField } from "./AssigneeField.tsx";
import { CompletionFields } from "./CompletionFields.tsx";
import { CategoryIcon } from "./category-icons.tsx";
import { RecurrenceFields } from "./RecurrenceFields.tsx";

/** « Autre… » opens its fields. */
const recurrences = RECURRENCES.map((value) => ({
  value,
  label: value === "Autre" ? "Autre…" : recurrenceLabel(value),
}));

const options = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));

type MaintenanceFieldsProps = {
  form: UseFormReturn<Values, unknown, FilledMaintenance>;
  boats: readonly Boat[];
  /** The row that is edited; a new one has no status yet. */
  edited: Maintenance | undefined;
  /** Whether one who says that it is done says here when. */
  asksWhenDone: boolean;
  /** The field of the articles that it uses. */
  parts: ReactNode;
};

export function MaintenanceFields({ form, boats, edited, asksWhenDone, parts }: MaintenanceFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const current = useWatch({ control });
  const boat = useMemo(() => boats.filter(({ id }) => id === current.bateau_id), [boats, current.bateau_id]);
  const engines = useEngines(boat);
  const engine = engines.find(({ id }) => id === (current.moteur_id ?? current.bateau_id));
  const period = periodOf({ recurrence: "Aucune" as Recurrence, ...current });
  const { categorie = "", moteur_id = null } = current;
  const isAboutEngine = isEngineWork({ categorie, moteur_id, recurrence_heures: period.recurrence_heures });
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
          render={({ field }) => (
            <BoatSelect
              boats={boats}
              value={field.value}
              onValueChange={(id) => {
                field.onChange(id);
                // why: engines and crew are of one boat.
                form.setValue("moteur_id", null);
                form.setValue("assigne_id", null);
              }}
            />
          )}
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
          <FormSelect control={control} name="recurrence" options={recurrences} />
        </Field>
        <Field label="Prix" error={errors.prix?.message}>
          <FormNumberInput control={control} name="prix" unit="€" placeholder="0,00" />
        </Field>
        {current.recurrence === "Autre" && <RecurrenceFields form={form} />}
        {engines.length > 1 && isAboutEngine && (
          <Field label="Moteur" error={errors.moteur_id?.message}>
            <Controller
              name="moteur_id"
              control={control}
              render={({ field: { onChange, value, ...field } }) => (
                <Select
                  {...field}
                  options={engines.map(({ id, nom }) => ({ value: id, label: nom }))}
                  value={engine?.id ?? ""}
                  onValueChange={(id) => onChange(id === current.bateau_id ? null : id)}
                />
              )}
            />
          </Field>
        )}
        {isByHours(period) && (
          <Field
            label="Échéance moteur"
            hint={`${engine ? `Le compteur est à ${frenchHours(engine.heures)}. ` : ""}Laissez vide si seule la date compte.`}
            error={errors.heures_echeance?.message}
          >
            <FormNumberInput control={control} name="heures_echeance" unit="h" />
          </Field>
        )}
        {period.recurrence_mois !== null && (
          <Checkbox
            {...register("a_date_fixe")}
            label="À date fixe"
            description="La prochaine se compte depuis l’échéance, pas depuis le jour où c’est fait."
            className="self-end"
          />
        )}
        {boat[0] && <AssigneeField form={form} boat={boat[0]} edited={edited} />}
        {edited && (
          <Field label="Statut" error={errors.statut?.message}>
            <FormSelect control={control} name="statut" options={options(MAINTENANCE_STATUSES)} />
          </Field>
        )}
        {edited && asksWhenDone && current.statut === "Terminée" && <CompletionFields form={form} />}
      </div>
      {parts}
      <Field label="Références des articles" error={errors.reference_articles?.message}>
        <TextInput {...register("reference_articles")} maxLength={500} autoComplete="off" />
      </Field>
      <Field label="Description" error={errors.description?.message}>
        <TextArea {...register("description")} maxLength={5000} />
      </Field>
    </>
  );
}
