import { type Control, Controller, type FieldPath, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { CalendarField } from "../../../ui/form/CalendarField.tsx";
import { Field } from "../../../ui/form/Field.tsx";

type DayFieldProps<Form extends FieldValues> = {
  control: Control<Form>;
  name: FieldPathByValue<Form, string | null> & FieldPath<Form>;
  label: string;
};

/** A day that may be left out. */
export function DayField<Form extends FieldValues>({ control, name, label }: DayFieldProps<Form>) {
  return (
    <Field label={label}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <CalendarField value={field.value ?? ""} onValueChange={(day) => field.onChange(day || null)} />
        )}
      />
    </Field>
  );
}
