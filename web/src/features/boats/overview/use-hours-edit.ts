import { hours } from "@bosco/domain";
import { type Boat, engineHoursFrom } from "@bosco/domain/boats";
import { parseFrenchNumber } from "@bosco/domain/french";
import { useEffect, useRef, useState } from "react";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import type { DoubtfulHours } from "../HoursConfirmation.tsx";
import { useHoursDoubt } from "../hours-doubt.ts";
import { editEngineHours } from "../queries.ts";

/** View, edit, then save or cancel. A failed save keeps what was typed. */
export function useHoursEdit(boat: Boat) {
  const [isOpen, setIsOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [doubtful, setDoubtful] = useState<DoubtfulHours>();
  const input = useRef<HTMLInputElement>(null);
  const openButton = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  const doubt = useHoursDoubt();
  const intention = useIntention(isOpen);
  const { run, busy } = useCommand(editEngineHours, intention);

  useEffect(() => {
    if (isOpen) input.current?.focus();
    else if (returnsFocus.current) openButton.current?.focus();
    returnsFocus.current = isOpen;
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    setError(undefined);
  };
  const save = async (heures_moteur: number) => {
    // why: shown at once, and put back if it fails; the field waits with what was typed until then.
    const { ok } = await run({ id: boat.id, heures_moteur });
    if (ok && intention.isOpen) close();
  };
  const submit = async () => {
    if (busy) return;
    const heures = engineHoursFrom(parseFrenchNumber(input.current?.value));
    const judged = hours.safeParse(heures);
    if (!judged.success) return setError(judged.error.issues[0]?.message);
    setError(undefined);
    if (heures === boat.heures_moteur) return close();
    const found = doubt(boat, heures);
    if (found) setDoubtful({ doubt: found, before: boat.heures_moteur, heures });
    else await save(heures);
  };
  return {
    isOpen,
    busy,
    check: intention.check,
    error,
    doubtful,
    input,
    openButton,
    open: () => setIsOpen(true),
    cancel: close,
    submit,
    // why not waited for: what becomes of it is said beside the field, which the question would cover.
    confirm: () => {
      if (doubtful) void save(doubtful.heures);
    },
    correct: () => setDoubtful(undefined),
  };
}
