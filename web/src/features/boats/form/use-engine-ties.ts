import { engineOf, refuseEngineRemoval } from "@bosco/domain/boats";
import { useQuery } from "@tanstack/react-query";
import { ownRows } from "../../../data/own-rows.ts";
import { useHoursReadings } from "../../../fleet/hours-readings.ts";

const worksQuery = ownRows("maintenances");
const none: never[] = [];

/** What hangs on an engine, as far as the device knows: why it stays aboard, and how many readings go with it. */
export function useEngineTies(id: string) {
  const works = useQuery(worksQuery).data ?? none;
  const readings = useHoursReadings().data ?? none;
  return {
    refusal: refuseEngineRemoval(works.filter(({ moteur_id }) => moteur_id === id).length),
    readings: readings.filter((reading) => engineOf(reading) === id).length,
  };
}
