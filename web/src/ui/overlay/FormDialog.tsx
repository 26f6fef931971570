import { type ComponentProps, type FormEventHandler, type ReactNode, useId } from "react";
import { Button } from "../form/Button.tsx";
import { CheckingNote } from "../form/CheckingNote.tsx";
import { LeaveButton } from "../form/LeaveButton.tsx";
import { useFirstErrorFocus } from "../form/use-first-error-focus.ts";
import { WaitingFields } from "../form/WaitingFields.tsx";
import { Dialog, DialogClose } from "./Dialog.tsx";

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, "open" | "title" | "description" | "size" | "isDirty"> & {
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  submitLabel: string;
  /** Not yet to be sent. */
  disabled?: boolean;
  danger?: boolean;
  busy: boolean;
  /** It can't be left: what was sent is about to be answered. */
  isHeld?: boolean;
  busyLabel?: string;
  closeLabel?: string;
  /** What was sent without an answer yet: the fields wait for it, the dialog may be closed. */
  check?: ComponentProps<typeof CheckingNote>["check"];
  /** How often it was sent; then the first field in error takes the focus (`useFirstErrorFocus`). */
  submitCount?: number;
  /** The form's own look: how its fields stand. */
  className?: string;
  children: ReactNode;
};

/** A dialog around one form. A press beside it does not close it, and leaving it asks, for what was typed would be lost. */
export function FormDialog({
  onSubmit,
  onClose,
  submitLabel,
  disabled,
  danger = false,
  busy,
  isHeld = false,
  busyLabel = "Enregistrement...",
  closeLabel = "Annuler",
  check,
  submitCount = 0,
  className,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useId();
  const formElement = useFirstErrorFocus(submitCount);
  return (
    <Dialog
      open
      keepOpen
      isHeld={isHeld}
      isOnlyRead={check !== undefined}
      onOpenChange={(open) => !open && !isHeld && onClose()}
      footer={
        <>
          <CheckingNote check={check} className="basis-full" />
          <DialogClose>
            <LeaveButton isUnknown={check !== undefined} disabled={isHeld}>
              {closeLabel}
            </LeaveButton>
          </DialogClose>
          <Button
            type="submit"
            form={form}
            variant={danger ? "danger" : "primary"}
            disabled={disabled}
            busy={busy}
            busyLabel={busyLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
      {...dialog}
    >
      <form ref={formElement} id={form} noValidate onSubmit={onSubmit} className={className}>
        <WaitingFields isUnknown={check !== undefined}>{children}</WaitingFields>
      </form>
    </Dialog>
  );
}
