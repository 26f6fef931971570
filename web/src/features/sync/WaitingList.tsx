import type { Outbox } from "../../data/outbox/outbox.ts";
import type { Waiting } from "../../data/outbox/waiting.ts";
import { useNow } from "../../ui/content/use-now.ts";
import { showToast } from "../../ui/overlay/toast.ts";
import { dependentsOf } from "./dependents.ts";
import { WaitingRow } from "./WaitingRow.tsx";

type WaitingListProps = { waiting: readonly Waiting[]; outbox: Outbox };

/** The waiting changes, in the order in which they will be sent. */
export function WaitingList({ waiting, outbox }: WaitingListProps) {
  const now = useNow();
  /** why the last one first: what the others need goes only when they are gone. */
  async function takeBack(write: Waiting) {
    for (const { place } of [write, ...dependentsOf(write, waiting)].toReversed())
      if (!(await outbox.takeBack((one) => one.place === place)))
        return showToast({ title: "Trop tard\u00a0: cette modification vient d’être envoyée.", tone: "info" });
    showToast({ title: "Modification annulée.", tone: "success" });
  }
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {waiting.map((write) => (
        <WaitingRow key={write.place} write={write} all={waiting} now={now} onTakeBack={() => takeBack(write)} />
      ))}
    </ol>
  );
}
