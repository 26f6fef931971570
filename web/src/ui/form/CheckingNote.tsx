import { CloudOff } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { classNames } from "../theme/class-names.ts";
import { Button } from "./Button.tsx";

type CheckingNoteProps = {
  /** What was sent without an answer; nothing is shown without. */
  check: { now: () => void; sentence: string } | undefined;
  className?: string;
};

/** Stands in a form while nobody knows whether what it sent has arrived. */
export function CheckingNote({ check, className }: CheckingNoteProps) {
  const button = useFocusWhileWaiting(check !== undefined);
  return (
    // why there before its text: a screen reader speaks only what comes into a region that it knows.
    <div
      role="status"
      className={
        check
          ? classNames(
              "flex flex-wrap items-center gap-x-3 gap-y-1 rounded bg-soon-soft py-1 pr-1 pl-4 text-sm text-soon",
              className,
            )
          : "sr-only"
      }
    >
      {check && (
        <>
          <CloudOff size={18} aria-hidden="true" className="shrink-0" />
          <p className="min-w-40 flex-1 py-2">{check.sentence}</p>
          <Button ref={button} variant="quiet" className="ml-auto text-soon! hover:bg-surface" onClick={check.now}>
            Vérifier maintenant
          </Button>
        </>
      )}
    </div>
  );
}

/** A field that waits loses the focus: the button has it meanwhile, and gives it back. */
function useFocusWhileWaiting(isWaiting: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const last = useRef<Element>(null);
  const lender = useRef<Element>(null);
  useLayoutEffect(() => {
    if (isWaiting) {
      lender.current = last.current?.matches(":disabled") ? last.current : null;
      if (lender.current) button.current?.focus();
      return;
    }
    const { current: field } = lender;
    lender.current = null;
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus();
    // why followed: by the time a field waits, the browser may have taken the focus from it already.
    const follow = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, [isWaiting]);
  return button;
}
