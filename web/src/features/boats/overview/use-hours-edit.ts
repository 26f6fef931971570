import { type Boat, boatForm } from "@bosco/domain/boats";
import { zodResolver } from "@hookform/resolvers/zod";
import { useLayoutEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import type { DoubtfulHours } from "../HoursConfirmation.tsx";
import { useHoursDoubt } from "../hours-doubt.ts";
import { editEngineHours } from "../queries.ts";

const hoursOnly = boatForm.pick({ heures_moteur: true });

/** Edit, then save or cancel. A failed save keeps what was typed. */
export function useHoursEdit(boat: Boat, close: () => void) {
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(hoursOnly),
    defaultValues: { heures_moteur: boat.heures_moteur },
  });
  const [doubtful, setDoubtful] = useState<DoubtfulHours>();
  const formElement = useRef<HTMLFormElement>(null);
  const doubt = useHoursDoubt();
  const intention = useIntention(true);
  const { run, busy } = useCommand(editEngineHours, intention);

  useLayoutEffect(() => {
    // why at once: a phone shows its keyboard only for a focus that belongs to the tap.
    formElement.current?.querySelector("input")?.focus();
  }, []);

  const save = async (heures_moteur: number) => {
    // why: shown at once, and put back if it fails; the field waits with what was typed until then.
    const { ok } = await run({ id: boat.id, heures_moteur });
    if (ok && intention.isOpen) close();
  };
  const submit = handleSubmit(async ({ heures_moteur: heures }) => {
    if (busy) return;
    if (heures === boat.heures_moteur) return close();
    const found = doubt(boat, heures);
    if (found) setDoubtful({ doubt: found, before: boat.heures_moteur, heures });
    else await save(heures);
  });
  return {
    busy,
    check: intention.check,
    error: formState.errors.heures_moteur?.message,
    doubtful,
    control,
    formElement,
    submit,
    // why not waited for: what becomes of it is said beside the field, which the question would cover.
    confirm: () => {
      if (doubtful) void save(doubtful.heures);
    },
    correct: () => setDoubtful(undefined),
  };
}
