import type { FilledMaintenance, MaintenanceForm } from "@bosco/domain/maintenance";
import { Controller, type UseFormReturn } from "react-hook-form";
import { CalendarField } from "../../ui/form/CalendarField.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FormNumberInput } from "../../ui/form/FormNumberInput.tsx";

/** When it was done, for the log book. Left empty: today, and the engine's hours as they stand. */
export function CompletionFields({ form }: { form: UseFormReturn<MaintenanceForm, unknown, FilledMaintenance> }) {
  const { control, formState } = form;
  return (
    <>
      <Field label="Réalisée le" error={formState.errors.date_realisation?.message}>
        <Controller
          name="date_realisation"
          control={control}
          render={({ field: { onChange, ...field } }) => <CalendarField onValueChange={onChange} {...field} />}
        />
      </Field>
      <Field label="Heures moteur ce jour-là" error={formState.errors.heures_realisation?.message}>
        <FormNumberInput control={control} name="heures_realisation" unit="h" />
      </Field>
    </>
  );
}
