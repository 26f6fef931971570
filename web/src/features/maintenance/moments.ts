import type { Boat } from "@bosco/domain/boats";
import { type MomentOf, momentsByBoat } from "@bosco/domain/maintenance";
import { useMemo } from "react";
import { useToday } from "../../data/today.ts";
import { useReadings } from "./queries.ts";

/** Each boat's moment: the reader's day and the engine hours as they stand, so that an edit of the hours is felt at once. */
export function useMoments(boats: readonly Boat[]): MomentOf {
  const today = useToday();
  const readings = useReadings().data;
  return useMemo(() => momentsByBoat(boats, readings ?? [], today), [boats, today, readings]);
}
