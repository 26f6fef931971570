import { type ComponentProps, type FormEventHandler, type ReactNode, useId } from "react";
import { Button } from "./Button.tsx";
import { Dialog, DialogClose } from "./Dialog.tsx";

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, "title" | "description" | "size"> & {
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  submitLabel: string;
  busy: boolean;
  busyLabel?: string;
  closeLabel?: string;
  /** The form's own look: how its fields stand. */
  className?: string;
  children: ReactNode;
};

/** An open dialog around one form. A press beside it does not close it, for what was typed would be lost. */
export function FormDialog({
  onSubmit,
  onClose,
  submitLabel,
  busy,
  busyLabel = "Enregistrement...",
  closeLabel = "Annuler",
  className,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useId();
  return (
    <Dialog
      open
      keepOpen
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <DialogClose>
            <Button variant="secondary">{closeLabel}</Button>
          </DialogClose>
          <Button type="submit" form={form} busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
      {...dialog}
    >
      <form id={form} noValidate onSubmit={onSubmit} className={className}>
        {children}
      </form>
    </Dialog>
  );
}
