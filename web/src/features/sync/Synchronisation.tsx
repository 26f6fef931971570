import { frenchAgo } from "@bosco/domain/french";
import { useQueryClient } from "@tanstack/react-query";
import { CloudCheck, CloudOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { listsOf } from "../../data/commands.ts";
import { loadEffects } from "../../data/effects/load.ts";
import { useOnline } from "../../data/online.ts";
import { decide } from "../../data/outbox/choices.ts";
import { useSync } from "../../data/use-sync.ts";
import { saveCopy } from "../../data/waiting-copy.ts";
import { useBoats } from "../../fleet/boats.ts";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { useNow } from "../../ui/content/use-now.ts";
import { DeviceCard } from "./DeviceCard.tsx";
import { RefusedCard } from "./RefusedCard.tsx";
import { SendNow } from "./SendNow.tsx";
import type { RowsOf } from "./shown-field.ts";
import { WaitingList } from "./WaitingList.tsx";

/** A question that closes gives the focus back first. */
const AFTER_QUESTION_MS = 50;

/** What this device and the server have still to tell each other, and what somebody has to decide. */
export function Synchronisation() {
  const { waiting, refused, outbox } = useSync();
  const isReady = useEffects() && outbox !== undefined;
  const isOnline = useOnline();
  const client = useQueryClient();
  const now = useNow();
  const rows = listsOf(client).rows as RowsOf;
  const lists = useRef<HTMLDivElement>(null);
  // why: what had the focus is gone, and whoever uses a keyboard would begin again at the top of the page.
  const stay = () => void setTimeout(() => lists.current?.focus(), AFTER_QUESTION_MS);
  const hasAny = waiting.length + refused.length > 0;
  return (
    <>
      <PageHeader
        title="Synchronisation"
        subtitle="Ce que vous avez modifié sur cet appareil et que le serveur n’a pas encore."
        actions={isReady && isOnline && waiting.length > 0 && <SendNow outbox={outbox} />}
      />
      {!isOnline && <OfflineNote />}
      {!isReady && <SkeletonRows rows={3} row="h-16" className="mt-6" />}
      <div ref={lists} tabIndex={-1} className="outline-none">
        {isReady && refused.length > 0 && (
          <section aria-labelledby="a-resoudre" className="mt-8">
            <h2 id="a-resoudre" className="text-lg">
              {`À résoudre (${refused.length})`}
            </h2>
            <p className="mt-1 mb-3 text-ink-2 text-sm">
              Rien n’est perdu{"\u00a0"}: ces modifications restent ici jusqu’à votre décision.
            </p>
            <ul className="flex flex-col gap-4">
              {refused.map((one) => (
                <RefusedCard
                  key={one.place}
                  refused={one}
                  rows={rows}
                  now={now}
                  onChoose={(choice) => decide(outbox, one, choice, listsOf(client).rows).then(stay)}
                />
              ))}
            </ul>
          </section>
        )}
        {isReady && waiting.length > 0 && (
          <section aria-labelledby="en-attente" className="mt-8">
            <h2 id="en-attente" className="mb-3 text-lg">
              {`En attente (${waiting.length})`}
            </h2>
            <WaitingList waiting={waiting} outbox={outbox} onTaken={stay} />
          </section>
        )}
      </div>
      {isReady && !hasAny && <AllSaved now={now} />}
      {isReady && <DeviceCard onCopy={hasAny ? () => saveCopy(waiting, refused) : undefined} />}
    </>
  );
}

/** why before anything is drawn: they say what can be decided about a write. */
function useEffects(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    loadEffects()
      .catch(() => {})
      .then(() => setIsLoaded(true));
  }, []);
  return isLoaded;
}

function OfflineNote() {
  return (
    <p className="mt-6 flex items-start gap-3 rounded border border-line bg-surface px-4 py-3 text-sm">
      <CloudOff size={20} className="mt-0.5 shrink-0 text-soon" aria-hidden="true" />
      Vous êtes hors ligne. Continuez{"\u00a0"}: vos modifications attendent ici, dans l’ordre, et partent d’elles-mêmes
      dès que le réseau revient.
    </p>
  );
}

function AllSaved({ now }: { now: number }) {
  const { dataUpdatedAt } = useBoats();
  return (
    <EmptyState
      icon={<CloudCheck aria-hidden="true" />}
      title="Tout est enregistré"
      heading="h2"
      text={dataUpdatedAt > 1 ? `Copie de cet appareil lue ${frenchAgo(dataUpdatedAt, now)}.` : undefined}
      className="mt-6"
    />
  );
}
