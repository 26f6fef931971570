import type { Boat, Engine } from "@bosco/domain/boats";
import type { Activity } from "@bosco/domain/crew";
import type { BoatState } from "@bosco/domain/fleet";
import { SearchX } from "lucide-react";
import { startTransition, useDeferredValue, useMemo, useState } from "react";
import { useToday } from "../../data/today.ts";
import { useEnginesByBoat } from "../../fleet/engines.ts";
import { ChipGroup } from "../../ui/choice/ChipGroup.tsx";
import { useShownAtOnce } from "../../ui/choice/use-shown-at-once.ts";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { useScreenfulFirst } from "../../ui/content/use-screenful-first.ts";
import { Button } from "../../ui/form/Button.tsx";
import { SearchInput } from "../../ui/form/SearchInput.tsx";
import { useAddressChoice } from "../../ui/routing/address-state.ts";
import { useMediaQuery } from "../../ui/theme/use-media-query.ts";
import { FleetCards } from "./FleetCards.tsx";
import { FleetTable } from "./FleetTable.tsx";
import {
  CRITICAL_STOCK,
  FILTERS,
  type Filter,
  type FleetRow,
  isFound,
  passes,
  type Sort,
  sortRows,
} from "./fleet-rows.ts";
import { latest } from "./last-activity.ts";
import { useLastActivities } from "./queries.ts";

/** With fewer, one sees them all. */
const SEARCHED_FROM = 9;
const SCREENFUL = 12;

const labels: Record<Filter, string> = {
  tous: "Tous",
  retard: "En retard",
  bientot: "À faire bientôt",
  perimes: "Périmés ou bientôt",
  critique: CRITICAL_STOCK,
  papiers: "Papiers",
};

type FleetOverviewProps = { boats: readonly Boat[]; states: ReadonlyMap<string, BoatState> };

/** All boats, the one that needs somebody the most first; filtered, searched, and on a desk sorted by any column. */
export function FleetOverview({ boats, states }: FleetOverviewProps) {
  const [filter, setFilter] = useAddressChoice("filtre", FILTERS);
  const [pressed, press] = useShownAtOnce(filter, setFilter);
  const [search, setSearch] = useState("");
  const [sort, setSort] = useState<Sort>();
  const today = useToday();
  const isWide = useMediaQuery("(min-width: 1024px)");
  const drawn = useScreenfulFirst(SCREENFUL);
  const typed = useDeferredValue(search);
  const activities = useLastActivities();
  const engines = useEnginesByBoat(boats);
  const rows = useMemo(() => rowsOf(boats, engines, states, activities), [boats, engines, states, activities]);
  const shown = useMemo(
    () =>
      sortRows(
        rows.filter((row) => passes(row, filter) && isFound(row, typed)),
        sort,
      ),
    [rows, filter, typed, sort],
  );
  const list = { rows: shown.slice(0, drawn), today };
  return (
    <div className="mt-6 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ChipGroup
          label="Bateaux montrés"
          singleLine
          className="min-w-0"
          value={pressed}
          onValueChange={press}
          chips={FILTERS.map((value) => ({
            value,
            label: labels[value],
            count: rows.filter((row) => passes(row, value)).length,
          }))}
        />
        {boats.length >= SEARCHED_FROM && (
          <SearchInput
            aria-label="Rechercher un bateau"
            placeholder="Rechercher un bateau"
            value={search}
            onValueChange={setSearch}
            className="w-full sm:w-72"
          />
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="Aucun bateau"
          text="Rien ne correspond à ces filtres."
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setSearch("");
                setFilter("tous");
              }}
            >
              Effacer les filtres
            </Button>
          }
        />
      ) : isWide ? (
        // why a transition: two hundred rows change places, and the press must not wait for them.
        <FleetTable {...list} sort={sort} onSort={(next) => startTransition(() => setSort(next))} />
      ) : (
        <FleetCards {...list} />
      )}
    </div>
  );
}

/** A boat whose state is not known yet comes with it. */
function rowsOf(
  boats: readonly Boat[],
  engines: ReadonlyMap<string, readonly Engine[]>,
  states: ReadonlyMap<string, BoatState>,
  activities: readonly Activity[] = [],
): FleetRow[] {
  const known = new Map(activities.map((activity) => [activity.bateau_id, activity]));
  return boats.flatMap((boat) => {
    const state = states.get(boat.id);
    if (!state) return [];
    const activity = known.get(boat.id);
    const lastActivity = latest(state.lastActivity, activity);
    return { ...state, id: boat.id, nom: boat.nom, boat, engines: engines.get(boat.id) ?? [], activity, lastActivity };
  });
}
