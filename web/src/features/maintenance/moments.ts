import type { Boat } from "@bosco/domain/boats";
import type { Moment, MomentOf } from "@bosco/domain/maintenance";
import { useMemo } from "react";
import { useToday } from "../../data/today.ts";
import { useReadings } from "./queries.ts";

/** Each boat's moment: the reader's day and the engine hours as they stand, so that an edit of the hours is felt at once. */
export function useMoments(boats: readonly Boat[]): MomentOf {
  const today = useToday();
  const readings = useReadings().data;
  return useMemo(() => {
    const known = new Map<string, Moment>(
      boats.map(({ id, heures_moteur }) => [
        id,
        { today, heures_moteur, readings: readings?.filter(({ bateau_id }) => bateau_id === id) },
      ]),
    );
    return (bateau_id) => known.get(bateau_id) ?? { today, heures_moteur: 0 };
  }, [boats, today, readings]);
}
