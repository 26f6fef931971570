import { isByHours, limitWords, recurrenceWords } from "@bosco/domain/maintenance";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { CalendarField } from "../../../ui/form/CalendarField.tsx";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { NumberInput } from "../../../ui/form/NumberInput.tsx";
import { TextArea } from "../../../ui/form/TextArea.tsx";
import { TextInput } from "../../../ui/form/TextInput.tsx";
import { hoursTyped } from "./hours-typed.ts";
import { LastTime } from "./LastTime.tsx";
import type { LineEdit, PlanLine } from "./use-plan.ts";

type PlanRowProps = { line: PlanLine; onEdit: (edit: LineEdit) => void };

export function PlanRow({ line, onEdit }: PlanRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { item, due, checked } = line;
  const { titre } = item;
  const name = line.engine ? `${titre} (${line.engine})` : titre;
  return (
    <li className="py-1">
      <div className="flex items-start gap-2">
        <Checkbox
          checked={checked}
          onChange={(event) => onEdit({ checked: event.target.checked })}
          label={titre ? name : "Sans titre"}
          description={<Summary line={line} />}
          className="min-w-0 flex-1"
        />
        <IconButton
          label={isOpen ? `Replier «\u00a0${name}\u00a0»` : `Modifier «\u00a0${name}\u00a0»`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
        </IconButton>
      </div>
      {/* why without what was set by hand: the answer says when it is due. */}
      {checked && <LastTime line={line} onChange={(last) => onEdit({ last, due: undefined })} />}
      {isOpen && (
        <div className="grid gap-3 pb-4 pl-9 sm:grid-cols-2">
          <Field label="Titre" required className="sm:col-span-2">
            <TextInput value={titre} maxLength={120} onChange={(event) => onEdit({ titre: event.target.value })} />
          </Field>
          <Field label="Date d’échéance" required>
            <CalendarField
              value={due.date_echeance}
              onValueChange={(date_echeance) => onEdit({ due: { ...due, date_echeance } })}
            />
          </Field>
          {isByHours(item) && (
            <Field label="Échéance moteur">
              <NumberInput
                unit="h"
                defaultValue={due.heures_echeance}
                onChange={(event) => onEdit({ due: { ...due, heures_echeance: hoursTyped(event.target.value) } })}
              />
            </Field>
          )}
          <Field label="Description" className="sm:col-span-2">
            <TextArea
              value={item.description}
              maxLength={5000}
              onChange={(event) => onEdit({ description: event.target.value })}
            />
          </Field>
        </div>
      )}
    </li>
  );
}

/** « Moteur · à 942 h ou le 12/03/2027 · Tous les ans ou toutes les 100 h », and whether it is late. */
function Summary({ line: { item, due, isLate, isThere } }: { line: PlanLine }) {
  const limits = due.date_echeance && limitWords({ ...item, ...due });
  return (
    <>
      {[isThere && "Déjà programmée", item.categorie, limits, recurrenceWords(item)].filter(Boolean).join(" · ")}
      {isLate && <span className="font-semibold text-late"> · en retard</span>}
    </>
  );
}
