import type { Account, Session } from "@bosco/contract";
import { frenchMoment } from "@bosco/domain/french";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LogOut, Monitor, Smartphone } from "lucide-react";
import { useCommand } from "../../../data/use-command.ts";
import { Badge } from "../../../ui/content/Badge.tsx";
import { Card, CardHeader } from "../../../ui/content/Card.tsx";
import { ReadNote } from "../../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../../ui/content/SkeletonRows.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { IconButton } from "../../../ui/form/IconButton.tsx";
import { ConfirmDialog } from "../../../ui/overlay/ConfirmDialog.tsx";
import { endOtherSessions, endSession, sessionsQuery } from "../queries.ts";
import { deviceName, isHandheld } from "./device-name.ts";

export function DevicesCard({ account }: { account: Account }) {
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const ending = useCommand(endSession);
  const endingOthers = useCommand(endOtherSessions);
  const keep = (left: Session[]) => client.setQueryData(sessionsQuery.queryKey, left);
  const end = async (id: string) => {
    const outcome = await ending.run({ id });
    if (outcome.ok) keep(outcome.output);
    else void sessions.refetch();
  };
  const endOthers = async () => {
    const outcome = await endingOthers.run(undefined);
    if (outcome.ok) keep(outcome.output);
    return outcome.ok;
  };
  const others = sessions.data?.filter(({ courante }) => !courante) ?? [];
  return (
    <Card as="section" aria-label="Appareils connectés" className="sm:p-7">
      <CardHeader title="Appareils connectés" />
      <ReadNote query={sessions} message="Impossible de charger vos appareils." className="mb-3" />
      {sessions.isPending && <SkeletonRows rows={1} row="h-17" />}
      {sessions.data && (
        <ul className="divide-y divide-line">
          {sessions.data.map((session) => (
            <Device key={session.id} session={session} busy={ending.busy} onEnd={() => end(session.id)} />
          ))}
        </ul>
      )}
      {others.length > 0 && !account.est_demo && (
        <ConfirmDialog
          trigger={
            <Button variant="secondary" className="mt-4">
              Déconnecter tous les autres
            </Button>
          }
          title="Déconnecter les autres appareils"
          text="Il faudra s’y connecter de nouveau. Cet appareil reste connecté."
          confirmLabel="Déconnecter"
          busyLabel="Déconnexion..."
          onConfirm={endOthers}
        />
      )}
    </Card>
  );
}

function Device({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const Icon = isHandheld(session.appareil) ? Smartphone : Monitor;
  const name = deviceName(session.appareil);
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon size={24} aria-hidden="true" className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.courante && <Badge tone="ok">Cet appareil</Badge>}
        </p>
        <p className="text-ink-2 text-sm tabular-nums">
          Vu le {frenchMoment(session.updated_at)}
          {session.adresse_ip && ` · ${session.adresse_ip}`}
        </p>
      </div>
      {!session.courante && (
        <IconButton label={`Déconnecter ${name}`} disabled={busy} onClick={onEnd}>
          <LogOut size={20} />
        </IconButton>
      )}
    </li>
  );
}
