import type { Boat } from "@bosco/domain/boats";
import type { MaybeAnothers } from "@bosco/domain/crew";
import { FileCheck } from "lucide-react";
import { type ComponentProps, useEffect, useState } from "react";
import { isAnothers } from "../../../fleet/crew.ts";
import { onFirstUse } from "../../../ui/first-use.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { pressedPart } from "../../../ui/pressed-part.tsx";

const dialog = pressedPart(
  () => import("./SaleFileDialog.tsx"),
  ({ onClose }) => onClose(),
);

type SaleFileProps = Pick<ComponentProps<typeof Button>, "variant" | "className"> & { boat: Boat & MaybeAnothers };

/** Opens the choice of what goes into the file for a buyer: nobody sells a boat but its owner. */
export function SaleFile({ boat, ...look }: SaleFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => onFirstUse(() => void dialog.load().catch(() => {})), []);
  if (isAnothers(boat)) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)} {...look}>
        <FileCheck size={18} />
        Dossier de vente
      </Button>
      {isOpen && <dialog.Part boat={boat} onClose={() => setIsOpen(false)} />}
    </>
  );
}
