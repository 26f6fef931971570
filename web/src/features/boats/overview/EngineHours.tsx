import type { Boat } from "@bosco/domain/boats";
import { withUnit } from "@bosco/domain/french";
import { Gauge, Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useMay } from "../../../fleet/crew.ts";
import { onFirstUse } from "../../../ui/first-use.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { pressedPart } from "../../../ui/pressed-part.tsx";
import { HoursHistory } from "./HoursHistory.tsx";

const form = pressedPart(
  () => import("./HoursForm.tsx"),
  ({ onClose }) => onClose(),
);

/** Engine and hours, with the hours edited in place. */
export function EngineHours({ boat }: { boat: Boat }) {
  const [isOpen, setIsOpen] = useState(false);
  const may = useMay(boat);
  const openButton = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => onFirstUse(() => void form.load().catch(() => {})), []);
  useEffect(() => {
    if (!isOpen && returnsFocus.current) openButton.current?.focus();
    returnsFocus.current = isOpen;
  }, [isOpen]);
  return (
    <div className="rounded bg-sea-soft p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Gauge size={26} className="shrink-0 text-sea-strong" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <p className="break-words text-ink-2 text-sm">{boat.moteur} · moteur</p>
          {!isOpen && <p className="counter font-bold text-lg">{withUnit(boat.heures_moteur, "h")}</p>}
        </div>
        {!isOpen && may("boat.hours") && (
          <Button
            ref={openButton}
            variant="secondary"
            onClick={() => setIsOpen(true)}
            aria-label="Modifier les heures moteur"
          >
            <Pencil size={18} />
            Modifier
          </Button>
        )}
      </div>
      {isOpen && <form.Part boat={boat} onClose={() => setIsOpen(false)} />}
      <HoursHistory boat={boat} />
    </div>
  );
}
