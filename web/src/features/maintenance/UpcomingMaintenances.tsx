import type { Boat } from "@bosco/domain/boats";
import { workTitle } from "@bosco/domain/maintenance";
import { CalendarCheck, Wrench } from "lucide-react";
import { useMay } from "../../fleet/crew.ts";
import { Badge } from "../../ui/content/Badge.tsx";
import { Card, CardHeader } from "../../ui/content/Card.tsx";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { Link } from "../../ui/routing/Link.tsx";
import { UpcomingRow } from "./UpcomingRow.tsx";
import { useUpcoming } from "./use-upcoming.ts";

/** The dashboard's card of what is to be done next on a boat. */
export function UpcomingMaintenances({ boat }: { boat: Boat }) {
  const { maintenances, momentOf, engines, shown, total, late } = useUpcoming(boat);
  const may = useMay(boat);
  return (
    <Card as="section" aria-label="Maintenances à venir">
      <CardHeader
        title="Maintenances à venir"
        icon={<Wrench size={22} aria-hidden="true" />}
        end={late > 0 && <Badge tone="late">{late} en retard</Badge>}
      />
      <ReadNote query={maintenances} message="Impossible de charger les maintenances." className="mb-3" />
      {maintenances.data ? (
        shown.length > 0 ? (
          <>
            <ul className="divide-y divide-line">
              {shown.map((m) => (
                <UpcomingRow key={m.id} maintenance={m} title={workTitle(m, engines)} moment={momentOf(m)} />
              ))}
            </ul>
            <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
              <span className="text-ink-2 text-sm tabular-nums">
                {shown.length < total
                  ? `${shown.length} sur ${total}`
                  : total === 1
                    ? "1 maintenance"
                    : `${total} maintenances`}
              </span>
              <Button asChild variant="quiet" className="-mr-5 max-sm:-ml-5">
                <Link to="/maintenance">Voir toutes les maintenances</Link>
              </Button>
            </div>
          </>
        ) : (
          <EmptyState
            icon={<CalendarCheck aria-hidden="true" />}
            title="Aucune maintenance programmée"
            className="py-6"
            action={
              <div className="flex flex-col items-center gap-2">
                {may("maintenance.edit") && (
                  <Button asChild>
                    <Link to="/maintenance?ajouter=1">Programmer une maintenance</Link>
                  </Button>
                )}
                <Button asChild variant="quiet">
                  <Link to="/maintenance">Voir toutes les maintenances</Link>
                </Button>
              </div>
            }
          />
        )
      ) : (
        !maintenances.isError && <SkeletonRows rows={3} row="h-20" />
      )}
    </Card>
  );
}
