import type { Boat } from "@bosco/domain/boats";
import { upcoming } from "@bosco/domain/maintenance";
import { useMemo } from "react";
import { useMoments } from "./moments.ts";
import { useMaintenances } from "./queries.ts";

/** What is to be done next on a boat; `maintenances` says how loading went. */
export function useUpcoming(boat: Boat) {
  const maintenances = useMaintenances();
  const moment = useMoments(useMemo(() => [boat], [boat]))(boat.id);
  const own = (maintenances.data ?? []).filter((m) => m.bateau_id === boat.id);
  return { maintenances, moment, ...upcoming(own, moment) };
}
