import {
  groupMaintenances,
  MAINTENANCE_GROUPS,
  type Maintenance,
  type MomentOf,
  sortByDue,
} from "@bosco/domain/maintenance";
import { type ReactNode, Suspense } from "react";
import { TabPanel, Tabs } from "../../ui/choice/Tabs.tsx";
import { Collapsible } from "../../ui/content/Collapsible.tsx";
import { SkeletonRows } from "../../ui/content/SkeletonRows.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useAddressChoice } from "../../ui/routing/address-state.ts";
import { CardGrid } from "./CardGrid.tsx";
import type { PlanningViewProps } from "./planning/PlanningView.tsx";

const tabs = [
  { value: "statut", label: "Par statut" },
  { value: "toutes", label: "Toutes les maintenances" },
  { value: "planning", label: "Planning" },
] as const;

const views = ["statut", "toutes", "planning"] as const;
const planning = lazyPart(() => import("./planning/PlanningView.tsx"));

type MaintenanceViewsProps = {
  list: readonly Maintenance[];
  momentOf: MomentOf;
  renderCard: (m: Maintenance, level: "h3" | "h4") => ReactNode;
  empty: ReactNode;
  /** What the planning needs beside the list. */
  planned: Omit<PlanningViewProps, "list" | "momentOf">;
};

export function MaintenanceViews({ list, momentOf, renderCard, empty, planned }: MaintenanceViewsProps) {
  const groups = groupMaintenances(list, momentOf);
  const [view, setView] = useAddressChoice("vue", views);
  return (
    <Tabs label="Vues" tabs={tabs} value={view} onValueChange={setView}>
      <TabPanel value="statut">
        {list.length === 0 && empty}
        {MAINTENANCE_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
          <Collapsible key={group} title={group} level="h3" count={groups[group].length}>
            <CardGrid list={groups[group]} renderCard={(m) => renderCard(m, "h4")} />
          </Collapsible>
        ))}
      </TabPanel>
      <TabPanel value="toutes">
        {list.length === 0 ? (
          empty
        ) : (
          <CardGrid list={sortByDue(list, momentOf)} renderCard={(m) => renderCard(m, "h3")} />
        )}
      </TabPanel>
      <TabPanel value="planning">
        {list.length === 0 ? (
          empty
        ) : (
          <Suspense fallback={<SkeletonRows rows={4} row="h-24" />}>
            <planning.Part list={list} momentOf={momentOf} {...planned} />
          </Suspense>
        )}
      </TabPanel>
    </Tabs>
  );
}
