import type { Boat } from "@bosco/domain/boats";
import { currentTrip, type TripDraft } from "@bosco/domain/departure";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useToday } from "../../data/today.ts";
import { useCommand } from "../../data/use-command.ts";
import { useMay } from "../../fleet/crew.ts";
import { onPageLeft } from "../../ui/page-left.ts";
import { keepTrip, tripsQuery } from "./queries.ts";

/** Steps of a number come one after the other: the last one is kept. */
const QUIET_MS = 700;

/** The trip that is prepared with a boat. Whoever may not keep it changes it in the page only. */
export function useTrip(boat: Boat) {
  const { data: trips } = useQuery(tripsQuery);
  const { run } = useCommand(keepTrip);
  const mayKeep = useMay(boat)("departure.edit");
  const today = useToday();
  const [edited, setEdited] = useState<TripDraft>();
  const unsaved = useRef<TripDraft>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kept = trips?.find(({ bateau_id }) => bateau_id === boat.id);
  // why kept: what is judged for it is judged anew only when it changes.
  const trip = useMemo(
    () => withCrew(currentTrip(boat.id, edited ?? (kept && draftOf(kept)), today)),
    [boat.id, edited, kept, today],
  );

  const save = async () => {
    clearTimeout(timer.current);
    const wanted = unsaved.current;
    if (!wanted) return;
    unsaved.current = undefined;
    await run(wanted);
    // why only then: what is kept is shown from here on, unless somebody has typed on.
    if (!unsaved.current) setEdited((now) => (now === wanted ? undefined : now));
  };
  const saveOnLeaving = useEffectEvent(save);
  useEffect(() => onPageLeft(() => void saveOnLeaving()), []);

  const change = (changed: Partial<TripDraft>) => {
    const next = withCrew({ ...trip, ...changed });
    setEdited(next);
    if (!mayKeep) return;
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), QUIET_MS);
  };
  return { trip, isKept: kept !== undefined, change, mayKeep };
}

/** Children are of those aboard. */
const withCrew = (trip: TripDraft): TripDraft =>
  trip.enfants <= trip.personnes ? trip : { ...trip, enfants: trip.personnes };

const draftOf = ({
  id: _,
  version: __,
  created_at: ___,
  ...trip
}: TripDraft & Stamped): TripDraft & Pick<Stamped, "updated_at"> => {
  const { proprietaire_id: ____, ...draft } = trip as typeof trip & { proprietaire_id?: string };
  return draft;
};

interface Stamped {
  id: string;
  version: number;
  created_at: string;
  updated_at: string;
}
