import { type Boat, engineHoursFrom } from "@bosco/domain/boats";
import { parseFrenchNumber, withUnit } from "@bosco/domain/french";
import { Gauge, Pencil } from "lucide-react";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { LeaveButton } from "../../../ui/form/LeaveButton.tsx";
import { HoursConfirmation } from "../HoursConfirmation.tsx";
import { HoursHistory } from "./HoursHistory.tsx";
import { useHoursEdit } from "./use-hours-edit.ts";

/** Engine and hours, with the hours edited in place: Enter saves, Escape brings the stored value back. */
export function EngineHours({ boat }: { boat: Boat }) {
  const edit = useHoursEdit(boat);
  return (
    <div className="rounded bg-sea-soft p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Gauge size={26} className="shrink-0 text-sea-strong" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <p className="break-words text-ink-2 text-sm">{boat.moteur} · moteur</p>
          {!edit.isOpen && <p className="counter font-bold text-lg">{withUnit(boat.heures_moteur, "h")}</p>}
        </div>
        {!edit.isOpen && (
          <Button ref={edit.openButton} variant="secondary" onClick={edit.open} aria-label="Modifier les heures moteur">
            <Pencil size={18} />
            Modifier
          </Button>
        )}
      </div>
      {edit.isOpen && (
        <form
          ref={edit.formElement}
          noValidate
          className="mt-3 flex flex-wrap items-start gap-3"
          onSubmit={edit.submit}
        >
          <Field label="Heures moteur" hideLabel error={edit.error} className="min-w-[min(9rem,100%)] flex-1">
            <FormNumberInput
              control={edit.control}
              name="heures_moteur"
              read={(typed) => engineHoursFrom(parseFrenchNumber(typed))}
              unit="h"
              step={1}
              readOnly={edit.busy}
              onFocus={(event) => event.target.select()}
              onKeyDown={(event) => event.key === "Escape" && edit.cancel()}
            />
          </Field>
          <div className="flex gap-3 max-sm:w-full max-sm:[&>*]:flex-1">
            <LeaveButton
              isUnknown={edit.check !== undefined}
              onClick={edit.cancel}
              disabled={edit.busy && !edit.check}
            />
            <Button type="submit" busy={edit.busy} busyLabel="Enregistrement…">
              Enregistrer
            </Button>
          </div>
        </form>
      )}
      <CheckingNote check={edit.check} className="mt-3" />
      <HoursHistory boat={boat} />
      <HoursConfirmation doubtful={edit.doubtful} onConfirm={edit.confirm} onCancel={edit.correct} />
    </div>
  );
}
