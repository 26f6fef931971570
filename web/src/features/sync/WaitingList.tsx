import { dependentsOf } from "../../data/outbox/dependents.ts";
import type { Outbox } from "../../data/outbox/outbox.ts";
import type { Waiting } from "../../data/outbox/waiting.ts";
import { useNow } from "../../ui/content/use-now.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { WaitingRow } from "./WaitingRow.tsx";

type WaitingListProps = { waiting: readonly Waiting[]; outbox: Outbox; onTaken: () => void };

/** The waiting changes, in the order in which they will be sent. */
export function WaitingList({ waiting, outbox, onTaken }: WaitingListProps) {
  const now = useNow();
  async function takeBack(write: Waiting) {
    const places = [write, ...dependentsOf(write, waiting)].map(({ place }) => place);
    if (await outbox.takeBack(({ place }) => places.includes(place))) {
      onTaken();
      return showToast({ title: "Modification annulée.", tone: "success" });
    }
    showToast({ title: "Trop tard\u00a0: cette modification vient d’être envoyée.", tone: "info" });
  }
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {waiting.map((write) => (
        <WaitingRow key={write.place} write={write} all={waiting} now={now} onTakeBack={() => takeBack(write)} />
      ))}
    </ol>
  );
}
