import { parseFrenchNumber, typeFrenchNumber } from "@bosco/domain/french";
import type { FilledMaintenance, MaintenanceForm } from "@bosco/domain/maintenance";
import { useState } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { Select } from "../../ui/choice/Select.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FormNumberInput } from "../../ui/form/FormNumberInput.tsx";
import { NumberInput } from "../../ui/form/NumberInput.tsx";

type Form = { form: UseFormReturn<MaintenanceForm, unknown, FilledMaintenance> };

const MONTHS = { mois: 1, ans: 12 };
const UNITS = [
  { value: "ans", label: "ans" },
  { value: "mois", label: "mois" },
] as const;
type Unit = (typeof UNITS)[number]["value"];

/** 'Autre': every n months or years, every n engine hours, or both. */
export function RecurrenceFields({ form }: Form) {
  const { control, formState } = form;
  return (
    <>
      <MonthsField form={form} />
      <Field
        label="Toutes les … heures moteur"
        hint="Si les deux sont remplis, la première échéance atteinte compte."
        error={formState.errors.recurrence_heures?.message}
      >
        <FormNumberInput control={control} name="recurrence_heures" unit="h" integer />
      </Field>
    </>
  );
}

/** Months are kept; years are what people say. */
function MonthsField({ form: { control, formState } }: Form) {
  const { field } = useController({ control, name: "recurrence_mois" });
  const [unit, setUnit] = useState<Unit>(field.value && field.value % 12 !== 0 ? "mois" : "ans");
  const [text, setText] = useState(field.value ? typeFrenchNumber(field.value / MONTHS[unit]) : "");
  const keep = (typed: string, of: Unit) => {
    const number = parseFrenchNumber(typed);
    field.onChange(number === null ? null : number * MONTHS[of]);
  };
  return (
    <Field label="Tous les" error={formState.errors.recurrence_mois?.message}>
      <div className="grid grid-cols-2 gap-2">
        <NumberInput
          integer
          ref={field.ref}
          value={text}
          onBlur={field.onBlur}
          onChange={(event) => {
            setText(event.target.value);
            keep(event.target.value, unit);
          }}
        />
        <Select<Unit>
          aria-label="Mois ou années"
          options={UNITS}
          value={unit}
          onValueChange={(chosen) => {
            setUnit(chosen);
            keep(text, chosen);
          }}
        />
      </div>
    </Field>
  );
}
