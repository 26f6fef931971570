import { dayIn } from "@bosco/domain";
import type { Boat } from "@bosco/domain/boats";
import { frenchDay } from "@bosco/domain/french";
import { ChartLine } from "lucide-react";
import { useEffect, useState } from "react";
import { useHoursReadings } from "../../../fleet/hours-readings.ts";
import { onFirstUse } from "../../../ui/first-use.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { pressedPart } from "../../../ui/pressed-part.tsx";
import { classNames } from "../../../ui/theme/class-names.ts";

const row = "mt-3 flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-2 text-sm";
const dialog = pressedPart(
  () => import("./HoursDialog.tsx"),
  ({ onOpenChange }) => onOpenChange(false),
);

/** When the hours were last read, and all readings behind a press. */
export function HoursHistory({ boat }: { boat: Boat }) {
  const readings = useHoursReadings();
  const [open, setOpen] = useState<boolean>();
  useEffect(() => onFirstUse(() => void dialog.load().catch(() => {})), []);
  const own = (readings.data ?? [])
    .filter(({ bateau_id }) => bateau_id === boat.id)
    .map(({ id, heures, date_releve }) => ({ id, heures, day: dayIn(new Date(date_releve)) }));
  const last = own.at(-1);
  if (readings.isPending) return <div className={classNames(row, "min-h-13")} />;
  if (!last && !readings.isError) return null;
  return (
    <div className={row}>
      <span className="text-ink-2 tabular-nums">{last && `Relevé du ${frenchDay(last.day)}`}</span>
      <Button variant="quiet" className="-mr-4 max-sm:-ml-5" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ChartLine size={18} />
        Historique des heures
      </Button>
      {open !== undefined && <dialog.Part boat={boat} own={own} open={open} onOpenChange={setOpen} />}
    </div>
  );
}
