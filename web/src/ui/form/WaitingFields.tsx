import type { ReactNode } from "react";

type WaitingFieldsProps = {
  /** Whether something was sent without an answer yet. */
  isUnknown: boolean;
  children: ReactNode;
};

/** A form's fields. They wait while nobody knows whether what it sent has arrived: other values would be another write. */
export function WaitingFields({ isUnknown, children }: WaitingFieldsProps) {
  return (
    <fieldset disabled={isUnknown} className="contents">
      {children}
    </fieldset>
  );
}
