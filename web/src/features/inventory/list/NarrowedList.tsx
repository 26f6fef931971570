import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/form/Button.tsx";

/** Says that the list shows a part of the inventory, which no counter above it says, and leads back to all of it. */
export function NarrowedList({ children, onClear }: { children: ReactNode; onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded bg-sea-soft px-4 py-2 text-sea-strong">
      <p className="min-w-0 break-words tabular-nums">{children}</p>
      <Button variant="quiet" className="-mx-3" onClick={onClear}>
        <X size={18} aria-hidden="true" />
        Tout l’inventaire
      </Button>
    </div>
  );
}
