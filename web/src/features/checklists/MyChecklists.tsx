import type { Boat } from "@bosco/domain/boats";
import { type Checklist, isUnderWay, progressOf, type Task } from "@bosco/domain/checklists";
import { ListChecks } from "lucide-react";
import { startTransition, useCallback, useState } from "react";
import type { useMayOn } from "../../fleet/crew-rows.ts";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { ChecklistCard } from "./ChecklistCard.tsx";
import { ChecklistDialogs, type OpenDialog } from "./ChecklistDialogs.tsx";
import type { ChecklistAction } from "./ChecklistMenu.tsx";
import { useReportProblem } from "./use-report-problem.ts";

type MyChecklistsProps = {
  checklists: readonly Checklist[];
  tasksOf: (checklist: Checklist) => readonly Task[];
  boats: readonly Boat[];
  mayOn: ReturnType<typeof useMayOn>;
  /** The one that was asked for: it is open and in sight. */
  shownId: string | undefined;
  onShown: () => void;
  onTick: (id: string, etat: boolean) => void;
  /** Undefined where one's role allows none. */
  onCreate: (() => void) | undefined;
};

/** The lists, newest first; those under way are open, or else the first. */
export function MyChecklists(props: MyChecklistsProps) {
  const { checklists, tasksOf, boats, mayOn, shownId, onShown, onTick, onCreate } = props;
  const [dialog, setDialog] = useState<OpenDialog>();
  const { report, reporting } = useReportProblem();
  const nameOf = useCallback(
    ({ bateau_id }: Checklist) => boats.find(({ id }) => id === bateau_id)?.nom ?? "",
    [boats],
  );
  // why a transition: the press that opens a dialog must not wait for what is in it.
  const open = useCallback((next: OpenDialog) => startTransition(() => setDialog(next)), []);
  const note = useCallback((task: Task) => open({ kind: "note", task }), [open]);
  const act = useCallback(
    async (action: ChecklistAction, checklist: Checklist, tasks: readonly Task[]) => {
      if (action !== "pdf") return open({ kind: action, checklist });
      try {
        const { saveChecklistPdf } = await import("./print/checklist-pdf.ts");
        await saveChecklistPdf(checklist, tasks, nameOf(checklist));
      } catch {
        showToast({ title: "Erreur", description: "Impossible de générer le PDF.", tone: "error" });
      }
    },
    [open, nameOf],
  );

  if (checklists.length === 0)
    return (
      <EmptyState
        icon={<ListChecks />}
        title="Aucune checklist"
        text={
          onCreate &&
          "Départ, arrivée, hivernage : partez d’un modèle adapté à votre bateau, ou collez votre propre liste."
        }
        action={onCreate && <Button onClick={onCreate}>Créer une Checklist</Button>}
      />
    );

  const anyUnderWay = checklists.some((checklist) => isUnderWay(progressOf(tasksOf(checklist))));
  return (
    <>
      <ul className="flex flex-col gap-4">
        {checklists.map((checklist, index) => (
          <ChecklistCard
            key={checklist.id}
            checklist={checklist}
            tasks={tasksOf(checklist)}
            boatName={nameOf(checklist)}
            defaultOpen={anyUnderWay ? isUnderWay(progressOf(tasksOf(checklist))) && index < 2 : index === 0}
            isShown={checklist.id === shownId}
            onShown={onShown}
            reporting={reporting}
            mayTick={mayOn(checklist.bateau_id, "checklists.tick")}
            mayEdit={mayOn(checklist.bateau_id, "checklists.edit")}
            mayReport={mayOn(checklist.bateau_id, "maintenance.edit")}
            onTick={onTick}
            onNote={note}
            onProblem={report}
            onAction={act}
          />
        ))}
      </ul>
      <ChecklistDialogs dialog={dialog} tasksOf={tasksOf} onClose={() => setDialog(undefined)} />
    </>
  );
}
