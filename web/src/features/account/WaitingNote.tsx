import { counted, plural } from "@bosco/domain/french";
import { useSyncExternalStore } from "react";
import { waitingOffer, watchWaitingOffer } from "../../data/waiting-offer.ts";
import { Button } from "../../ui/form/Button.tsx";

/** For whoever's session has ended by itself: what waits here is not lost, and can be kept as a file. */
export function WaitingNote() {
  const offer = useSyncExternalStore(watchWaitingOffer, waitingOffer, () => undefined);
  if (!offer) return null;
  const { count, save } = offer;
  return (
    <section
      aria-label="Modifications en attente"
      className="mb-4 flex flex-col items-center rounded border border-line bg-surface px-4 py-2 text-sm"
    >
      <p>
        {`${counted(count, "modification")} ${plural(count, "attend", "attendent")} sur cet appareil\u00a0: ${plural(count, "elle sera envoyée", "elles seront envoyées")} à votre prochaine connexion.`}
      </p>
      <Button variant="quiet" onClick={save}>
        En garder une copie
      </Button>
    </section>
  );
}
