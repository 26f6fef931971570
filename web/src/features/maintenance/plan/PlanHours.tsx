import { withUnit } from "@bosco/domain/french";
import { Field } from "../../../ui/form/Field.tsx";
import { NumberInput } from "../../../ui/form/NumberInput.tsx";
import { hoursTyped } from "./hours-typed.ts";
import type { usePlan } from "./use-plan.ts";

type PlanHoursProps = Pick<ReturnType<typeof usePlan>, "hours" | "setHours">;

/** The hours of each engine, asked first: what follows them is counted from here. */
export function PlanHours({ hours, setHours }: PlanHoursProps) {
  const isOnly = hours.length === 1;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {hours.map(({ engine: { id, nom, heures }, said }) => (
        <Field
          key={id}
          label={isOnly ? "Heures du moteur" : `Heures\u00a0: ${nom}`}
          error={said >= 0 ? undefined : "Un nombre d’heures est attendu."}
          hint={said < heures ? `Moins que le dernier relevé (${withUnit(heures, "h")}).` : undefined}
        >
          <NumberInput
            unit="h"
            defaultValue={heures}
            onChange={(event) => setHours(id, hoursTyped(event.target.value) ?? Number.NaN)}
          />
        </Field>
      ))}
    </div>
  );
}
