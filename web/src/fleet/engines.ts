import { type Boat, type Engine, enginesOf } from "@bosco/domain/boats";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ownRows } from "../data/own-rows.ts";

/** Engines beside each boat's first, which is read with its boat. */
export const otherEnginesQuery = ownRows("moteurs");

const none: never[] = [];

/** Every engine of these boats: of each the first, then its others. */
export function useEngines(boats: readonly Boat[]): Engine[] {
  const others = useQuery(otherEnginesQuery).data ?? none;
  return useMemo(() => enginesOf(boats, others), [boats, others]);
}
