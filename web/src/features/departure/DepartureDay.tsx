import { frenchDay } from "@bosco/domain/french";
import { useState } from "react";
import { CalendarField } from "../../ui/form/CalendarField.tsx";
import { Field } from "../../ui/form/Field.tsx";

type DepartureDayProps = {
  value: string;
  min: string;
  onValueChange: (day: string) => void;
};

/** The day one leaves. A trip always has one: what stands here counts as soon as it is one, and until then the last does. */
export function DepartureDay({ value, min, onValueChange }: DepartureDayProps) {
  const [isUnread, setIsUnread] = useState(false);
  const hint = isUnread ? `Jugé pour le ${frenchDay(value)} tant qu’aucune autre date n’est donnée.` : undefined;
  return (
    <Field label="Départ" hint={hint}>
      <CalendarField
        value={isUnread ? "" : value}
        min={min}
        onValueChange={(day) => {
          setIsUnread(day === "");
          if (day !== "" && day !== value) onValueChange(day);
        }}
      />
    </Field>
  );
}
