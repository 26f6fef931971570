import { type Boat, enginesOf } from "@bosco/domain/boats";
import { mayDo } from "@bosco/domain/crew";
import { fleetSigns } from "@bosco/domain/fleet";
import { momentsByEngine } from "@bosco/domain/maintenance";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from "react";
import { useToday } from "../data/today.ts";
import { articlesQuery } from "../features/inventory/articles/articles-query.ts";
import { maintenancesQuery } from "../features/maintenance/queries.ts";
import { boatsQuery } from "../fleet/boats.ts";
import { roleOn, useSharesOf } from "../fleet/crew.ts";
import { otherEnginesQuery } from "../fleet/engines.ts";
import { readingsQuery } from "../fleet/hours-readings.ts";
import { papersQuery } from "../fleet/papers.ts";
import { FleetSignsContext, NO_STATES } from "../fleet/signs.ts";

/** why not at once, as the inventory wants it: signs may be as old as any other read. */
const FRESH_MS = 30_000;
const none: never[] = [];

/** Counts the signs of all boats, once per change, for every part of a page that shows them; not before one asks. */
export function FleetSigns({ children }: { children: ReactNode }) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = useCallback(() => setIsAsked(true), []);
  const byBoat = useStates(isAsked);
  const signs = useMemo(() => ({ byBoat, ask }), [byBoat, ask]);
  return <FleetSignsContext value={signs}>{children}</FleetSignsContext>;
}

function useStates(enabled: boolean) {
  const boats = useQuery({ ...boatsQuery, enabled }).data;
  const maintenances = useQuery({ ...maintenancesQuery, enabled }).data;
  const articles = useQuery({ ...articlesQuery, enabled, staleTime: FRESH_MS }).data;
  const readings = useQuery({ ...readingsQuery, enabled }).data;
  const others = useQuery({ ...otherEnginesQuery, enabled }).data;
  const papers = useQuery({ ...papersQuery, enabled }).data;
  const shares = useSharesOf((enabled && boats) || none).data;
  const today = useToday();
  const now = useMemo(
    () => ({ boats, others, maintenances, articles, papers, readings, shares, today }),
    [boats, others, maintenances, articles, papers, readings, shares, today],
  );
  // why deferred: thirty thousand rows take a moment, and the press that changed one must not wait for it.
  const rows = useDeferredValue(now);
  return useMemo(() => {
    const { boats, others = [], maintenances, articles, papers, readings = [], shares, today } = rows;
    if (!enabled || !boats || !maintenances || !articles) return NO_STATES;
    const momentOf = momentsByEngine(enginesOf(boats, others), readings, today);
    const mayAddPaper = (boat: Boat) => mayDo(roleOn(boat, shares), "documents.edit");
    return fleetSigns({ boats, maintenances, articles, papers, mayAddPaper, momentOf });
  }, [rows, enabled]);
}
