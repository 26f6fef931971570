import type { Boat } from "@bosco/domain/boats";
import { type MomentOf, momentsByEngine } from "@bosco/domain/maintenance";
import { useMemo } from "react";
import { useToday } from "../../data/today.ts";
import { useEngines } from "../../fleet/engines.ts";
import { useReadings } from "./queries.ts";

/** Each engine's moment: the reader's day and the hours as they stand, so that an edit of the hours is felt at once. */
export function useMoments(boats: readonly Boat[]): MomentOf {
  const today = useToday();
  const readings = useReadings().data;
  const engines = useEngines(boats);
  return useMemo(() => momentsByEngine(engines, readings ?? [], today), [engines, today, readings]);
}
