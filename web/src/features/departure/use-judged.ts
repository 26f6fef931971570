import type { Boat } from "@bosco/domain/boats";
import { asTrip, judgeDeparture, rowsOfBoat, type TripDraft } from "@bosco/domain/departure";
import { useMemo } from "react";
import { useToday } from "../../data/today.ts";
import { useTables } from "./use-tables.ts";
import { useWeatherSeen } from "./weather-seen.ts";

/** The verdict of a boat for a trip, by what this device holds; undefined until all of it is read. */
export function useJudged(boat: Boat, trip: TripDraft) {
  const today = useToday();
  const { tables, unread } = useTables(boat);
  const [weatherSeen, setWeatherSeen] = useWeatherSeen(boat.id, today);
  const judged = useMemo(
    () => tables && judgeDeparture(rowsOfBoat(boat, trip, tables), asTrip(trip, weatherSeen), today),
    [boat, trip, tables, weatherSeen, today],
  );
  return { judged, tables, unread, weatherSeen, setWeatherSeen };
}
