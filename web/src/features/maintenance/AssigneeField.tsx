import type { FilledMaintenance, Maintenance, MaintenanceForm as Values } from "@bosco/domain/maintenance";
import { Controller, type UseFormReturn } from "react-hook-form";
import { useWorkersAboard } from "../../fleet/aboard.ts";
import type { SeenBoat } from "../../fleet/crew.ts";
import { Select } from "../../ui/choice/Select.tsx";
import { Field } from "../../ui/form/Field.tsx";

type AssigneeFieldProps = {
  form: UseFormReturn<Values, unknown, FilledMaintenance>;
  boat: SeenBoat;
  edited: Maintenance | undefined;
};

const NOBODY = { value: "", label: "Personne en particulier" };

/** Who is to do the work, where there is a choice. */
export function AssigneeField({ form: { control, formState }, boat, edited }: AssigneeFieldProps) {
  const [reader, ...others] = useWorkersAboard(boat);
  // why: whom it was given to may be nobody that one knows, or may only read by now.
  const former =
    edited?.assigne_id && edited.assigne && edited.bateau_id === boat.id
      ? [{ id: edited.assigne_id, nom: edited.assigne }]
      : [];
  if (others.length + former.length === 0 || !reader) return null;
  const people = new Map([...former, ...others].map(({ id, nom }) => [id, nom]));
  people.delete(reader.id);
  const options = [
    NOBODY,
    { value: reader.id, label: `${reader.nom} (moi)` },
    ...[...people].map(([value, label]) => ({ value, label })),
  ];
  return (
    <Field label="Confiée à" error={formState.errors.assigne_id?.message}>
      <Controller
        name="assigne_id"
        control={control}
        render={({ field: { onChange, value, ...field } }) => (
          <Select {...field} options={options} value={value ?? ""} onValueChange={(id) => onChange(id || null)} />
        )}
      />
    </Field>
  );
}
