import { useCallback, useState } from "react";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { useMayOn } from "../../fleet/crew-rows.ts";
import { NoBoat } from "../../fleet/NoBoat.tsx";
import { RoleNote } from "../../fleet/RoleNote.tsx";
import { useSelectedBoat } from "../../fleet/selected-boat.ts";
import { useAskedRow } from "../../fleet/use-asked-row.ts";
import { useBoatFilter } from "../../fleet/use-boat-filter.ts";
import { TabPanel, Tabs } from "../../ui/choice/Tabs.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { useAddressChange, useAddressChoice } from "../../ui/routing/address-state.ts";
import { ChecklistOverview } from "./ChecklistOverview.tsx";
import { CreateChecklistForm } from "./CreateChecklistForm.tsx";
import { MyChecklists } from "./MyChecklists.tsx";
import { useChecklists, useTasksByChecklist } from "./use-checklists.ts";
import { useTicks } from "./use-ticks.ts";

const tabNames = ["listes", "creer"] as const;
const tabs = [
  { value: "listes", label: "Mes Checklists" },
  { value: "creer", label: "Créer une Checklist" },
] as const;

/** The lists of one boat or of all, and the form that makes another. */
export function Checklists() {
  const { boat, boats, select } = useBoatFilter();
  const hasBoat = select.boats.length > 0;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Checklists" actions={hasBoat && <BoatSelect {...select} className="sm:w-72" />} />
      <RoleNote boat={boat} className="-mt-4" />
      {boats.isPending && <ChecklistsSkeleton />}
      <ReadNote query={boats} message="Impossible de charger vos bateaux." />
      {boats.data?.length === 0 && (
        <NoBoat icon={null} text="Une checklist appartient à un bateau : ajoutez d’abord le vôtre." />
      )}
      {hasBoat && <BoatChecklists boatId={boat?.id} />}
    </div>
  );
}

/** The progress, the tabs and some lists. */
const ChecklistsSkeleton = () => <SkeletonRows rows={4} row="h-16 first-of-type:h-34" />;

function BoatChecklists({ boatId }: { boatId: string | undefined }) {
  const { boat, boats } = useSelectedBoat();
  const { checklists, tasks } = useChecklists();
  const [tab, setTab] = useAddressChoice("onglet", tabNames);
  const [shownId, setShownId] = useState<string>();
  const changeAddress = useAddressChange();
  const show = useCallback(
    ({ id, bateau_id }: { id: string; bateau_id: string }) => {
      setShownId(id);
      // why: it may be of another boat than the one that is shown.
      const isElsewhere = boatId !== undefined && boatId !== bateau_id;
      changeAddress({ onglet: undefined, ...(isElsewhere && { bateau: bateau_id }) }, { replace: true });
    },
    [boatId, changeAddress],
  );
  useAskedRow("checklist", checklists, show, "Cette checklist");
  const mayOn = useMayOn();
  const ticks = useTicks(tasks.data ?? []);
  const tasksOf = useTasksByChecklist(ticks.tasks);
  const failed = [checklists, tasks].find((query) => query.isError);
  const note = failed && (
    <ReadNote
      query={failed}
      message={failed === checklists ? "Impossible de charger vos checklists." : "Impossible de charger les tâches."}
    />
  );

  if (!checklists.data || !tasks.data) return note ?? <ChecklistsSkeleton />;
  const shown = checklists.data.filter(({ bateau_id }) => !boatId || bateau_id === boatId);
  const equipped = (boats.data ?? []).filter(({ id }) => mayOn(id, "checklists.edit"));
  const mayCreate = boatId ? mayOn(boatId, "checklists.edit") : equipped.length > 0;
  const newFor = equipped.find(({ id }) => id === (boatId ?? boat?.id)) ?? equipped[0];
  const lists = (
    <MyChecklists
      key={boatId}
      checklists={shown}
      tasksOf={tasksOf}
      boats={boats.data ?? []}
      mayOn={mayOn}
      shownId={shownId}
      onShown={() => setShownId(undefined)}
      onTick={ticks.tick}
      onCreate={mayCreate ? () => setTab("creer") : undefined}
    />
  );
  return (
    <>
      {note}
      {shown.length > 0 && <ChecklistOverview checklists={shown} tasksOf={tasksOf} />}
      {mayCreate ? (
        <Tabs label="Checklists" tabs={tabs} value={tab} onValueChange={setTab}>
          <TabPanel value="listes">{lists}</TabPanel>
          <TabPanel value="creer">
            <CreateChecklistForm boats={equipped} boatId={newFor?.id ?? ""} onCreated={show} />
          </TabPanel>
        </Tabs>
      ) : (
        lists
      )}
    </>
  );
}
