import type { Boat } from "@bosco/domain/boats";
import { upcoming } from "@bosco/domain/maintenance";
import { useMemo } from "react";
import { useEngines } from "../../fleet/engines.ts";
import { useMoments } from "./moments.ts";
import { useMaintenances } from "./queries.ts";

/** What is to be done next on a boat; `maintenances` says how loading went. */
export function useUpcoming(boat: Boat) {
  const maintenances = useMaintenances();
  const boats = useMemo(() => [boat], [boat]);
  const momentOf = useMoments(boats);
  const engines = useEngines(boats);
  const own = (maintenances.data ?? []).filter((m) => m.bateau_id === boat.id);
  return { maintenances, momentOf, engines, ...upcoming(own, momentOf) };
}
