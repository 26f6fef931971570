import type { Activity } from "@bosco/domain/crew";
import { ErrorNote } from "../../ui/content/ErrorNote.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { ActivityRows } from "./ActivityRows.tsx";
import { PersonSelect } from "./PersonSelect.tsx";
import { doneBy } from "./people.ts";
import { useOlderActivity } from "./use-older-activity.ts";

type AllActivityProps = {
  boatId: string;
  newest: readonly Activity[];
  person: string;
  onPerson: (person: string) => void;
};

/** Everything that is told of a boat, the newest first. */
export function AllActivity({ boatId, newest, person, onPerson }: AllActivityProps) {
  const { rows, hasMore, busy, hasFailed, readOn } = useOlderActivity(boatId, newest);
  return (
    <>
      <div className="mb-2">
        <PersonSelect rows={rows} value={person} onValueChange={onPerson} />
      </div>
      <ActivityRows rows={doneBy(person, rows)} />
      {hasFailed && <ErrorNote message="Impossible de charger la suite." className="mt-3" />}
      {hasMore && (
        <Button
          variant="secondary"
          className="mt-3 w-full"
          busy={busy}
          busyLabel="Lecture..."
          onClick={() => void readOn()}
        >
          Afficher les plus anciennes
        </Button>
      )}
    </>
  );
}
