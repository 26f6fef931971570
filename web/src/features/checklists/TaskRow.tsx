import { type Task, taskHeading } from "@bosco/domain/checklists";
import { NotebookPen, Wrench } from "lucide-react";
import { memo } from "react";
import { Badge } from "../../ui/content/Badge.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { IconButton } from "../../ui/form/IconButton.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { classNames } from "../../ui/theme/class-names.ts";

/** Each is undefined where one's role aboard does not allow it. */
export type TaskActions = {
  onTick?: ((id: string, etat: boolean) => void) | undefined;
  onNote?: ((task: Task) => void) | undefined;
  onProblem?: ((task: Task) => void) | undefined;
};

type TaskRowProps = TaskActions & { task: Task; reporting: boolean };

/** One task: the whole row ticks it; beside it a note, and one press for what does not work. */
export const TaskRow = memo(function TaskRow({ task, reporting, onTick, onNote, onProblem }: TaskRowProps) {
  const { title, detail } = taskHeading(task.tache);
  return (
    <li className="flex items-start gap-1 border-line border-b last:border-b-0">
      <div className="min-w-0 flex-1">
        <Checkbox
          checked={task.etat}
          {...(onTick
            ? { onChange: (event) => onTick(task.id, event.target.checked) }
            : { readOnly: true, "aria-readonly": true })}
          className={classNames("-mx-2 rounded-sm px-2 py-3.5", onTick && "hover:bg-surface-2")}
          label={
            <span className={classNames("wrap-anywhere block", task.etat && "text-ink-2 line-through")}>
              {title}
              {detail && <span className="sr-only"> : </span>}
              {detail && <span className="block text-ink-2 text-sm">{detail}</span>}
            </span>
          }
          description={task.note && <span className="wrap-anywhere mt-1 block text-ink italic">{task.note}</span>}
        />
        {task.maintenance_id && (
          <Link to="/maintenance" className="mb-3 ml-9 inline-flex min-h-11 items-center rounded-sm">
            <Badge tone="soon" icon={<Wrench aria-hidden="true" />}>
              Maintenance ouverte
            </Badge>
          </Link>
        )}
      </div>
      <div className="flex shrink-0 pt-1">
        {onNote && (
          <IconButton label={`Noter : ${title}`} className="[&_svg]:text-ink-2" onClick={() => onNote(task)}>
            <NotebookPen size={20} />
          </IconButton>
        )}
        {onProblem && !task.maintenance_id && (
          <IconButton
            label={`Signaler un problème : ${title}`}
            className="[&_svg]:text-ink-2"
            busy={reporting}
            onClick={() => onProblem(task)}
          >
            <Wrench size={20} />
          </IconButton>
        )}
      </div>
    </li>
  );
});
