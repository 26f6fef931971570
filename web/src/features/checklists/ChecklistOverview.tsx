import { type Checklist, isComplete, isUnderWay, progressOf, type Task } from "@bosco/domain/checklists";
import { Card } from "../../ui/content/Card.tsx";
import { ProgressRing } from "./ProgressRing.tsx";

type ChecklistOverviewProps = {
  checklists: readonly Checklist[];
  tasksOf: (checklist: Checklist) => readonly Task[];
};

const counted = (n: number, one: string, many: string) => `${n} ${n > 1 ? many : one}`;

/** How far along all the lists are together. */
export function ChecklistOverview({ checklists, tasksOf }: ChecklistOverviewProps) {
  const all = progressOf(checklists.flatMap(tasksOf));
  const each = checklists.map((checklist) => progressOf(tasksOf(checklist)));
  const complete = each.filter(isComplete).length;
  const underWay = each.filter(isUnderWay).length;
  const facts = [
    [counted(complete, "terminée", "terminées"), "toutes les tâches sont cochées"],
    [`${underWay} en cours`, "commencées, pas finies"],
    [`${each.length - complete - underWay} à commencer`, "rien n’est coché"],
  ] as const;
  return (
    <Card as="section" aria-label="Progression" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <ProgressRing percent={all.percent} label="Progression" />
      <div className="min-w-[min(10rem,100%)] flex-1">
        <h2 className="text-lg">Progression</h2>
        <p className="mt-0.5 text-ink-2">
          {counted(all.done, "tâche faite", "tâches faites")} sur {all.total}, dans{" "}
          {counted(checklists.length, "checklist", "checklists")}
        </p>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 max-sm:w-full">
        {facts.map(([fact, meaning]) => (
          <li key={meaning} className="text-sm sm:text-right">
            <span className="block font-semibold tabular-nums">{fact}</span>
            <span className="hidden text-ink-2 text-xs sm:block">{meaning}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
