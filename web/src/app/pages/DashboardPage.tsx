import type { Boat } from "@bosco/domain/boats";
import { longDay, plural, upperFirst } from "@bosco/domain/french";
import { DASHBOARD_CRITICAL } from "@bosco/domain/inventory";
import { Suspense } from "react";
import { useToday } from "../../data/today.ts";
import { BoatOverview } from "../../features/boats/overview/BoatOverview.tsx";
import { MoreInformation } from "../../features/boats/overview/MoreInformation.tsx";
import { OverviewSkeleton } from "../../features/boats/overview/OverviewSkeleton.tsx";
import { Activity } from "../../features/crew/Activity.tsx";
import { CrewEntry } from "../../features/crew/CrewEntry.tsx";
import { DepartureCard } from "../../features/departure/DepartureCard.tsx";
import { TodoCard, TodoSkeleton } from "../../features/fleet-overview/TodoCard.tsx";
import { CriticalArticles } from "../../features/inventory/CriticalArticles.tsx";
import { useCriticalArticles } from "../../features/inventory/use-critical-articles.ts";
import { UpcomingMaintenances } from "../../features/maintenance/UpcomingMaintenances.tsx";
import { useUpcoming } from "../../features/maintenance/use-upcoming.ts";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { FleetLink } from "../../fleet/FleetLink.tsx";
import { isStartOpen } from "../../fleet/first-start.ts";
import { PapersLink } from "../../fleet/PapersLink.tsx";
import { useSelectBoat, useSelectedBoat } from "../../fleet/selected-boat.ts";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useTodo } from "../use-todo.ts";

const { Part: StartHint } = lazyPart(() => import("../start/StartHint.tsx"));

/**
 * why these rows: two columns that are filled independently, in one order of the document that is right on a phone too. The
 * second row takes what the boat's card is higher than what is to do, and the third what is left.
 */
const columns = "items-start lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:grid-rows-[auto_auto_1fr]";

export default function DashboardPage() {
  const { boat, boats } = useSelectedBoat();
  const selectBoat = useSelectBoat();
  const { list, unread } = useTodo(boat);
  const all = boats.data ?? [];
  return (
    <>
      <title>Tableau de bord – Bosco</title>
      <PageHeader
        title="Tableau de bord"
        subtitle={<DateLine boat={boat} />}
        actions={
          all.length > 0 && (
            <>
              <BoatSelect
                boats={all}
                value={boat?.id ?? ""}
                onValueChange={selectBoat}
                className="min-w-[min(10rem,100%)] flex-1 sm:w-72"
              />
              <FleetLink boats={all} />
            </>
          )
        }
      />
      <ReadNote query={boats} message="Impossible de charger vos bateaux." className="mt-6" />
      {boats.data && (!boat || isStartOpen(boat.id)) && (
        <Suspense fallback={boat && <p className="mt-3 h-11" />}>
          <StartHint boat={boat} />
        </Suspense>
      )}
      {/* why another one for what has come: the selector above comes with it, and what is new does not jump. */}
      <div key={boats.isPending ? "waiting" : "there"} className={`mt-5 grid gap-5 ${columns}`}>
        {boats.isPending && (
          <>
            <TodoSkeleton />
            <OverviewSkeleton />
          </>
        )}
        {boat && (
          <>
            <TodoCard
              key={boat.id}
              boatId={boat.id}
              list={list}
              note={unread && <ReadNote query={unread} message="Impossible de charger tout ce qui est à faire." />}
            />
            <div className="lg:row-span-2">
              <BoatOverview
                boat={boat}
                actions={
                  <>
                    <PapersLink boat={boat} variant="secondary" />
                    <CrewEntry key={boat.id} boat={boat} variant="secondary" />
                  </>
                }
              />
            </div>
            <div className="grid gap-5 lg:row-span-2">
              <UpcomingMaintenances boat={boat} />
              <MoreInformation boat={boat} />
            </div>
            <div className="grid gap-5">
              <DepartureCard key={boat.id} boat={boat} />
              <CriticalArticles boat={boat} />
              <Activity key={boat.id} boat={boat} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** 'Samedi 14 novembre 2026 · 2 maintenances en retard, 5 articles critiques…' */
function DateLine({ boat }: { boat: Boat | undefined }) {
  return (
    // why two lines on a phone: the counts, which come later, do not fit on the first one.
    <span className="block max-sm:min-h-[2lh]">
      {upperFirst(longDay(useToday()))}
      {boat && <Counts boat={boat} />}
    </span>
  );
}

function Counts({ boat }: { boat: Boat }) {
  const { late } = useUpcoming(boat);
  const { critical } = useCriticalArticles(boat);
  const counts = [
    unlessNone(late, "maintenance en retard", "maintenances en retard"),
    unlessNone(critical.length, "article critique", "articles critiques", ` (<\u00a0${DASHBOARD_CRITICAL}\u00a0%)`),
  ].filter(Boolean);
  return counts.length > 0 && ` · ${counts.join(", ")}`;
}

const unlessNone = (count: number, one: string, many: string, more = "") =>
  count === 0 ? "" : `${count} ${plural(count, one, many)}${more}`;
