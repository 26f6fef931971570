import type { ComponentProps } from "react";
import { Button } from "./Button.tsx";

type LeaveButtonProps = ComponentProps<typeof Button> & {
  /** Whether something was sent without an answer yet. */
  isUnknown: boolean;
};

/** The way out of a form. While nobody knows whether what it sent has arrived, leaving it cancels nothing. */
export function LeaveButton({ isUnknown, children = "Annuler", ...button }: LeaveButtonProps) {
  return (
    <Button variant="secondary" {...button}>
      {isUnknown ? "Fermer" : children}
    </Button>
  );
}
