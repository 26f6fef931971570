import { boatForm, type Engine, isFirstEngine } from "@bosco/domain/boats";
import { zodResolver } from "@hookform/resolvers/zod";
import { useLayoutEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useIntention } from "../../../data/intention.ts";
import { useCommand } from "../../../data/use-command.ts";
import type { DoubtfulHours } from "../../../fleet/HoursConfirmation.tsx";
import { useHoursDoubt } from "../../../fleet/hours-doubt.ts";
import { editEngineHours, editFirstEngineHours, editOtherEngineHours } from "../queries.ts";

const hoursOnly = boatForm.pick({ heures_moteur: true });

/** Edit, then save or cancel. A failed save keeps what was typed. */
export function useHoursEdit(engine: Engine, isOnly: boolean, close: () => void) {
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(hoursOnly),
    defaultValues: { heures_moteur: engine.heures },
  });
  const [doubtful, setDoubtful] = useState<readonly DoubtfulHours[]>([]);
  const formElement = useRef<HTMLFormElement>(null);
  const doubt = useHoursDoubt();
  const intention = useIntention(true);
  const first = useCommand(isOnly ? editEngineHours : editFirstEngineHours, intention);
  const other = useCommand(editOtherEngineHours, intention);
  const busy = first.busy || other.busy;

  useLayoutEffect(() => {
    // why at once: a phone shows its keyboard only for a focus that belongs to the tap.
    formElement.current?.querySelector("input")?.focus();
  }, []);

  const save = async (heures: number) => {
    const { id } = engine;
    // why: shown at once, and put back if it fails; the field waits with what was typed until then.
    const { ok } = isFirstEngine(engine)
      ? await first.run({ id, heures_moteur: heures })
      : await other.run({ id, heures });
    if (ok && intention.isOpen) close();
  };
  const submit = handleSubmit(async ({ heures_moteur: heures }) => {
    if (busy) return;
    if (heures === engine.heures) return close();
    const found = doubt(engine, heures);
    if (found) setDoubtful([found]);
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
      for (const { heures } of doubtful) void save(heures);
    },
    correct: () => setDoubtful([]),
  };
}
