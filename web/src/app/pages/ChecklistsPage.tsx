import { useState } from "react";
import { ChecklistOverview } from "../../features/checklists/ChecklistOverview.tsx";
import { CreateChecklistForm } from "../../features/checklists/CreateChecklistForm.tsx";
import { MyChecklists } from "../../features/checklists/MyChecklists.tsx";
import { useChecklists, useTasksByChecklist } from "../../features/checklists/use-checklists.ts";
import { useTicks } from "../../features/checklists/use-ticks.ts";
import { BoatSelect } from "../../fleet/BoatSelect.tsx";
import { NoBoat } from "../../fleet/NoBoat.tsx";
import { selectBoat, useSelectedBoat } from "../../fleet/selected-boat.ts";
import { TabPanel, Tabs } from "../../ui/choice/Tabs.tsx";
import { PageHeader } from "../../ui/content/PageHeader.tsx";
import { ReadNote } from "../../ui/content/ReadNote.tsx";
import { Spinner } from "../../ui/content/Spinner.tsx";

const tabs = [
  { value: "listes", label: "Mes Checklists" },
  { value: "creer", label: "Créer une Checklist" },
] as const;

export default function ChecklistsPage() {
  const { boat, boats } = useSelectedBoat();
  const [showAll, setShowAll] = useState(false);
  const choose = (id: string) => {
    setShowAll(id === "");
    if (id) selectBoat(id);
  };
  const select = boats.data && boats.data.length > 0 && (
    <BoatSelect
      boats={boats.data}
      value={showAll ? "" : (boat?.id ?? "")}
      onValueChange={choose}
      allLabel={boats.data.length > 1 ? "Tous les navires" : undefined}
      className="sm:w-72"
    />
  );
  return (
    <div className="flex flex-col gap-6">
      <title>Checklists – Bosco</title>
      <PageHeader title="Checklists" actions={select} />
      {boats.isPending && <Spinner />}
      <ReadNote query={boats} message="Impossible de charger vos bateaux." />
      {boats.data?.length === 0 && (
        <NoBoat icon={null} text="Une checklist appartient à un bateau : ajoutez d’abord le vôtre." />
      )}
      {boat && <BoatChecklists boatId={showAll ? undefined : boat.id} />}
    </div>
  );
}

function BoatChecklists({ boatId }: { boatId: string | undefined }) {
  const { boat, boats } = useSelectedBoat();
  const { checklists, tasks } = useChecklists();
  const [tab, setTab] = useState<(typeof tabs)[number]["value"]>("listes");
  const ticks = useTicks(tasks.data ?? []);
  const tasksOf = useTasksByChecklist(ticks.tasks);
  const failed = [checklists, tasks].find((query) => query.isError);
  const note = failed && (
    <ReadNote
      query={failed}
      message={failed === checklists ? "Impossible de charger vos checklists." : "Impossible de charger les tâches."}
    />
  );

  if (!checklists.data || !tasks.data) return note ?? <Spinner />;
  const shown = checklists.data.filter(({ bateau_id }) => !boatId || bateau_id === boatId);
  return (
    <>
      {note}
      {shown.length > 0 && <ChecklistOverview checklists={shown} tasksOf={tasksOf} />}
      <Tabs label="Checklists" tabs={tabs} value={tab} onValueChange={setTab}>
        <TabPanel value="listes">
          <MyChecklists
            key={boatId}
            checklists={shown}
            tasksOf={tasksOf}
            boats={boats.data ?? []}
            onTick={ticks.tick}
            onCreate={() => setTab("creer")}
          />
        </TabPanel>
        <TabPanel value="creer">
          <CreateChecklistForm
            boats={boats.data ?? []}
            boatId={boatId ?? boat?.id ?? ""}
            onCreated={() => setTab("listes")}
          />
        </TabPanel>
      </Tabs>
    </>
  );
}
