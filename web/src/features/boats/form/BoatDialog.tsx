import type { Boat } from "@bosco/domain/boats";
import { useCallback, useRef, useState } from "react";
import type { Check } from "../../../data/unanswered.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { LeaveButton } from "../../../ui/form/LeaveButton.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { BoatFormBody } from "./BoatFormBody.tsx";

const FORM = "boat-form";

type BoatDialogProps = {
  /** The boat to edit; a new one without. */
  boat?: Boat | undefined;
  isFirst: boolean;
  onClose: () => void;
};

/** Adds or edits a boat. Mounted while it is open. */
export function BoatDialog({ boat, isFirst, onClose }: BoatDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [check, setCheck] = useState<Check>();
  const [asksToLeave, setAsksToLeave] = useState(false);
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
  const leave = () => {
    // why: what has no answer yet goes on being checked without the form.
    if (form.current.unanswered) return onClose();
    if (form.current.busy) return;
    if (form.current.dirty) setAsksToLeave(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && leave()}
        keepOpen
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
            <LeaveButton isUnknown={check !== undefined} onClick={leave} disabled={isBusy && !check} />
            <Button type="submit" form={FORM} busy={isBusy} busyLabel="Enregistrement…">
              {boat ? "Enregistrer" : "Ajouter"}
            </Button>
          </>
        }
      >
        <BoatFormBody formId={FORM} boat={boat} isFirst={isFirst} onState={follow} onSaved={onClose} />
      </Dialog>
      <ConfirmDialog
        open={asksToLeave}
        onOpenChange={setAsksToLeave}
        title={"Abandonner la saisie\u00a0?"}
        text="Ce que vous avez saisi n’est pas enregistré et sera perdu."
        confirmLabel="Abandonner"
        cancelLabel="Continuer la saisie"
        danger
        onConfirm={onClose}
      />
    </>
  );
}
