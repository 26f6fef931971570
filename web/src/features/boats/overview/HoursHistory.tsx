import type { Engine } from "@bosco/domain/boats";
import { frenchDay } from "@bosco/domain/french";
import { ChartLine } from "lucide-react";
import { useEffect, useState } from "react";
import { onFirstUse } from "../../../ui/first-use.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { pressedPart } from "../../../ui/pressed-part.tsx";
import { classNames } from "../../../ui/theme/class-names.ts";
import type { EngineReadings } from "./use-engine-readings.ts";

const row = "mt-3 flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-2 text-sm";
const dialog = pressedPart(
  () => import("./HoursDialog.tsx"),
  ({ onOpenChange }) => onOpenChange(false),
);

type HoursHistoryProps = { boatName: string; engine: Engine; isOnly: boolean; readings: EngineReadings };

/** All readings of an engine behind a press; of a boat's only one with when it was last read. */
export function HoursHistory({ boatName, engine, isOnly, readings }: HoursHistoryProps) {
  const { own, last, isPending, isError } = readings;
  const [open, setOpen] = useState<boolean>();
  useEffect(() => onFirstUse(() => void dialog.load().catch(() => {})), []);
  if (isPending) return isOnly ? <div className={classNames(row, "min-h-13")} /> : null;
  if (!last && !isError) return null;
  const press = { "aria-haspopup": "dialog", onClick: () => setOpen(true) } as const;
  const part = open !== undefined && (
    <dialog.Part boatName={boatName} engine={engine} isOnly={isOnly} own={own} open={open} onOpenChange={setOpen} />
  );
  if (!isOnly)
    return (
      <>
        <IconButton {...press} label={`Historique des heures\u00a0: ${engine.nom}`}>
          <ChartLine size={20} />
        </IconButton>
        {part}
      </>
    );
  return (
    <div className={row}>
      <span className="text-ink-2 tabular-nums">{last && `Relevé du ${frenchDay(last.day)}`}</span>
      <Button {...press} variant="quiet" className="-mr-4 max-sm:-ml-5">
        <ChartLine size={18} />
        Historique des heures
      </Button>
      {part}
    </div>
  );
}
