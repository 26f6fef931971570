import type { Boat } from "@bosco/domain/boats";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
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
  const [state, setState] = useState({ busy: false, dirty: false });
  const [asksToLeave, setAsksToLeave] = useState(false);
  const leave = () => {
    if (state.busy) return;
    if (state.dirty) setAsksToLeave(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && leave()}
        keepOpen
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
            <Button variant="secondary" onClick={leave} disabled={state.busy}>
              Annuler
            </Button>
            <Button type="submit" form={FORM} busy={state.busy} busyLabel="Enregistrement…">
              {boat ? "Enregistrer" : "Ajouter"}
            </Button>
          </>
        }
      >
        <BoatFormBody formId={FORM} boat={boat} isFirst={isFirst} onState={setState} onSaved={onClose} />
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
