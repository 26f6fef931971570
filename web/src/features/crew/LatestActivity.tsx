import type { Boat } from "@bosco/domain/boats";
import { ACTIVITY_DAYS } from "@bosco/domain/crew";
import { frenchAge } from "@bosco/domain/french";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useOnline } from "../../data/online.ts";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { useNow } from "../../ui/content/use-now.ts";
import { Button } from "../../ui/form/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { ActivityHeader } from "./ActivityHeader.tsx";
import { ActivityRows } from "./ActivityRows.tsx";
import { AllActivity } from "./AllActivity.tsx";
import { PersonSelect } from "./PersonSelect.tsx";
import { doneBy, EVERYBODY } from "./people.ts";
import { activityQuery } from "./queries.ts";

const SHOWN = 5;

/** Who did what last, and all of it behind a press. */
export default function LatestActivity({ boat }: { boat: Boat }) {
  const activity = useQuery(activityQuery(boat.id));
  const isOnline = useOnline();
  const [person, setPerson] = useState(EVERYBODY);
  const all = activity.data ?? [];
  const shown = doneBy(person, all);
  const filter = <PersonSelect rows={all} value={person} onValueChange={setPerson} />;
  return (
    <>
      <ActivityHeader end={filter} />
      {isOnline && <ReadNote query={activity} message="Impossible de charger l’activité." className="mb-3" />}
      {!isOnline && (
        <p className="mb-2 text-ink-2">
          {activity.data ? (
            <ReadBefore readAt={activity.dataUpdatedAt} />
          ) : (
            "Hors ligne, l’activité ne peut pas être lue."
          )}
        </p>
      )}
      {isOnline && activity.isLoading && <SkeletonRows rows={3} row="h-12" />}
      {activity.data && shown.length === 0 && (
        <p className="text-ink-2">
          Rien ces {ACTIVITY_DAYS}
          {"\u00a0"}derniers jours. Maintenances terminées, stocks comptés, checklists, papiers et heures moteur
          s’inscrivent ici, avec le nom de la personne.
        </p>
      )}
      <ActivityRows rows={shown.slice(0, SHOWN)} />
      {all.length > SHOWN && (
        <div className="mt-1.5 flex items-center justify-between gap-x-4">
          <span className="text-ink-2 text-sm tabular-nums">{`${Math.min(SHOWN, shown.length)} sur ${shown.length}`}</span>
          <Dialog
            trigger={
              <Button variant="quiet" className="-mr-5">
                Voir tout
              </Button>
            }
            title="Activité"
            description={`${boat.nom}, les ${ACTIVITY_DAYS}\u00a0derniers jours`}
            isOnlyRead
          >
            <AllActivity boatId={boat.id} newest={all} person={person} onPerson={setPerson} />
          </Dialog>
        </div>
      )}
    </>
  );
}

/** How old the copy is that is shown without a network. */
const ReadBefore = ({ readAt }: { readAt: number }) => `Hors ligne. Données ${frenchAge(readAt, useNow())}.`;
