import type { Boat } from "@bosco/domain/boats";
import type { Article } from "@bosco/domain/inventory";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { LeaveButton } from "../../../ui/form/LeaveButton.tsx";
import { Dialog, DialogClose } from "../../../ui/overlay/Dialog.tsx";
import { FirstInventoryFields } from "./FirstInventoryFields.tsx";
import { firstWords, useFirstForm } from "./use-first-form.ts";

type FirstInventoryDialogProps = {
  boat: Boat;
  /** Every article of the boat. */
  articles: readonly Article[];
  onClose: () => void;
};

/** Storage spaces by the kind of boat and the safety gear that the Division 240 asks for, to tick; added in one go. */
export default function FirstInventoryDialog({ boat, articles, onClose }: FirstInventoryDialogProps) {
  const form = useFirstForm(boat, articles);
  const isUnknown = form.check !== undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      keepOpen
      isDirty={() => form.isChanged && !form.busy}
      isOnlyRead={isUnknown}
      size="lg"
      title="Premier inventaire"
      description={`Pour ${boat.nom}. Cochez ce qui est à bord, corrigez le reste ensuite.`}
      footer={
        <>
          <CheckingNote check={form.check} className="basis-full" />
          <DialogClose>
            <LeaveButton isUnknown={isUnknown} />
          </DialogClose>
          <Button
            busy={form.busy}
            busyLabel="Ajout..."
            disabled={form.count === 0 || form.isRefused}
            onClick={async () => (await form.add()) && onClose()}
          >
            {form.count === 0 ? "Ajouter" : `Ajouter ${firstWords(form.spaceCount, form.picked)}`}
          </Button>
        </>
      }
    >
      <FirstInventoryFields form={form} />
    </Dialog>
  );
}
