import { frenchDay, frenchHours } from "@bosco/domain/french";
import { isByHours, type LastTime as Last, NEVER } from "@bosco/domain/maintenance";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useId, useState } from "react";
import { useToday } from "../../../data/today.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { CalendarField } from "../../../ui/form/CalendarField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { NumberInput } from "../../../ui/form/NumberInput.tsx";
import { hoursTyped } from "./hours-typed.ts";
import { isBeyond, type PlanLine } from "./use-plan.ts";

type LastTimeProps = { line: PlanLine; onChange: (last: Last) => void };

/** « Dernière fois ? »: a day, hours, both or neither; of what has a printed date, that date. */
export function LastTime({ line, onChange }: LastTimeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const isPrinted = line.item.a_date_fixe;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="pb-2 pl-9">
      <Button
        variant="quiet"
        className="-ml-5 max-w-full text-left"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="min-w-0">
          {isPrinted ? "Date imprimée\u00a0?" : "Dernière fois\u00a0?"}{" "}
          <span className="font-normal text-ink-2">{lastText(line)}</span>
          <span className="sr-only">{` (${[line.item.titre, line.engine].filter(Boolean).join(", ")})`}</span>
        </span>
        <Chevron size={18} aria-hidden="true" />
      </Button>
      {isOpen && (
        <div id={panel} className="mt-1 grid items-start gap-3 sm:grid-cols-2">
          <LastFields line={line} onChange={onChange} />
          <Button
            variant="secondary"
            className="mr-auto sm:col-span-2"
            onClick={() => {
              onChange(NEVER);
              setIsOpen(false);
            }}
          >
            {isPrinted ? "Je ne sais pas" : "Jamais ou je ne sais pas"}
          </Button>
        </div>
      )}
    </div>
  );
}

function LastFields({ line, onChange }: LastTimeProps) {
  const { item, last, heures_moteur } = line;
  const today = useToday();
  const setDay = (day: string) => onChange({ ...last, day: day || null });
  if (item.a_date_fixe)
    return (
      <Field label="Date imprimée" hint="L’échéance est cette date.">
        <CalendarField value={last.day ?? ""} onValueChange={setDay} />
      </Field>
    );
  const isWrong = last.heures !== null && !(last.heures >= 0);
  const isTooMuch = isBeyond(last, heures_moteur);
  return (
    <>
      <Field label="Fait le">
        <CalendarField value={last.day ?? ""} max={today} onValueChange={setDay} />
      </Field>
      {isByHours(item) && (
        <Field
          label="Fait à"
          hint="Les heures du moteur ce jour-là."
          error={
            isWrong
              ? "Un nombre d’heures est attendu."
              : isTooMuch
                ? `Le moteur n’a que ${frenchHours(heures_moteur)}.`
                : undefined
          }
        >
          <NumberInput
            unit="h"
            defaultValue={last.heures}
            onChange={(event) => onChange({ ...last, heures: hoursTyped(event.target.value) })}
          />
        </Field>
      )}
    </>
  );
}

/** « le 02/05/2026, à 800 h » */
function lastText({ item, last: { day, heures } }: PlanLine): string {
  const known = [day && `le ${frenchDay(day)}`, heures !== null && heures >= 0 && `à ${frenchHours(heures)}`];
  return known.filter(Boolean).join(", ") || (item.a_date_fixe ? "je ne sais pas" : "jamais ou je ne sais pas");
}
