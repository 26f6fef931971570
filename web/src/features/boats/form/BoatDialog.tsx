import type { Boat, Engine } from "@bosco/domain/boats";
import { useCallback, useRef, useState } from "react";
import type { Check } from "../../../data/unanswered.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { LeaveButton } from "../../../ui/form/LeaveButton.tsx";
import { Dialog, DialogClose } from "../../../ui/overlay/Dialog.tsx";
import { BoatFormBody } from "./BoatFormBody.tsx";

const FORM = "boat-form";
const none: readonly Engine[] = [];

type BoatDialogProps = {
  /** The boat to edit; a new one without. */
  boat?: Boat | undefined;
  /** Its engines beside the first. */
  others?: readonly Engine[] | undefined;
  isFirst: boolean;
  onClose: () => void;
};

/** Adds or edits a boat. Mounted while it is open. */
export function BoatDialog({ boat, others = none, isFirst, onClose }: BoatDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [check, setCheck] = useState<Check>();
  // why: asked at the moment of closing. A press of Escape may come before what was just typed is drawn.
  const form = useRef<{ busy: boolean; dirty: boolean; unanswered: Check | undefined }>({
    busy: false,
    dirty: false,
    unanswered: undefined,
  });
  const follow = useCallback((state: typeof form.current) => {
    form.current = state;
    setIsBusy(state.busy);
    setCheck(state.unanswered);
  }, []);
  // why not of what has no answer yet: it goes on being checked without the form.
  const isDirty = () => form.current.dirty && !form.current.unanswered;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      keepOpen
      isHeld={isBusy && !check}
      isDirty={isDirty}
      isOnlyRead={check !== undefined}
      size="lg"
      title={boat ? `Modifier ${boat.nom}` : "Ajouter un Bateau"}
      description={
        <>
          Les champs marqués <span aria-hidden="true">*</span>
          <span className="sr-only">d’une étoile</span> sont obligatoires.
        </>
      }
      footer={
        <>
          <CheckingNote check={check} className="basis-full" />
          <DialogClose>
            <LeaveButton isUnknown={check !== undefined} disabled={isBusy && !check} />
          </DialogClose>
          <Button type="submit" form={FORM} busy={isBusy} busyLabel="Enregistrement…">
            {boat ? "Enregistrer" : "Ajouter"}
          </Button>
        </>
      }
    >
      <BoatFormBody formId={FORM} boat={boat} others={others} isFirst={isFirst} onState={follow} onSaved={onClose} />
    </Dialog>
  );
}
