import type { Boat } from "@bosco/domain/boats";
import type { Departure, TripDraft } from "@bosco/domain/departure";
import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { onFirstUse } from "../../ui/first-use.ts";
import { Button } from "../../ui/form/Button.tsx";
import { pressedPart } from "../../ui/pressed-part.tsx";

const dialog = pressedPart(
  () => import("./SheetDialog.tsx"),
  ({ onClose }) => onClose(),
);

type SheetButtonsProps = {
  boat: Boat;
  trip: TripDraft;
  judged: Departure;
  onChange: (changed: Partial<TripDraft>) => void;
};

/** 'Feuille de départ': for the crew, and for the person ashore. */
export function SheetButtons(props: SheetButtonsProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onFirstUse(() => void dialog.load().catch(() => {})), []);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <FileText size={20} aria-hidden="true" />
        Feuille de départ (PDF)
      </Button>
      {isOpen && <dialog.Part {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
