import type { Task } from "@bosco/domain/checklists";
import { Check, ChevronRight, Undo2, Wrench } from "lucide-react";
import type { MouseEvent } from "react";
import { Button } from "../../../ui/form/Button.tsx";
import { classNames } from "../../../ui/theme/class-names.ts";

type BigActionsProps = {
  task: Task;
  /** Its tick is on the way: the button stays what it was when it was pressed. */
  isKeeping: boolean;
  reporting: boolean;
  /** Undefined where one's role aboard does not allow it. */
  onDone: ((event: MouseEvent) => void) | undefined;
  onProblem: (() => void) | undefined;
  onSkip: () => void;
};

const big = "min-h-20 rounded-lg text-lg sm:min-h-24";

/** Three targets that a wet thumb finds on a moving boat. */
export function BigActions({ task, isKeeping, reporting, onDone, onProblem, onSkip }: BigActionsProps) {
  const isDone = task.etat !== isKeeping;
  return (
    <div className="grid grid-cols-2 gap-3">
      {onDone && (
        <Button
          size="lg"
          variant={isDone ? "secondary" : "primary"}
          aria-busy={isKeeping || undefined}
          className={classNames(big, "col-span-2 min-h-28 text-xl sm:min-h-32")}
          onClick={onDone}
        >
          {isDone ? <Undo2 size={32} aria-hidden="true" /> : <Check size={38} strokeWidth={3} aria-hidden="true" />}
          {isDone ? "Décocher" : "Fait"}
        </Button>
      )}
      {onProblem && (
        <Button
          size="lg"
          variant="secondary"
          className={big}
          busy={reporting}
          busyLabel="Signalement..."
          disabled={task.maintenance_id !== null}
          onClick={onProblem}
        >
          <Wrench size={24} aria-hidden="true" />
          {task.maintenance_id ? "Signalé" : "Problème"}
        </Button>
      )}
      <Button size="lg" variant="secondary" className={classNames(big, !onProblem && "col-span-2")} onClick={onSkip}>
        Passer
        <ChevronRight size={26} aria-hidden="true" />
      </Button>
    </div>
  );
}
