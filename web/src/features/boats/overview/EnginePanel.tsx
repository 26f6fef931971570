import type { Engine } from "@bosco/domain/boats";
import { frenchDay, withUnit } from "@bosco/domain/french";
import { Gauge, Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { onFirstUse } from "../../../ui/first-use.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { pressedPart } from "../../../ui/pressed-part.tsx";
import { HoursHistory } from "./HoursHistory.tsx";
import { useEngineReadings } from "./use-engine-readings.ts";

const form = pressedPart(
  () => import("./HoursForm.tsx"),
  ({ onClose }) => onClose(),
);

type EnginePanelProps = {
  boatName: string;
  engine: Engine;
  /** Whether the boat has no other. */
  isOnly: boolean;
  isEditable: boolean;
  /** Whether the address asks for its form. */
  isAsked: boolean;
};

/** One engine and its hours, edited in place. Beside others it says which it is, and takes less room. */
export function EnginePanel({ boatName, engine, isOnly, isEditable, isAsked }: EnginePanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const readings = useEngineReadings(engine);
  const openButton = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => onFirstUse(() => void form.load().catch(() => {})), []);
  useEffect(() => {
    if (isAsked) setIsOpen(true);
  }, [isAsked]);
  useEffect(() => {
    if (!isOpen && returnsFocus.current) openButton.current?.focus();
    returnsFocus.current = isOpen;
  }, [isOpen]);

  const { nom, type, heures } = engine;
  const hours = withUnit(heures, "h");
  const open = { ref: openButton, onClick: () => setIsOpen(true) };
  const edit = isOpen && <form.Part engine={engine} isOnly={isOnly} onClose={() => setIsOpen(false)} />;
  const history = <HoursHistory boatName={boatName} engine={engine} isOnly={isOnly} readings={readings} />;
  if (isOnly)
    return (
      <>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Gauge size={26} className="shrink-0 text-sea-strong" aria-hidden="true" />
          {/* why a least width: on a phone the button goes below rather than leave the hours three letters a line. */}
          <div className="min-w-36 flex-1">
            <p className="break-words text-ink-2 text-sm">{type} · moteur</p>
            {!isOpen && <p className="counter font-bold text-lg">{hours}</p>}
          </div>
          {!isOpen && isEditable && (
            <Button {...open} variant="secondary" aria-label="Modifier les heures moteur">
              <Pencil size={18} />
              Modifier
            </Button>
          )}
        </div>
        {edit}
        {history}
      </>
    );
  return (
    <section aria-label={nom} className="pt-3 pb-2">
      <p className="break-words text-ink-2 text-sm">
        <span className="font-semibold text-ink">{nom}</span> · {type}
      </p>
      {edit || (
        <div className="flex items-center gap-1">
          <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <span className="counter font-bold text-lg">{hours}</span>
            {readings.last && (
              <span className="text-ink-2 text-sm tabular-nums">{`relevé du ${frenchDay(readings.last.day)}`}</span>
            )}
          </p>
          {history}
          {isEditable && (
            <IconButton {...open} label={`Modifier les heures\u00a0: ${nom}`} className="-mr-2">
              <Pencil size={20} />
            </IconButton>
          )}
        </div>
      )}
    </section>
  );
}
