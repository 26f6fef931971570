import type { BoatState } from "@bosco/domain/fleet";
import { createContext, use, useEffect } from "react";

interface FleetSigns {
  /** Empty until they are known. */
  byBoat: ReadonlyMap<string, BoatState>;
  /** Has them read, and kept up to date. */
  ask: () => void;
}

export const NO_STATES: FleetSigns["byBoat"] = new Map();

/** why a context: upkeep and stock are read by features, above this floor; and the signs are counted once for all who show them. */
export const FleetSignsContext = createContext<FleetSigns>({ byBoat: NO_STATES, ask: () => {} });

/** The state of each boat, for what stands on the page. */
export function useSigns(): FleetSigns["byBoat"] {
  const { byBoat, ask } = use(FleetSignsContext);
  useEffect(ask, [ask]);
  return byBoat;
}

/** The same for what a press opens: nothing is read for it until it calls `ask`, for the stock of all boats may be long. */
export const useSignsToAsk = () => use(FleetSignsContext);
