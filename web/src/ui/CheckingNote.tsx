import { CloudOff } from "lucide-react";
import { Button } from "./Button.tsx";
import { classNames } from "./class-names.ts";

type CheckingNoteProps = {
  /** What was sent without an answer; nothing is shown without. */
  check: { now: () => void; sentence: string } | undefined;
  className?: string;
};

/** Stands in a form while nobody knows whether what it sent has arrived. */
export function CheckingNote({ check, className }: CheckingNoteProps) {
  if (!check) return null;
  return (
    <div
      role="status"
      className={classNames(
        "flex flex-wrap items-center gap-x-3 gap-y-1 rounded bg-soon-soft py-1 pr-1 pl-4 text-sm text-soon",
        className,
      )}
    >
      <CloudOff size={18} aria-hidden="true" className="shrink-0" />
      <p className="min-w-40 flex-1 py-2">{check.sentence}</p>
      <Button variant="quiet" className="ml-auto text-soon! hover:bg-surface" onClick={check.now}>
        Vérifier maintenant
      </Button>
    </div>
  );
}
