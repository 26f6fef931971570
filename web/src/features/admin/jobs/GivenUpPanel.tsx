import { type GivenUpJob, JOB_NAMES } from "@bosco/domain/account";
import { counted, frenchMoment } from "@bosco/domain/french";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";
import { ReadNote } from "../../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../../ui/content/SkeletonRows.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { forgetJob, givenUpQuery, retryJob } from "../queries.ts";
import { useAdminCommand } from "../use-admin-command.ts";
import { forgettingWords } from "./forgetting-words.ts";

/** Of a later release, one that this page does not know yet. */
const jobName = (kind: string) => (Object.hasOwn(JOB_NAMES, kind) ? JOB_NAMES[kind as keyof typeof JOB_NAMES] : kind);

/** Work that the server has given up, with what an administrator may do about it. */
export function GivenUpPanel() {
  const jobs = useQuery(givenUpQuery);
  if (jobs.isError && !jobs.data)
    return <ReadNote query={jobs} message="Impossible de charger les tâches abandonnées." />;
  if (!jobs.data) return <SkeletonRows rows={4} row="h-24" />;
  if (jobs.data.length === 0)
    return (
      <EmptyState
        icon={<CircleCheck />}
        title="Aucune tâche abandonnée"
        text="Ce que le serveur n’arrive pas à faire après plusieurs essais, un e-mail par exemple, attend ici."
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2 text-sm">
        Le serveur a cessé d’essayer. Réglez d’abord la cause, puis réessayez ; ou oubliez ce qui ne sert plus.
      </p>
      <ReadNote query={jobs} message="Impossible de charger les tâches abandonnées." />
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {jobs.data.map((job) => (
          <Job key={job.id} job={job} />
        ))}
      </ul>
    </div>
  );
}

function Job({ job: { id, travail, raison, essais, created_at, abandonne_le } }: { job: GivenUpJob }) {
  const retrying = useAdminCommand(retryJob);
  const forgetting = useAdminCommand(forgetJob);
  const name = jobName(travail);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-44 text-sm">
        <h2 className="break-words font-semibold text-md">{name}</h2>
        {raison && <p className="break-words">{raison}</p>}
        <p className="text-ink-2 tabular-nums">
          {counted(essais, "essai")} depuis le <time dateTime={created_at}>{frenchMoment(created_at)}</time>, abandonnée
          le <time dateTime={abandonne_le}>{frenchMoment(abandonne_le)}</time>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={`Réessayer\u00a0: ${name}`}
          busy={retrying.busy}
          busyLabel="Envoi..."
          onClick={() => retrying.send({ id })}
        >
          Réessayer
        </Button>
        <ConfirmDialog
          trigger={
            <Button variant="danger-quiet" aria-label={`Oublier\u00a0: ${name}`}>
              Oublier
            </Button>
          }
          danger
          title="Oublier cette tâche"
          text={forgettingWords(travail)}
          confirmLabel="Oublier"
          busyLabel="Suppression..."
          onConfirm={() => forgetting.send({ id })}
        />
      </div>
    </li>
  );
}
