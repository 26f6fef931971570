import { daysBetween } from "@bosco/domain";
import type { Boat } from "@bosco/domain/boats";
import {
  asTrip,
  CHECK_DAYS,
  CLOSE_DAYS,
  type Departure,
  type DepartureTables,
  rowsOfBoat,
  rulesToLookAt,
  type TripDraft,
  vitalRules,
} from "@bosco/domain/departure";
import { useDeferredValue, useMemo } from "react";
import { useToday } from "../../data/today.ts";

const none: ReadonlySet<string> = new Set();

/** What would keep one ashore if it were not aboard, and what a look of today would settle. */
export function useWhatIf(
  boat: Boat,
  trip: TripDraft,
  tables: DepartureTables | undefined,
  judged: Departure | undefined,
) {
  const today = useToday();
  // why later than the verdict: each press on the trip would wait for two more judgements.
  const [draft, reasons] = useDeferredValue(useMemo(() => [trip, judged?.raisons] as const, [trip, judged]));
  const rules = useMemo(() => {
    if (!tables || !reasons) return { vital: none, toLookAt: none };
    const rows = rowsOfBoat(boat, draft, tables);
    // why as if the weather were seen: no rule rests on it.
    const asked = asTrip(draft, true);
    return { vital: vitalRules(rows, asked, today), toLookAt: rulesToLookAt(reasons, rows, asked, today) };
  }, [boat, draft, tables, reasons, today]);
  return { ...rules, lookNote: lookNote(daysBetween(today, trip.depart)) };
}

/** What can't be looked at yet, so many days ahead, if anything. */
function lookNote(ahead: number): string | undefined {
  if (ahead > CHECK_DAYS)
    return `Ce que vous vérifiez compte pour un départ dans les ${CHECK_DAYS}\u00a0jours\u00a0: revenez plus près du vôtre.`;
  if (ahead > CLOSE_DAYS)
    return `Eau, carburant, vivres et checklist se vérifient dans les ${CLOSE_DAYS}\u00a0jours qui précèdent le départ.`;
  return undefined;
}
