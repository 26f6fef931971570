import type { Day } from "@bosco/domain";
import { movableDay } from "@bosco/domain/maintenance";
import { type FormEvent, useState } from "react";
import { CalendarField } from "../../../ui/form/CalendarField.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { FormDialog } from "../../../ui/overlay/FormDialog.tsx";
import type { MovedWork } from "./moving.ts";

type MoveDialogProps = {
  one: MovedWork;
  title: string;
  today: Day;
  onMove: (one: MovedWork, day: Day) => void;
  onClose: () => void;
};

/** Another day for a work, chosen instead of dragged to. */
export function MoveDialog({ one, title, today, onMove, onClose }: MoveDialogProps) {
  const [day, setDay] = useState(movableDay(one.day, today));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!day) return;
    onMove(one, day);
    onClose();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Déplacer l’échéance"
      description={title}
      onSubmit={submit}
      submitLabel="Déplacer"
      disabled={!day}
      busy={false}
    >
      <Field label="Nouvelle date d’échéance" required>
        <CalendarField value={day} onValueChange={setDay} min={today} />
      </Field>
    </FormDialog>
  );
}
