import type { Boat } from "@bosco/domain/boats";
import { type Maintenance, type MomentOf, workTitle } from "@bosco/domain/maintenance";
import { CalendarCheck, SearchX } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import type { useMayOn } from "../../fleet/crew-rows.ts";
import { useEngines } from "../../fleet/engines.ts";
import { EmptyState } from "../../ui/content/EmptyState.tsx";
import { Button } from "../../ui/form/Button.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import { Counters } from "./Counters.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { applyFilters, isFiltered, NO_FILTERS } from "./filters.ts";
import { FinishDialog, useFinishReady } from "./finish/FinishDialog.tsx";
import { MaintenanceCard } from "./MaintenanceCard.tsx";
import { MaintenanceViews } from "./MaintenanceViews.tsx";
import type { useParts } from "./parts/use-parts.ts";
import { useFilters } from "./use-filters.ts";
import { useMaintenanceActions } from "./use-maintenance-actions.ts";

type MaintenanceBoardProps = {
  /** What the chosen boat, or all of them, have. */
  list: readonly Maintenance[];
  momentOf: MomentOf;
  boats: readonly Boat[];
  /** The one that is shown; cards name theirs when all are. */
  boat: Boat | undefined;
  mayOn: ReturnType<typeof useMayOn>;
  partsOf: ReturnType<typeof useParts>;
  onEdit: (m: Maintenance) => void;
  /** What to do when there is nothing yet. */
  firstStep: ReactNode;
};

/** Counters, filters and the two views, with what the cards do. */
export const MaintenanceBoard = memo(function MaintenanceBoard(props: MaintenanceBoardProps) {
  const { list, momentOf, boats, boat, mayOn, partsOf, onEdit, firstStep } = props;
  const { filters, setFilters } = useFilters();
  useFinishReady();
  const [removing, setRemoving] = useState<Maintenance>();
  const { setStatus, finishing, closeFinishing, remove, busy } = useMaintenanceActions();
  // why: what is being deleted stays in its place, dimmed, until the server has said yes.
  const leaving = [...busy.values()].filter((m) => !list.some(({ id }) => id === m.id));
  const all = [...list, ...leaving];
  const filtered = applyFilters(all, filters, momentOf);
  const engines = useEngines(boats);
  const titleOf = (m: Maintenance) => workTitle(m, engines);
  const names = new Map(boats.map(({ id, nom }) => [id, nom]));
  const nameOf = (m: Maintenance) => (boat ? undefined : names.get(m.bateau_id));

  return (
    <>
      <Counters
        list={all}
        momentOf={momentOf}
        pressed={filters.group}
        onPress={(group) => setFilters({ ...filters, group })}
      />
      <section aria-labelledby="mes-maintenances" className="flex flex-col gap-4">
        <h2 id="mes-maintenances" className="text-lg">
          Mes maintenances
        </h2>
        {all.length > 0 && <FilterBar list={all} filters={filters} onChange={setFilters} />}
        <MaintenanceViews
          list={filtered}
          momentOf={momentOf}
          planned={{ mayOn, boatNames: names, boat: boat?.nom, titleOf, onEdit }}
          renderCard={(m, level) => (
            <MaintenanceCard
              maintenance={m}
              title={titleOf(m)}
              level={level}
              moment={momentOf(m)}
              parts={partsOf(m.id)}
              boatName={nameOf(m)}
              busy={busy.has(m.id)}
              mayFinish={mayOn(m.bateau_id, "maintenance.status")}
              mayEdit={mayOn(m.bateau_id, "maintenance.edit")}
              mayAttach={mayOn(m.bateau_id, "documents.edit")}
              onStatus={setStatus}
              onEdit={onEdit}
              onRemove={setRemoving}
            />
          )}
          empty={
            isFiltered(filters) ? (
              <EmptyState
                icon={<SearchX aria-hidden="true" />}
                title="Aucune maintenance"
                text="Rien ne correspond à ces filtres."
                action={
                  <Button variant="secondary" onClick={() => setFilters(NO_FILTERS)}>
                    Effacer les filtres
                  </Button>
                }
              />
            ) : (
              <EmptyState icon={<CalendarCheck aria-hidden="true" />} title="Aucune maintenance" action={firstStep} />
            )
          }
        />
      </section>
      {finishing && (
        <FinishDialog
          key={finishing.id}
          maintenance={list.find(({ id }) => id === finishing.id) ?? finishing}
          boats={boats}
          parts={partsOf(finishing.id)}
          mayOn={mayOn}
          onClose={closeFinishing}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        onOpenChange={(open) => !open && setRemoving(undefined)}
        danger
        title="Supprimer la maintenance"
        text={`«\u00a0${removing ? titleOf(removing) : ""}\u00a0» sera supprimée.`}
        confirmLabel="Supprimer"
        busyLabel="Suppression..."
        onConfirm={() => {
          if (removing) void remove(removing);
        }}
      />
    </>
  );
});
