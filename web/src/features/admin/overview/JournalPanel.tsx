import type { JournalEntry } from "@bosco/domain/account";
import { frenchMoment } from "@bosco/domain/french";
import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { Badge } from "../../../ui/content/Badge.tsx";
import { EmptyState } from "../../../ui/content/EmptyState.tsx";
import { ReadNote } from "../../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../../ui/content/SkeletonRows.tsx";
import { journalQuery } from "../queries.ts";
import { journalDetails } from "./journal-details.ts";

const TONES = { création: "ok", modification: "sea", suppression: "late" } as const;

export function JournalPanel() {
  const journal = useQuery(journalQuery);
  if (journal.isError && !journal.data) return <ReadNote query={journal} message="Impossible de charger le journal." />;
  if (!journal.data) return <SkeletonRows rows={6} row="h-12" />;
  if (journal.data.length === 0)
    return (
      <EmptyState
        icon={<ScrollText />}
        title="Journal vide"
        text="Chaque action d’administration y laisse une ligne."
      />
    );
  return (
    <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
      {journal.data.map((entry) => (
        <Line key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Line({ entry: { action, acteur, cible, details, created_at } }: { entry: JournalEntry }) {
  const changes = journalDetails(details);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 text-sm">
      <time dateTime={created_at} className="text-ink-2 tabular-nums">
        {frenchMoment(created_at)}
      </time>
      <Badge tone={TONES[action]}>{action}</Badge>
      <span className="min-w-0 break-words">
        <strong>{acteur ?? "Compte supprimé"}</strong> sur <strong>{cible ?? "un compte supprimé"}</strong>
        {changes && <span className="text-ink-2"> ({changes})</span>}
      </span>
    </li>
  );
}
