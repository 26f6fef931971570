import type { Boat } from "@bosco/domain/boats";
import type { MaybeAnothers } from "@bosco/domain/crew";
import type { Maintenance } from "@bosco/domain/maintenance";
import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { isAnothers } from "../../fleet/crew.ts";
import { useMayOn, useRolesKnown } from "../../fleet/crew-rows.ts";
import { NoBoat } from "../../fleet/NoBoat.tsx";
import { RoleNote } from "../../fleet/RoleNote.tsx";
import { useAskedRow } from "../../fleet/use-asked-row.ts";
import { useBoatFilter } from "../../fleet/use-boat-filter.ts";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { onFirstUse } from "../../ui/first-use.ts";
import { Button } from "../../ui/form/Button.tsx";
import { showToast } from "../../ui/overlay/toast.ts";
import { pressedPart } from "../../ui/pressed-part.tsx";
import { useAskedFor } from "../../ui/routing/address-state.ts";
import { CalendarDialog } from "./CalendarDialog.tsx";
import { CostsButton } from "./CostsButton.tsx";
import { FinishDialog } from "./finish/FinishDialog.tsx";
import { HistoryCard } from "./HistoryCard.tsx";
import { LogBookButton } from "./LogBookButton.tsx";
import { MaintenanceBoard } from "./MaintenanceBoard.tsx";
import { MaintenanceDialog } from "./MaintenanceDialog.tsx";
import { MaintenanceHeader } from "./MaintenanceHeader.tsx";
import { MaintenanceView } from "./MaintenanceView.tsx";
import { useMoments } from "./moments.ts";
import { MissingParts } from "./parts/MissingParts.tsx";
import { useParts } from "./parts/use-parts.ts";
import { useMaintenances } from "./queries.ts";

const plan = pressedPart(
  () => import("./plan/PlanDialog.tsx"),
  ({ onClose }) => onClose(),
);

type Shown = "form" | "plan" | "calendar";

const none: Boat[] = [];

/** why: the form in which « Terminée » was chosen is closed by then, and nothing else tells. */
const tellUnfinished = () => showToast({ title: "La maintenance n’est pas terminée.", tone: "info" });

/** What is to be done on one boat or on all, what was done, and the dialogs that change it. */
export function Maintenances() {
  const { boat, boats, select } = useBoatFilter();
  const maintenances = useMaintenances();
  const [shown, setShown] = useState<Shown>();
  const [edited, setEdited] = useState<Maintenance>();
  const [finishing, setFinishing] = useState<Maintenance>();
  // why: each opening starts a dialog anew, while a closing one keeps its content until it is gone.
  const [opening, setOpening] = useState(0);
  const fleet = boats.data ?? none;
  const momentOf = useMoments(fleet);
  const mayOn = useMayOn();
  const partsOf = useParts();
  const rolesKnown = useRolesKnown();
  const planned = useMemo(() => fleet.filter(({ id }) => mayOn(id, "maintenance.edit")), [fleet, mayOn]);
  const mayAdd = boat ? planned.includes(boat) : planned.length > 0;

  const show = useCallback((next: Shown, row?: Maintenance) => {
    // why a transition: a dialog has a form's or a plan's many fields, and the press must not wait for them.
    startTransition(() => {
      setOpening((before) => before + 1);
      setEdited(row);
      setShown(next);
    });
  }, []);
  const add = useCallback(() => show("form"), [show]);
  const addIfAsked = useCallback(() => mayAdd && add(), [mayAdd, add]);
  const edit = useCallback((m: Maintenance) => show("form", m), [show]);
  const close = (open: boolean) => {
    if (!open) setShown(undefined);
  };

  useEffect(() => onFirstUse(() => void plan.load().catch(() => {})), []);

  const failed = maintenances.isError ? maintenances : boats.isError ? boats : undefined;
  const unread = failed === boats ? "vos bateaux" : "les maintenances";
  const all = maintenances.data;
  useAskedFor("ajouter", rolesKnown ? addIfAsked : undefined);
  useAskedRow("maintenance", maintenances, edit, "Cette maintenance");
  const list = useMemo(() => all?.filter((m) => !boat || m.bateau_id === boat.id) ?? [], [all, boat]);
  const firstStep = useMemo(() => boat && mayAdd && <FirstStep onShow={show} />, [boat, mayAdd, show]);
  const onlyLooks = edited !== undefined && !mayOn(edited.bateau_id, "maintenance.edit");
  return (
    <>
      <div className="flex flex-col gap-6">
        <MaintenanceHeader
          boat={boat}
          onAdd={mayAdd ? add : undefined}
          onPlan={boat && all && mayAdd ? () => show("plan") : undefined}
          onCalendar={() => show("calendar")}
        />
        {fleet.length > 0 && <BoatSelect {...select} className="sm:max-w-md" />}
        <RoleNote boat={boat} className="-mt-4" />
        {failed && <ReadNote query={failed} message={`Impossible de charger ${unread}.`} />}
        {all && boats.data ? (
          fleet.length === 0 ? (
            <NoBoat text="Ajoutez un bateau pour programmer son entretien." />
          ) : (
            <>
              {(boat ? [boat] : fleet).map((one) => (
                <MissingParts key={one.id} boat={one} momentOf={momentOf} namesBoat={!boat && fleet.length > 1} />
              ))}
              <MaintenanceBoard
                list={list}
                momentOf={momentOf}
                boats={fleet}
                boat={boat}
                mayOn={mayOn}
                partsOf={partsOf}
                onEdit={edit}
                firstStep={firstStep}
              />
              <HistoryCard
                list={list}
                action={
                  <div className="flex flex-wrap gap-3">
                    <CostsButton list={list} boats={fleet} boat={boat} />
                    {boat && <LogBookButton boat={boat} list={all} momentOf={momentOf} />}
                  </div>
                }
              />
            </>
          )
        ) : (
          !failed && (
            <SkeletonRows
              rows={3}
              row="h-56"
              label="Chargement... Récupération des données de maintenance..."
              className="md:grid-cols-2 xl:grid-cols-3"
            />
          )
        )}
      </div>
      {fleet.length > 0 && !onlyLooks && (
        <MaintenanceDialog
          key={`form-${opening}`}
          open={shown === "form"}
          onOpenChange={close}
          boats={edited ? sameOwner(planned, edited) : planned}
          boatId={mayAdd ? (boat?.id ?? "") : ""}
          edited={edited}
          onFinish={setFinishing}
        />
      )}
      {finishing && (
        <FinishDialog
          key={finishing.id}
          maintenance={all?.find(({ id }) => id === finishing.id) ?? finishing}
          boats={fleet}
          parts={partsOf(finishing.id)}
          mayOn={mayOn}
          onClose={() => setFinishing(undefined)}
          onLeave={tellUnfinished}
        />
      )}
      {onlyLooks && (
        <MaintenanceView
          maintenance={edited}
          boats={fleet}
          moment={momentOf(edited)}
          parts={partsOf(edited.id)}
          open={shown === "form"}
          onOpenChange={close}
        />
      )}
      {boat && all && mayAdd && shown === "plan" && (
        <plan.Part
          key={`plan-${boat.id}-${opening}`}
          onClose={() => close(false)}
          boat={boat}
          momentOf={momentOf}
          own={all.filter((m) => !isAnothers(m))}
          works={list}
        />
      )}
      <CalendarDialog
        open={shown === "calendar"}
        onOpenChange={close}
        boats={fleet}
        hasChoice={fleet.length > 1 || Boolean(all?.some(({ assigne_id }) => assigne_id))}
      />
    </>
  );
}

/** Where a maintenance can be moved to: whose rows they are does not change. */
function sameOwner(boats: readonly (Boat & MaybeAnothers)[], { bateau_id }: Maintenance) {
  const of = boats.find(({ id }) => id === bateau_id);
  return boats.filter(({ proprietaire_id }) => proprietaire_id === of?.proprietaire_id);
}

/** What to do when there is nothing yet. */
function FirstStep({ onShow }: { onShow: (next: Shown) => void }) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button onClick={() => onShow("plan")}>Proposer un plan d’entretien</Button>
      <Button variant="secondary" onClick={() => onShow("form")}>
        Ajouter une maintenance
      </Button>
    </div>
  );
}
