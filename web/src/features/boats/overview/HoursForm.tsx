import { type Engine, engineHoursFrom } from "@bosco/domain/boats";
import { parseFrenchNumber } from "@bosco/domain/french";
import { HoursConfirmation } from "../../../fleet/HoursConfirmation.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormNumberInput } from "../../../ui/form/FormNumberInput.tsx";
import { LeaveButton } from "../../../ui/form/LeaveButton.tsx";
import { useHoursEdit } from "./use-hours-edit.ts";

type HoursFormProps = {
  engine: Engine;
  /** Whether the boat has no other, so that nobody has to say which. */
  isOnly: boolean;
  onClose: () => void;
};

/** The hours edited in place: Enter saves, Escape brings the stored value back. */
export default function HoursForm({ engine, isOnly, onClose }: HoursFormProps) {
  const edit = useHoursEdit(engine, isOnly, onClose);
  return (
    <>
      <form ref={edit.formElement} noValidate className="mt-3 flex flex-wrap items-start gap-3" onSubmit={edit.submit}>
        <Field
          label={isOnly ? "Heures moteur" : `Heures moteur, ${engine.nom}`}
          hideLabel
          error={edit.error}
          className="min-w-[min(9rem,100%)] flex-1"
        >
          <FormNumberInput
            control={edit.control}
            name="heures_moteur"
            read={(typed) => engineHoursFrom(parseFrenchNumber(typed))}
            unit="h"
            step={1}
            readOnly={edit.busy}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => event.key === "Escape" && onClose()}
          />
        </Field>
        <div className="flex gap-3 max-sm:w-full max-sm:[&>:not([role=status])]:flex-1">
          <LeaveButton isUnknown={edit.check !== undefined} onClick={onClose} disabled={edit.busy && !edit.check} />
          <Button type="submit" busy={edit.busy} busyLabel="Enregistrement…">
            Enregistrer
          </Button>
        </div>
      </form>
      <CheckingNote check={edit.check} className="mt-3" />
      <HoursConfirmation doubtful={edit.doubtful} named={!isOnly} onConfirm={edit.confirm} onCancel={edit.correct} />
    </>
  );
}
