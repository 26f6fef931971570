import { type Checklist, type ChecklistRun, progressOf } from "@bosco/domain/checklists";
import { frenchMoment } from "@bosco/domain/french";
import { useQuery } from "@tanstack/react-query";
import { Check, History, Minus, Wrench } from "lucide-react";
import { Badge } from "../../ui/content/Badge.tsx";
import { Collapsible } from "../../ui/content/Collapsible.tsx";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { ErrorNote } from "../../ui/content/ErrorNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { progressTone } from "./progress-tone.ts";
import { runsQuery } from "./queries.ts";

/** Past runs of a checklist, the newest first. */
export function HistoryDialog({ checklist, onClose }: { checklist: Checklist; onClose: () => void }) {
  const runs = useQuery({ ...runsQuery, select: (all) => all.filter((run) => run.checklist_id === checklist.id) });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Historique" description={checklist.nom} size="lg">
      {runs.data && <RunList runs={runs.data} />}
      {!runs.data && runs.isError && (
        <ErrorNote
          message="Impossible de charger l’historique."
          onRetry={() => runs.refetch()}
          retrying={runs.isFetching}
        />
      )}
      {runs.isPending && <SkeletonRows rows={3} row="h-12" />}
    </Dialog>
  );
}

function RunList({ runs }: { runs: readonly ChecklistRun[] }) {
  if (runs.length === 0)
    return (
      <EmptyState
        icon={<History />}
        title="Aucun passage"
        text="« Réinitialiser » range ici ce qui a été coché et noté : qui, quand, quoi."
      />
    );
  return (
    <ul className="flex flex-col divide-y divide-line">
      {runs.map((run, index) => (
        <li key={run.id} className="py-1">
          <Run run={run} defaultOpen={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Run({ run, defaultOpen }: { run: ChecklistRun; defaultOpen: boolean }) {
  const { done, total, percent } = progressOf(run.lignes);
  return (
    <Collapsible
      level="h3"
      title={`${frenchMoment(run.created_at)} · ${run.auteur}`}
      defaultOpen={defaultOpen}
      end={
        <Badge tone={progressTone(percent)}>
          {done} sur {total}
        </Badge>
      }
    >
      <ul className="flex flex-col gap-2">
        {run.lignes.map(({ tache, etat, note, probleme }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a filed run never changes, and two tasks may read the same
          <li key={index} className="flex items-start gap-2.5 text-sm">
            {etat ? (
              <Check size={18} strokeWidth={3} className="mt-0.5 shrink-0 text-ok" aria-label="Fait" role="img" />
            ) : (
              <Minus size={18} className="mt-0.5 shrink-0 text-late" aria-label="Pas fait" role="img" />
            )}
            <span className="wrap-anywhere min-w-0">
              {tache}
              {note && <span className="block text-ink-2 italic">{note}</span>}
              {probleme && (
                <Badge tone="soon" icon={<Wrench aria-hidden="true" />} className="mt-1">
                  Maintenance ouverte
                </Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}
