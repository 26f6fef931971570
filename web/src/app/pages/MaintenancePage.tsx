import { defaultBoat } from "@bosco/domain/boats";
import type { Maintenance } from "@bosco/domain/maintenance";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { CalendarDialog } from "../../features/maintenance/CalendarDialog.tsx";
import { HistoryCard } from "../../features/maintenance/HistoryCard.tsx";
import { LogBookButton } from "../../features/maintenance/LogBookButton.tsx";
import { MaintenanceBoard } from "../../features/maintenance/MaintenanceBoard.tsx";
import { MaintenanceDialog } from "../../features/maintenance/MaintenanceDialog.tsx";
import { MaintenanceHeader } from "../../features/maintenance/MaintenanceHeader.tsx";
import { useMoments } from "../../features/maintenance/moments.ts";
import { PlanDialog } from "../../features/maintenance/PlanDialog.tsx";
import { useMaintenances } from "../../features/maintenance/queries.ts";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { NoBoat } from "../../fleet/NoBoat.tsx";
import { selectBoat, useSelectedBoat } from "../../fleet/selected-boat.ts";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { Spinner } from "../../ui/content/Spinner.tsx";
import { Button } from "../../ui/form/Button.tsx";

type Shown = "form" | "plan" | "calendar";

export default function MaintenancePage() {
  const { boat: selected, boats } = useSelectedBoat();
  const maintenances = useMaintenances();
  const [allBoats, setAllBoats] = useState(false);
  const [search, setSearch] = useSearchParams();
  const [shown, setShown] = useState<Shown | undefined>(search.has("ajouter") ? "form" : undefined);
  const [edited, setEdited] = useState<Maintenance>();
  // why: each opening starts a dialog anew, while a closing one keeps its content until it is gone.
  const [opening, setOpening] = useState(0);
  const fleet = boats.data ?? [];
  const momentOf = useMoments(fleet);
  const boat = allBoats && fleet.length > 1 ? undefined : selected;

  const show = (next: Shown, row?: Maintenance) => {
    setOpening(opening + 1);
    setEdited(row);
    setShown(next);
  };
  const close = (open: boolean) => {
    if (open) return;
    setShown(undefined);
    if (search.has("ajouter")) setSearch({}, { replace: true });
  };

  const failed = maintenances.isError ? maintenances : boats.isError ? boats : undefined;
  const unread = failed === boats ? "vos bateaux" : "les maintenances";
  const all = maintenances.data;
  const list = all?.filter((m) => !boat || m.bateau_id === boat.id) ?? [];
  const single = boat ?? (fleet.length === 1 ? defaultBoat(fleet) : undefined);
  return (
    <>
      <title>Maintenance – Bosco</title>
      <div className="flex flex-col gap-6">
        <MaintenanceHeader
          onAdd={fleet.length > 0 ? () => show("form") : undefined}
          onPlan={single && all ? () => show("plan") : undefined}
          onCalendar={() => show("calendar")}
        />
        {fleet.length > 0 && (
          <BoatSelect
            boats={fleet}
            value={boat?.id ?? ""}
            allLabel={fleet.length > 1 ? "Tous les navires" : undefined}
            onValueChange={(id) => {
              setAllBoats(id === "");
              if (id) selectBoat(id);
            }}
            className="sm:max-w-md"
          />
        )}
        {failed && <ReadNote query={failed} message={`Impossible de charger ${unread}.`} />}
        {all && boats.data ? (
          fleet.length === 0 ? (
            <NoBoat text="Ajoutez un navire pour programmer son entretien." />
          ) : (
            <>
              <MaintenanceBoard
                list={list}
                momentOf={momentOf}
                boats={fleet}
                namesBoats={!boat}
                onEdit={(m) => show("form", m)}
                firstStep={
                  single && (
                    <div className="flex flex-wrap justify-center gap-3">
                      <Button onClick={() => show("plan")}>Proposer un plan d’entretien</Button>
                      <Button variant="secondary" onClick={() => show("form")}>
                        Ajouter une maintenance
                      </Button>
                    </div>
                  )
                }
              />
              <HistoryCard
                list={list}
                action={single && <LogBookButton boat={single} list={all} momentOf={momentOf} />}
              />
            </>
          )
        ) : (
          !failed && <Spinner label="Chargement... Récupération des données de maintenance..." />
        )}
      </div>
      {fleet.length > 0 && (
        <MaintenanceDialog
          key={`form-${opening}`}
          open={shown === "form"}
          onOpenChange={close}
          boats={fleet}
          boatId={boat?.id ?? (fleet.length === 1 ? (selected?.id ?? "") : "")}
          edited={edited}
        />
      )}
      {single && all && (
        <PlanDialog
          key={`plan-${single.id}-${opening}`}
          open={shown === "plan"}
          onOpenChange={close}
          boat={single}
          moment={momentOf(single.id)}
          openCount={all.filter(({ statut }) => statut !== "Terminée").length}
          totalCount={all.length}
        />
      )}
      <CalendarDialog open={shown === "calendar"} onOpenChange={close} />
    </>
  );
}
