import { counted } from "@bosco/domain/french";
import { byBoat, type Reminder } from "@bosco/domain/reminders";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ReadNote } from "../../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../../ui/content/SkeletonRows.tsx";
import { Button } from "../../../ui/form/Button.tsx";
import { previewQuery } from "./queries.ts";
import { ReminderRow } from "./ReminderRow.tsx";

const FIRST = 6;

/** What is coming or late today. why not what the next mail will say: each thing is said once, and this shows what is there. */
export function DueNow() {
  const preview = useQuery(previewQuery);
  return (
    <section aria-label="Ce qui approche ou est en retard" className="border-line border-t pt-5">
      <h3 className="mb-2 font-semibold">Ce qui approche ou est en retard</h3>
      <ReadNote query={preview} message="Impossible de charger vos échéances." className="mb-3" />
      {preview.fetchStatus === "paused" && !preview.data && (
        <p className="text-ink-2 text-sm">Il faut le réseau pour le savoir.</p>
      )}
      {preview.isLoading && <SkeletonRows rows={3} row="h-14" />}
      {preview.data?.length === 0 && (
        <p className="text-ink-2 text-sm">Rien : aucune échéance n’approche, et rien n’est en retard.</p>
      )}
      {preview.data && preview.data.length > 0 && <Reminders reminders={preview.data} />}
    </section>
  );
}

function Reminders({ reminders }: { reminders: readonly Reminder[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? reminders : reminders.slice(0, FIRST);
  return (
    <>
      {byBoat(shown).map(({ bateau_id, bateau, reminders: own }) => (
        <section key={bateau_id} aria-label={bateau} className="mt-2">
          <h4 className="break-words text-ink-2 text-sm">{bateau}</h4>
          <ul className="divide-y divide-line">
            {own.map((reminder) => (
              <ReminderRow key={`${reminder.genre}-${reminder.id}`} reminder={reminder} />
            ))}
          </ul>
        </section>
      ))}
      {shown.length < reminders.length && (
        <Button variant="quiet" className="mt-2" onClick={() => setIsWhole(true)}>
          {`Tout voir (${counted(reminders.length, "rappel")})`}
        </Button>
      )}
    </>
  );
}
