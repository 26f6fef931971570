import type { Boat } from "@bosco/domain/boats";
import type { Maintenance } from "@bosco/domain/maintenance";
import { ChartNoAxesColumn } from "lucide-react";
import { useEffect, useState } from "react";
import { onFirstUse } from "../../ui/first-use.ts";
import { Button } from "../../ui/form/Button.tsx";
import { pressedPart } from "../../ui/pressed-part.tsx";

const dialog = pressedPart(
  () => import("./CostsDialog.tsx"),
  ({ onOpenChange }) => onOpenChange(false),
);

type CostsButtonProps = {
  list: readonly Maintenance[];
  boats: readonly Boat[];
  /** The one that is shown, if not all are. */
  boat: Boat | undefined;
};

/** Opens the costs in detail. */
export function CostsButton({ list, boats, boat }: CostsButtonProps) {
  const [open, setOpen] = useState<boolean>();
  useEffect(() => onFirstUse(() => void dialog.load().catch(() => {})), []);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ChartNoAxesColumn size={20} />
        Coûts en détail
      </Button>
      {open !== undefined && <dialog.Part list={list} boats={boats} boat={boat} open={open} onOpenChange={setOpen} />}
    </>
  );
}
