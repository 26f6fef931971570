import { useState } from "react";
import { useHistoryStep } from "../routing/use-history-step.ts";

type DialogStepOptions = {
  /** From whoever keeps it; else it is kept here. */
  open: boolean | undefined;
  onOpenChange: ((open: boolean) => void) | undefined;
  /** Back asks it: false to stay open. */
  mayLeave?: () => boolean;
};

/** Whether a dialog is open, as a step of the browser's history: Back closes it. */
export function useDialogStep({ open, onOpenChange, mayLeave = () => true }: DialogStepOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const isShown = open ?? isOpen;
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  useHistoryStep(isShown, () => {
    const leaves = mayLeave();
    if (leaves) change(false);
    return leaves;
  });
  return { isShown, change };
}
