import type { Boat } from "@bosco/domain/boats";
import { upcoming } from "@bosco/domain/maintenance";
import { useMemo } from "react";
import { useMoments } from "./moments.ts";
import { useMaintenances } from "./queries.ts";

/** What is to be done next on a boat; `maintenances` says how loading went. */
export function useUpcoming(boat: Boat) {
  const maintenances = useMaintenances();
  const momentOf = useMoments(useMemo(() => [boat], [boat]));
  const own = (maintenances.data ?? []).filter((m) => m.bateau_id === boat.id);
  return { maintenances, momentOf, ...upcoming(own, momentOf) };
}
