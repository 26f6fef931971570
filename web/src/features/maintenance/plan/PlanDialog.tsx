import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { LeaveButton } from "../../../ui/form/LeaveButton.tsx";
import { Dialog, DialogClose } from "../../../ui/overlay/Dialog.tsx";
import { PlanFields } from "./PlanFields.tsx";
import type { PlanOf } from "./use-plan.ts";
import { addWords, usePlanForm } from "./use-plan-form.ts";

type PlanDialogProps = PlanOf & { onClose: () => void };

/** Proposes the usual upkeep of a boat; each item can be left out or changed before it is added. */
export default function PlanDialog({ onClose, ...of }: PlanDialogProps) {
  const plan = usePlanForm(of, onClose);
  const isUnknown = plan.check !== undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      keepOpen
      isDirty={() => plan.isLost}
      isOnlyRead={isUnknown}
      size="lg"
      title="Plan d’entretien"
      description={`Pour ${of.boat.nom}.`}
      footer={
        <>
          <CheckingNote check={plan.check} className="basis-full" />
          <DialogClose>
            <LeaveButton isUnknown={isUnknown} />
          </DialogClose>
          <Button
            busy={plan.isBusy}
            busyLabel="Ajout..."
            disabled={plan.count === 0 || plan.isRefused}
            onClick={plan.press}
          >
            {addWords(plan.count)}
          </Button>
        </>
      }
    >
      <PlanFields plan={plan} />
    </Dialog>
  );
}
