import type { Boat } from "@bosco/domain/boats";
import { callWords, type Departure, type TripDraft } from "@bosco/domain/departure";
import { FileDown, Share2 } from "lucide-react";
import { useState } from "react";
import { usePaper } from "../../pdf/use-paper.ts";
import { Button } from "../../ui/form/Button.tsx";
import { Field } from "../../ui/form/Field.tsx";
import { NumberStepper } from "../../ui/form/NumberStepper.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { canShare, shareSheet } from "./share-sheet.ts";

type SheetDialogProps = {
  boat: Boat;
  trip: TripDraft;
  judged: Departure;
  onChange: (changed: Partial<TripDraft>) => void;
  onClose: () => void;
};

/** What stands on the sheet beside the trip, then the sheet itself: to print, or to send to whoever waits ashore. */
export default function SheetDialog({ boat, trip, judged, onChange, onClose }: SheetDialogProps) {
  const { busy, make } = usePaper("Feuille de départ générée avec succès\u00a0!");
  const [contact, setContact] = useState(trip.contact_a_terre ?? "");
  const [isSharing, setIsSharing] = useState(false);
  const written = { ...trip, contact_a_terre: contact.trim() || null };
  const keepContact = () => written.contact_a_terre !== trip.contact_a_terre && onChange(written);
  const print = () =>
    make(async () => {
      const { departureSheet } = await import("./departure-sheet.ts");
      (await departureSheet(boat, written, judged)).save();
    });
  const share = async () => {
    setIsSharing(true);
    await shareSheet(async () => {
      const { departureSheet } = await import("./departure-sheet.ts");
      return (await departureSheet(boat, written, judged)).file();
    });
    setIsSharing(false);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        // why here too: a field that goes with its dialog is not left first.
        keepContact();
        onClose();
      }}
      title="Feuille de départ"
      description="Une page pour l’équipage et pour la personne à terre."
      footer={
        <>
          {canShare() && (
            <Button variant="secondary" busy={isSharing} busyLabel="Préparation..." onClick={share}>
              <Share2 size={20} aria-hidden="true" />
              Partager
            </Button>
          )}
          <Button busy={busy} busyLabel="Préparation..." onClick={print}>
            <FileDown size={20} aria-hidden="true" />
            Télécharger le PDF
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label="Heure de retour prévue" hint="Au plus tard, le jour du retour.">
          <TextInput
            type="time"
            value={trip.retour_heure ?? ""}
            onChange={(event) => onChange({ retour_heure: event.target.value.slice(0, 5) || null })}
          />
        </Field>
        <Field label="Contact à terre" hint="Nom et téléphone de qui vous attend. Il reçoit cette feuille de vous.">
          <TextInput
            maxLength={200}
            autoComplete="off"
            value={contact}
            onChange={(event) => setContact(event.target.value)}
            onBlur={keepContact}
          />
        </Field>
        <Field label="Sans nouvelles, appeler après" hint="En heures, à partir de l’heure de retour prévue.">
          <NumberStepper
            label="Sans nouvelles, appeler après"
            unit="heures"
            min={1}
            max={100}
            value={trip.appel_apres_heures}
            onValueChange={(hours) => onChange({ appel_apres_heures: Math.round(hours) })}
          />
        </Field>
        <p className="text-ink-2 text-sm">{`La feuille dira d’appeler le CROSS (196), ${callWords(trip)}.`}</p>
      </div>
    </Dialog>
  );
}
