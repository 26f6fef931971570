import type { Boat } from "@bosco/domain/boats";
import type { MaybeAnothers } from "@bosco/domain/crew";
import { Users } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { onFirstUse } from "../../ui/first-use.ts";
import { Button } from "../../ui/form/Button.tsx";
import { pressedPart } from "../../ui/pressed-part.tsx";

const dialog = pressedPart(
  () => import("./CrewDialog.tsx"),
  ({ onClose }) => onClose(),
);

type CrewEntryProps = Pick<ComponentProps<typeof Button>, "variant" | "className"> & { boat: Boat & MaybeAnothers };

/** 'Partager' for a boat's owner; for its crew what one is aboard, and the way out. */
export function CrewEntry({ boat, ...look }: CrewEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onFirstUse(() => void dialog.load().catch(() => {})), []);
  const label = boat.proprietaire_id === undefined ? "Partager" : "Équipage";
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={`${label}\u00a0: ${boat.nom}`}
        onClick={() => setIsOpen(true)}
        {...look}
      >
        <Users size={18} />
        {label}
      </Button>
      {isOpen && <dialog.Part boat={boat} onClose={() => setIsOpen(false)} />}
    </>
  );
}
