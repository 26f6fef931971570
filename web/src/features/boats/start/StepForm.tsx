import type { Boat, Engine } from "@bosco/domain/boats";
import { type ReactNode, useId, useState } from "react";
import type { Check } from "../../../data/unanswered.ts";
import { Button } from "../../../ui/form/Button.tsx";
import { CheckingNote } from "../../../ui/form/CheckingNote.tsx";
import { StickyActions } from "../../../ui/form/StickyActions.tsx";
import { LeaveGuard } from "../../../ui/overlay/LeaveGuard.tsx";
import { BoatFormBody } from "../form/BoatFormBody.tsx";
import type { BoatFields } from "../form/use-boat-form.ts";
import { blankBoat } from "./blank-boat.ts";

type StepFormProps = {
  boat: Boat | undefined;
  /** Its engines beside the first. */
  others: readonly Engine[];
  /** The fields that are asked for. */
  part: (fields: BoatFields) => ReactNode;
  /** Something beside them was changed. */
  isChanged?: boolean;
  onPress?: (fields: BoatFields) => void;
  onDone: () => void;
};

type State = { busy: boolean; dirty: boolean; unanswered: Check | undefined };

/** Some fields of the form of a boat, and the press that saves them and goes on. */
export function StepForm({ boat, others, part, isChanged = false, onPress, onDone }: StepFormProps) {
  const formId = useId();
  // why as it was opened: a new boat is there before all of it is saved.
  const [opened] = useState({ boat, others, blank: blankBoat() });
  const [{ busy, dirty, unanswered }, setState] = useState<State>({ busy: false, dirty: false, unanswered: undefined });
  return (
    <LeaveGuard isChanged={dirty || isChanged} isUnknown={unanswered !== undefined}>
      <BoatFormBody
        formId={formId}
        {...opened}
        isFirst={!opened.boat}
        {...{ part, onPress }}
        onState={setState}
        onSaved={onDone}
      />
      <StickyActions>
        <CheckingNote check={unanswered} className="basis-full" />
        <Button type="submit" form={formId} size="lg" busy={busy} busyLabel="Enregistrement…">
          Continuer
        </Button>
      </StickyActions>
    </LeaveGuard>
  );
}
