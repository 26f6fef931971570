import type { Checklist, Task } from "@bosco/domain/checklists";
import type { ReactNode } from "react";
import { useBoats } from "../../fleet/boats.ts";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { useChecklists, useTasksByChecklist } from "./use-checklists.ts";

type Shown = {
  checklist: Checklist;
  tasks: readonly Task[];
  boatName: string;
  /** Says that what is shown is a copy that could not be read anew. */
  note: ReactNode;
};

type OneChecklistProps = { id: string | undefined; title: string; children: (shown: Shown) => ReactNode };

/** One checklist, once it is there. */
export function OneChecklist({ id, title, children }: OneChecklistProps) {
  const boats = useBoats();
  const { checklists, tasks } = useChecklists();
  const tasksOf = useTasksByChecklist(tasks.data ?? []);
  const checklist = checklists.data?.find((candidate) => candidate.id === id);
  const failing = [checklists, tasks].filter((query) => query.isError);
  const failed = failing.find((query) => !query.data) ?? failing[0];
  const note = failed && <ReadNote query={failed} message="Impossible de charger vos checklists." />;

  if (failed && !failed.data) return <main className="mx-auto max-w-3xl p-6">{note}</main>;
  if (!checklists.data || !tasks.data || boats.isPending)
    return (
      <main className="mx-auto max-w-3xl p-6">
        <SkeletonRows rows={6} row="h-16" />
      </main>
    );
  if (!checklist)
    return (
      <main>
        <title>{`${title} – Bosco`}</title>
        <EmptyState
          title="Checklist introuvable"
          text="Elle n’existe pas, ou n’existe plus."
          action={
            <Button asChild>
              <Link to="/checklists">Retour aux checklists</Link>
            </Button>
          }
        />
      </main>
    );
  const boatName = boats.data?.find(({ id }) => id === checklist.bateau_id)?.nom ?? "";
  return (
    <>
      <title>{`${checklist.nom} – ${title} – Bosco`}</title>
      {children({ checklist, tasks: tasksOf(checklist), boatName, note })}
    </>
  );
}
