import { type Boat, type Engine, enginesOf } from "@bosco/domain/boats";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ownRows } from "../data/own-rows.ts";

/** Engines beside each boat's first, which is read with its boat. */
export const otherEnginesQuery = ownRows("moteurs");

const none: never[] = [];

export const useOtherEngines = () => useQuery(otherEnginesQuery);

/** Every engine of these boats: of each the first, then its others. */
export function useEngines(boats: readonly Boat[]): Engine[] {
  const others = useOtherEngines().data ?? none;
  return useMemo(() => enginesOf(boats, others), [boats, others]);
}

/** The same of each boat by its id. */
export function useEnginesByBoat(boats: readonly Boat[]): ReadonlyMap<string, readonly Engine[]> {
  const engines = useEngines(boats);
  return useMemo(() => {
    const byBoat = new Map<string, Engine[]>();
    for (const engine of engines) byBoat.set(engine.bateau_id, [...(byBoat.get(engine.bateau_id) ?? []), engine]);
    return byBoat;
  }, [engines]);
}
