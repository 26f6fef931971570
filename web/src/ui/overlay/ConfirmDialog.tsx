import { unbroken } from "@bosco/domain/french";
import { AlertDialog } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../form/Button.tsx";
import { LeaveButton } from "../form/LeaveButton.tsx";
import { classNames } from "../theme/class-names.ts";
import { useOpener } from "./dialog-behaviour.ts";
import { overlayLook, sheetLook } from "./dialog-look.ts";
import { useDialogStep } from "./use-dialog-step.ts";

/** From here on an answer may be lost: nobody is kept waiting in a question for it. */
const PATIENCE_MS = 3_000;

type ConfirmDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel?: string;
  danger?: boolean;
  /** The dialog closes when this is done. It stays when the promise is refused or gives false; saying why is the caller's. */
  onConfirm: () => unknown;
};

export function ConfirmDialog({
  open,
  onOpenChange,
  trigger,
  title,
  text,
  confirmLabel,
  busyLabel,
  cancelLabel = "Annuler",
  danger = false,
  onConfirm,
}: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isLate, setIsLate] = useState(false);
  const isHeld = isBusy && !isLate;
  const asked = useRef(0);
  useEffect(() => {
    setIsLate(false);
    const timer = isBusy ? setTimeout(() => setIsLate(true), PATIENCE_MS) : undefined;
    return () => clearTimeout(timer);
  }, [isBusy]);
  const opener = useOpener(trigger !== undefined);
  const { isShown, change } = useDialogStep({
    open,
    onOpenChange: (next) => {
      // why: what was confirmed before and is answered late no longer belongs to this question.
      asked.current += 1;
      setIsBusy(false);
      onOpenChange?.(next);
    },
    mayLeave: () => !isHeld,
  });
  const confirm = async () => {
    setIsBusy(true);
    const question = asked.current;
    const isDone = await Promise.resolve()
      .then(onConfirm)
      .then(
        (result) => result !== false,
        // Stays open: the caller has said why.
        () => false,
      );
    if (question !== asked.current) return;
    setIsBusy(false);
    if (isDone) change(false);
  };
  return (
    <AlertDialog.Root open={isShown} onOpenChange={(next) => !isHeld && change(next)}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayLook} />
        <AlertDialog.Content
          className={classNames(sheetLook, "sm:max-w-md")}
          onOpenAutoFocus={opener.remember}
          onCloseAutoFocus={opener.giveBack}
        >
          <div className="overflow-y-auto px-5 pt-6 sm:px-6">
            <AlertDialog.Title className="text-lg">{unbroken(title)}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-2 text-md">
              {typeof text === "string" ? unbroken(text) : text}
            </AlertDialog.Description>
          </div>
          <div className="flex flex-wrap-reverse justify-end gap-3 px-5 pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-sm:[&>:not([role=status])]:flex-1 sm:px-6">
            <AlertDialog.Cancel asChild>
              <LeaveButton isUnknown={isBusy && isLate} disabled={isHeld}>
                {cancelLabel}
              </LeaveButton>
            </AlertDialog.Cancel>
            <Button variant={danger ? "danger" : "primary"} busy={isBusy} busyLabel={busyLabel} onClick={confirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
