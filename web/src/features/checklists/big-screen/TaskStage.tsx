import { type Task, taskHeading } from "@bosco/domain/checklists";
import { workCategory } from "@bosco/domain/maintenance";
import { Check, ShieldCheck, Wrench } from "lucide-react";
import { Badge } from "../../../ui/content/Badge.tsx";
import { classNames } from "../../../ui/theme/class-names.ts";

/** The size that lets a task be read from the helm: the longer, the smaller. */
const sizeOf = (title: string) => (title.length > 110 ? "text-xl" : "text-2xl sm:text-[3.5rem] sm:leading-tight");

/** One task, to be read at arm's length. */
export function TaskStage({ task }: { task: Task }) {
  const { title, detail } = taskHeading(task.tache);
  const isSafety = workCategory(task.tache) === "Équipements de sécurité";
  return (
    <>
      <div className="flex min-h-8 flex-wrap gap-2">
        {task.etat && (
          <Badge tone="ok" icon={<Check aria-hidden="true" />}>
            Déjà fait
          </Badge>
        )}
        {isSafety && (
          <Badge tone="late" icon={<ShieldCheck aria-hidden="true" />}>
            Sécurité
          </Badge>
        )}
        {task.maintenance_id && (
          <Badge tone="soon" icon={<Wrench aria-hidden="true" />}>
            Maintenance ouverte
          </Badge>
        )}
      </div>
      <h1 className={classNames("wrap-anywhere mt-4 hyphens-auto font-bold", sizeOf(title))}>{title}</h1>
      {detail && <p className="wrap-anywhere mt-4 text-ink-2 text-lg">{detail}</p>}
      {task.note && <p className="wrap-anywhere mt-4 border-line border-l-4 pl-4 text-lg italic">{task.note}</p>}
    </>
  );
}
