import type { Boat } from "@bosco/domain/boats";
import { type Maintenance, type Moment, workTitle } from "@bosco/domain/maintenance";
import { useEngines } from "../../fleet/engines.ts";
import { WorkPapers } from "../../fleet/WorkPapers.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { CardFacts } from "./CardFacts.tsx";
import type { PartHeld } from "./parts/use-parts.ts";
import { StatusSign, UrgencySign } from "./WorkSigns.tsx";

type MaintenanceViewProps = {
  maintenance: Maintenance;
  boats: readonly Boat[];
  moment: Moment;
  parts: readonly PartHeld[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A maintenance for whoever may not edit it. */
export function MaintenanceView({ maintenance: m, boats, moment, parts, ...state }: MaintenanceViewProps) {
  const engines = useEngines(boats);
  return (
    <Dialog title={workTitle(m, engines)} description={m.categorie} isOnlyRead {...state}>
      <div className="flex flex-wrap gap-1.5">
        <UrgencySign maintenance={m} moment={moment} />
        <StatusSign maintenance={m} moment={moment} />
      </div>
      <CardFacts maintenance={m} moment={moment} parts={parts} />
      <WorkPapers maintenance={m} title={workTitle(m, engines)} mayAdd={false} />
    </Dialog>
  );
}
