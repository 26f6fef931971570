import { type Boat, type HullKind, readHours } from "@bosco/domain/boats";
import type { Maintenance } from "@bosco/domain/maintenance";
import { useMemo } from "react";
import { isAnothers } from "../../../fleet/crew.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { StickyActions } from "../../../ui/form/StickyActions.tsx";
import { LeaveGuard } from "../../../ui/overlay/LeaveGuard.tsx";
import { addPlan } from "../commands.ts";
import { useMoments } from "../moments.ts";
import { PlanFields } from "./PlanFields.tsx";
import { addWords, usePlanForm } from "./use-plan-form.ts";

/** The step that comes says that it is done; a message would stand above its button. */
const { success: _, ...addQuietly } = addPlan;

type PlanStepProps = {
  boat: Boat;
  all: readonly Maintenance[];
  /** What its owner says that the boat is. */
  kind: HullKind | undefined;
  onDone: () => void;
};

/** The plan as a step of a first start: with nothing ticked, the engine's hours alone are kept. */
export function PlanStep({ boat, all, kind, onDone }: PlanStepProps) {
  const momentOf = useMoments(useMemo(() => [boat], [boat]));
  const own = all.filter((row) => !isAnothers(row));
  const works = all.filter(({ bateau_id }) => bateau_id === boat.id);
  const plan = usePlanForm({ boat, kind, momentOf, own, works }, onDone, addQuietly);
  return (
    <LeaveGuard isChanged={plan.isLost} isUnknown={plan.check !== undefined}>
      <PlanFields plan={plan} asksHours={plan.hours.some(({ engine }) => readHours(engine) === null)} />
      <StickyActions>
        <CheckingNote check={plan.check} className="basis-full" />
        <Button
          size="lg"
          busy={plan.isBusy}
          busyLabel={plan.count === 0 ? "Enregistrement…" : "Ajout..."}
          disabled={plan.isRefused}
          onClick={plan.press}
        >
          {plan.count === 0 ? "Continuer" : addWords(plan.count)}
        </Button>
      </StickyActions>
    </LeaveGuard>
  );
}
