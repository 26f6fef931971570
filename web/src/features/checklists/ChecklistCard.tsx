import { type Checklist, isWorthFiling, progressOf, type Task } from "@bosco/domain/checklists";
import { Maximize, RotateCcw } from "lucide-react";
import { memo, useCallback, useEffect, useRef, useState } from "react";
import { useCommand } from "../../data/use-command.ts";
import { Badge } from "../../ui/content/Badge.tsx";
import { Card } from "../../ui/content/Card.tsx";
import { Collapsible } from "../../ui/content/Collapsible.tsx";
import { Progress } from "../../ui/content/Progress.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { type ChecklistAction, ChecklistMenu } from "./ChecklistMenu.tsx";
import { progressTone } from "./progress-tone.ts";
import { resetChecklist } from "./queries.ts";
import { type TaskActions, TaskRow } from "./TaskRow.tsx";
import { typeIcons } from "./type-icons.tsx";

type ChecklistCardProps = Required<Omit<TaskActions, "onProblem">> & {
  checklist: Checklist;
  tasks: readonly Task[];
  boatName: string;
  defaultOpen: boolean;
  /** It was asked for: open, in sight, with the focus. */
  isShown: boolean;
  onShown: () => void;
  /** What one's role aboard allows: ticks, notes and resets; the list itself; to open a maintenance. */
  mayTick: boolean;
  mayEdit: boolean;
  mayReport: boolean;
  /** The task whose maintenance is being opened. */
  reporting: string | undefined;
  onProblem: (task: Task, checklist: Checklist) => void;
  onAction: (action: ChecklistAction, checklist: Checklist, tasks: readonly Task[]) => void;
};

export const ChecklistCard = memo(function ChecklistCard(props: ChecklistCardProps) {
  const { checklist, tasks, boatName, defaultOpen, isShown, onShown, mayTick, mayEdit, mayReport } = props;
  const { reporting, onTick, onNote, onProblem, onAction } = props;
  const reset = useCommand(resetChecklist);
  const reportProblem = useCallback((task: Task) => onProblem(task, checklist), [onProblem, checklist]);
  const { done, total, percent } = progressOf(tasks);
  const Icon = typeIcons[checklist.type];
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    setIsOpen(true);
    card.current?.scrollIntoView({ block: "start" });
    card.current?.querySelector("button")?.focus({ preventScroll: true });
    onShown();
  }, [isShown, onShown]);
  const startAnew = async () => {
    const { ok } = await reset.run({ id: checklist.id });
    // why: the button is off then, and one starts anew at the first task.
    if (ok && document.activeElement === document.body)
      card.current?.querySelector<HTMLElement>("[type=checkbox]")?.focus({ preventScroll: true });
  };
  return (
    <Card as="li" ref={card} className="scroll-mt-20 px-5 py-2">
      <Collapsible
        title={checklist.nom}
        open={isOpen}
        onOpenChange={setIsOpen}
        icon={
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sea-soft text-sea-strong">
            <Icon size={20} aria-hidden="true" />
          </span>
        }
        end={<Badge tone={progressTone(percent)}>{percent} %</Badge>}
      >
        <p className="text-ink-2 text-sm">
          {checklist.type} · {boatName} · {done} sur {total}
        </p>
        <p role="status" className="sr-only">
          {done === total && total > 0 && `${checklist.nom}\u00a0: toutes les tâches sont faites`}
        </p>
        <Progress label={checklist.nom} value={done} max={total} valueText={`${done} sur ${total}`} className="mt-2" />
        <Button asChild variant="secondary" className="mt-4 max-sm:w-full">
          <Link to={`/checklists/${checklist.id}/grand-ecran`}>
            <Maximize size={18} aria-hidden="true" />
            Grand écran
          </Link>
        </Button>
        <ul className="mt-3">
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              reporting={reporting === task.id}
              onTick={mayTick ? onTick : undefined}
              onNote={mayTick ? onNote : undefined}
              onProblem={mayReport ? reportProblem : undefined}
            />
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap gap-3">
          {mayTick && (
            <Button
              variant="secondary"
              busy={reset.busy}
              busyLabel="Réinitialisation..."
              disabled={!isWorthFiling(tasks)}
              onClick={() => void startAnew()}
            >
              <RotateCcw size={18} aria-hidden="true" />
              Réinitialiser
            </Button>
          )}
          <span className="ml-auto">
            <ChecklistMenu
              checklist={checklist}
              mayEdit={mayEdit}
              onAction={(action) => onAction(action, checklist, tasks)}
            />
          </span>
        </div>
      </Collapsible>
    </Card>
  );
}, hasSameProps);

/** why: a tick anywhere makes new lists of all tasks; a card whose own did not change is not drawn again. */
function hasSameProps({ tasks: before, ...known }: ChecklistCardProps, { tasks, ...given }: ChecklistCardProps) {
  const names = Object.keys(given) as (keyof typeof given)[];
  return (
    names.every((name) => known[name] === given[name]) &&
    tasks.length === before.length &&
    tasks.every((task, index) => task === before[index])
  );
}
