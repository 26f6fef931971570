import { frenchDay, parseFrenchNumber } from "@bosco/domain/french";
import { isByHours, type PlanItem, periodOf, recurrenceWords } from "@bosco/domain/maintenance";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { CalendarField } from "../../ui/form/CalendarField.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { NumberInput } from "../../ui/form/NumberInput.tsx";
import { TextArea } from "../../ui/form/TextArea.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { frenchHours } from "./due-text.ts";

export type PlanLine = PlanItem & { id: string; checked: boolean };

type PlanRowProps = { line: PlanLine; onChange: (line: PlanLine) => void };

export function PlanRow({ line, onChange }: PlanRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const due =
    line.heures_echeance === null
      ? line.date_echeance && `le ${frenchDay(line.date_echeance)}`
      : `à ${frenchHours(line.heures_echeance)}`;
  const summary = [line.categorie, due, recurrenceWords({ ...line, ...periodOf(line) })].filter(Boolean).join(" · ");
  return (
    <li className="py-1">
      <div className="flex items-start gap-2">
        <Checkbox
          checked={line.checked}
          onChange={(event) => onChange({ ...line, checked: event.target.checked })}
          label={line.titre || "Sans titre"}
          description={summary}
          className="min-w-0 flex-1"
        />
        <IconButton
          label={isOpen ? `Replier « ${line.titre} »` : `Modifier « ${line.titre} »`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
        </IconButton>
      </div>
      {isOpen && (
        <div className="grid gap-3 pb-4 pl-9 sm:grid-cols-2">
          <Field label="Titre" required className="sm:col-span-2">
            <TextInput
              value={line.titre}
              maxLength={120}
              onChange={(event) => onChange({ ...line, titre: event.target.value })}
            />
          </Field>
          <Field label="Date d’échéance" required>
            <CalendarField
              value={line.date_echeance}
              onValueChange={(date_echeance) => onChange({ ...line, date_echeance })}
            />
          </Field>
          {isByHours(periodOf(line)) && (
            <Field label="Échéance moteur">
              <NumberInput
                unit="h"
                defaultValue={line.heures_echeance}
                onChange={(event) => {
                  const heures = parseFrenchNumber(event.target.value);
                  if (!Number.isNaN(heures)) onChange({ ...line, heures_echeance: heures });
                }}
              />
            </Field>
          )}
          <Field label="Description" className="sm:col-span-2">
            <TextArea
              value={line.description}
              maxLength={5000}
              onChange={(event) => onChange({ ...line, description: event.target.value })}
            />
          </Field>
        </div>
      )}
    </li>
  );
}
