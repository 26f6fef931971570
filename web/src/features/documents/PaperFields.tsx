import { type FilledPaper, PAPER_TYPES, type PaperForm } from "@bosco/domain/documents";
import { frenchDay } from "@bosco/domain/french";
import type { Maintenance } from "@bosco/domain/maintenance";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useIsReminded } from "../../fleet/reminded.ts";
import { CalendarField } from "../../ui/form/CalendarField.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { TypeIcon } from "./type-icons.tsx";

export type PaperValues = Omit<PaperForm, "type"> & { type: PaperForm["type"] | "" };

const types = PAPER_TYPES.map((value) => ({ value, label: value, icon: <TypeIcon type={value} /> }));

type PaperFieldsProps = {
  form: UseFormReturn<PaperValues, unknown, FilledPaper>;
  /** The works of its boat. */
  works: readonly Maintenance[];
};

export function PaperFields({ form: { register, control, formState }, works }: PaperFieldsProps) {
  const { errors } = formState;
  const isReminded = useIsReminded();
  const days = { date_emission: "Date d’émission", date_expiration: "Date d’expiration" } as const;
  const work = works.map(({ id, titre, date_echeance }) => ({
    value: id,
    label: titre,
    description: frenchDay(date_echeance),
  }));
  return (
    <>
      <Field label="Titre" required error={errors.titre?.message} className="sm:col-span-2">
        <TextInput {...register("titre")} maxLength={120} autoComplete="off" placeholder="Assurance 2026" />
      </Field>
      <Field label="Type de papier" required error={errors.type?.message}>
        <FormSelect control={control} name="type" options={types} placeholder="Choisir un type" />
      </Field>
      <Field label="Numéro" error={errors.numero?.message}>
        <TextInput {...register("numero")} maxLength={80} autoComplete="off" />
      </Field>
      {(["date_emission", "date_expiration"] as const).map((name) => (
        <Field
          key={name}
          label={days[name]}
          hint={name === "date_expiration" && isReminded ? "Bosco vous prévient avant ce jour." : undefined}
          error={errors[name]?.message}
        >
          <Controller
            name={name}
            control={control}
            render={({ field: { onChange, ...field } }) => <CalendarField onValueChange={onChange} {...field} />}
          />
        </Field>
      ))}
      {works.length > 0 && (
        <Field
          label="Maintenance"
          hint="Pour une facture, ou une photo du travail."
          error={errors.maintenance_id?.message}
          className="sm:col-span-2"
        >
          <FormSelect control={control} name="maintenance_id" options={[{ value: "", label: "Aucune" }, ...work]} />
        </Field>
      )}
      <Field label="Note" error={errors.note?.message} className="sm:col-span-2">
        <TextArea {...register("note")} maxLength={2000} rows={2} />
      </Field>
    </>
  );
}
